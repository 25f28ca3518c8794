import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { learnPaths } from '../learn-paths.ts';
import {
  type FirstRunStep,
  firstRunSteps,
  keepPlace,
  keptPlace,
  type Place,
  stepOf,
} from './kept-place.ts';

export interface FirstRun {
  /** The screen that is shown. */
  readonly step: FirstRunStep;
  readonly place: Place;
  /** To the next screen, with what this one has found out; after the last one to the plan. */
  readonly goOn: (found?: Pick<Place, 'goal'>) => void;
  /**
   * Notes that this screen is reached, without showing it yet: what a screen does may change what My learning shows, and
   * the first run is to stay.
   */
  readonly reach: (step: FirstRunStep) => void;
  /** Leaves the first run for good. */
  readonly end: () => void;
}

/** The learner's first run: its screen stands in the address, so that the browser's own way back leads one back. */
export function useFirstRun(): FirstRun {
  const learner = useAuth().user?.sub ?? '';
  const [place, setPlace] = useState(() => keptPlace(learner));
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const step = stepOf(params.get('step')) ?? (place.step === 'done' ? 'goal' : place.step);
  const keep = useCallback(
    (next: Place) => {
      setPlace(next);
      keepPlace(learner, next);
    },
    [learner],
  );
  const reach = useCallback((next: FirstRunStep) => keep({ ...place, step: next }), [keep, place]);
  const end = useCallback(() => {
    keep({ ...place, step: 'done' });
    void navigate(learnPaths.myLearning, { replace: true });
  }, [keep, place, navigate]);
  const goOn = useCallback(
    (found: Pick<Place, 'goal'> = {}) => {
      const next = firstRunSteps[firstRunSteps.indexOf(step) + 1];
      if (next === undefined) {
        end();
        return;
      }
      keep({ ...place, ...found, step: next });
      void navigate({ search: `?step=${next}` });
    },
    [step, place, keep, end, navigate],
  );
  return useMemo(() => ({ step, place, goOn, reach, end }), [step, place, goOn, reach, end]);
}
