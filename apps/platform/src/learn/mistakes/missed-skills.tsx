import { Button } from '@lemma/ui';
import { useEffect, useRef } from 'react';
import type { Answered } from '../wire.ts';
import { MissedSkill } from './missed-skill.tsx';

/** One page of skills, and the button for the next one. A page that was asked for takes the focus. */
export function MissedSkills({
  page,
  now,
  onMore,
  focused = false,
}: {
  readonly page: Answered<'mistakes'>;
  readonly now: number;
  /** Asks for the page after that place. Undefined on a page that has been followed. */
  readonly onMore: ((after: string) => void) | undefined;
  readonly focused?: boolean;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) list.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [focused]);
  const { next } = page;
  return (
    <div ref={list}>
      {page.skills.map((skill) => (
        <MissedSkill key={`${skill.lesson.lesson_uid}/${skill.skill_id}`} skill={skill} now={now} />
      ))}
      {next !== null && onMore && (
        <p className="action-row">
          <Button variant="outline" onClick={() => onMore(next)}>
            Show more skills
          </Button>
        </p>
      )}
    </div>
  );
}
