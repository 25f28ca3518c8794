import { nearest } from '../../format/nearest.ts';
import type { LintRule } from '../lint-rule.ts';
import { questionBlocks } from '../question-blocks.ts';

/** Every question is for a skill of the lesson's front matter. */
export const questionSkill: LintRule = ({ front, tree, report }) => {
  const skills = Object.keys(front.skills);
  for (const block of questionBlocks(tree)) {
    const skill = block.attributes?.['skill'] ?? '';
    if (skills.includes(skill)) continue;
    report(
      'question-skill',
      'error',
      block,
      skill ? `The front matter has no skill "${skill}".` : 'The question names no skill.',
      nearest(skill, skills, `Write skill="…" with one of: ${skills.join(', ')}.`),
    );
  }
};
