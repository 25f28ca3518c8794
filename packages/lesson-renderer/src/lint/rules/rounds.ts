import type { Root } from 'mdast';
import { foundSections, nodesOf } from '../../markdown/outline.ts';
import { roundNumbers } from '../../markdown/rounds.ts';
import type { ContainerDirective } from '../../markdown/directive-nodes.ts';
import type { LintRule } from '../lint-rule.ts';
import { questionBlocks } from '../question-blocks.ts';

/** Fewer do not show that an idea has arrived. */
const fewestExercises = 3;

/** Each round of a lesson asks skills of its own, in at least three exercises. */
export const rounds: LintRule = ({ tree, report }) => {
  const roundOfSkill = new Map<string, number>();
  for (const { round, heading, exercises } of roundsIn(tree)) {
    for (const block of exercises) {
      const skill = block.attributes?.['skill'] ?? '';
      const first = roundOfSkill.get(skill) ?? round;
      roundOfSkill.set(skill, first);
      if (first === round) continue;
      report(
        'rounds',
        'error',
        block,
        `Round ${first} asks the skill "${skill}" already, and it is passed there.`,
        `Give the question a skill of round ${round}, or move it to round ${first}.`,
      );
    }
    if (exercises.length < fewestExercises)
      report(
        'rounds',
        'error',
        heading,
        `Round ${round} has ${exercises.length === 1 ? '1 exercise' : `${exercises.length} exercises`}.`,
        `Each round has at least ${fewestExercises}. Write more, or join it with its neighbour.`,
      );
  }
};

interface Round {
  readonly round: number;
  readonly heading: Root['children'][number];
  readonly exercises: readonly ContainerDirective[];
}

/** The exercises of each round, with the heading of their section. None in a lesson of one round. */
function roundsIn(tree: Root): readonly Round[] {
  const nodes = nodesOf(tree);
  const found = foundSections(nodes);
  const numbers = roundNumbers(found.map(({ kind }) => kind));
  return found.flatMap(({ kind, index, node }, i) => {
    const round = numbers[i];
    if (round === undefined || kind !== 'exercises') return [];
    const children = nodes.slice(index + 1, found[i + 1]?.index);
    return [{ round, heading: node, exercises: questionBlocks({ type: 'root', children }) }];
  });
}
