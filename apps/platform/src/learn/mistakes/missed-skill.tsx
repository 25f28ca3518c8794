import { Link } from 'react-router';
import { dayOf, inDays } from '../formatting/figures.ts';
import { learnPaths } from '../learn-paths.ts';
import { PastAnswer } from '../study/lesson/past-answer.tsx';
import type { Answered } from '../wire.ts';
import { PractiseLink } from './practise-link.tsx';

type Skill = Answered<'mistakes'>['skills'][number];

/** A skill with its latest misses, both answers beside each other, and a way to practise it. */
export function MissedSkill({ skill, now }: { readonly skill: Skill; readonly now: number }) {
  const { lesson, latest, misses, answers } = skill;
  return (
    <section className="missed-skill">
      <header>
        <div>
          <h2 tabIndex={-1}>{skill.skill_title}</h2>
          <p className="muted small">
            <Link className="text-link" to={learnPaths.reference(lesson.lesson_uid)}>
              {lesson.title}
            </Link>{' '}
            · {misses} {misses === 1 ? 'miss' : 'misses'} in {answers}{' '}
            {answers === 1 ? 'answer' : 'answers'}
          </p>
          <p className="muted small">{standingOf(skill)}</p>
        </div>
        <PractiseLink lesson={lesson} skill={skill.skill_title} />
      </header>
      <ol>
        {latest.map((miss) => (
          <li key={miss.attempt_uid}>
            <p className="missed-when muted small">
              {miss.kind === 'review' ? 'Review' : 'Lesson'},{' '}
              <time dateTime={miss.answered_at}>{whenOf(miss.answered_at, now)}</time>
            </p>
            <PastAnswer {...miss} />
            {miss.feedback['secondTry'] === true && (
              <p className="muted small">
                This question waits for you in an open session: its answer is shown here once you
                have given yours.
              </p>
            )}
          </li>
        ))}
      </ol>
      {misses > latest.length && (
        <p className="missed-rest">
          <Link className="text-link" to={learnPaths.history(lesson.lesson_uid)}>
            All {misses} in the history of this lesson
          </Link>
        </p>
      )}
    </section>
  );
}

function standingOf({ mended, right_since_at: right }: Skill): string {
  if (right === null) return 'Not right since.';
  if (mended) return `Right on two days since, the last time on ${dayOf(right)}.`;
  return `Right since, on ${dayOf(right)}. Right once more on another day, and it leaves this list.`;
}

/** "today", "3 days ago"; further back the day. */
function whenOf(moment: string, now: number): string {
  return now - Date.parse(moment) < 7 * 86_400_000 ? inDays(moment, now) : dayOf(moment);
}
