import { englishKindStrings, type KindStrings } from './kind-strings.ts';
import { englishPageStrings, type PageStrings } from './page-strings.ts';
import { englishPredictStrings, type PredictStrings } from './predict-strings.ts';
import { englishProblemStrings, type ProblemStrings } from './problem-strings.ts';

/** Every text that the renderer itself shows or says. Give your own for another language. */
export interface LessonStrings extends PageStrings, ProblemStrings, KindStrings, PredictStrings {}

// A page that does not use it does not download the texts of kinds that load late.
export const englishStrings: LessonStrings = /* @__PURE__ */ Object.assign(
  {},
  englishPageStrings,
  englishProblemStrings,
  englishKindStrings,
  englishPredictStrings,
);
