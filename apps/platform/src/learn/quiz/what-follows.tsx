import { ArrowRight, CalendarDays, Clock } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted, dateOf } from '../formatting/figures.ts';
import type { PlanChanges, QuizResult } from './quiz-words.ts';

export interface WhatFollowsProps {
  readonly result: QuizResult;
  readonly changes: PlanChanges;
  /** Whether the quiz ended within the last day. */
  readonly isFresh: boolean;
}

/** What the quiz changed in the plan. */
export function WhatFollows({ result, changes: { due, later }, isFresh }: WhatFollowsProps) {
  return (
    <section className="quiz-card what-follows" aria-labelledby="what-follows">
      <h2 id="what-follows">What follows</h2>
      <ul>
        {due.length > 0 && (
          <Row
            icon={Clock}
            title={`${counted(due.length, 'lesson')} ${dueWords(due.length, isFresh)}`}
          >
            {due.join('; ')}
          </Row>
        )}
        {later && (
          <Row icon={ArrowRight} title={`${counted(later.lessons, 'lesson')} can wait longer`}>
            {later.from < 1
              ? `Their reviews, due about now, move to about ${counted(later.to, 'day')} ahead`
              : `Their next reviews move from about ${later.from} to about ${counted(later.to, 'day')} ahead`}
          </Row>
        )}
        {due.length === 0 && !later && (
          <Row icon={ArrowRight} title="Your plan stays as it is">
            No review moved by a day or more
          </Row>
        )}
        <Row icon={CalendarDays} title={`Next quiz from ${dateOf(result.next_quiz_on)}`}>
          Nothing to prepare
        </Row>
      </ul>
    </section>
  );
}

function dueWords(lessons: number, isFresh: boolean): string {
  if (!isFresh) return 'came up for review';
  return lessons === 1 ? 'is due for review today' : 'are due for review today';
}

interface RowProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
}

function Row({ icon: Icon, title, children }: RowProps) {
  return (
    <li>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <div>
        <p className="small-heading">{title}</p>
        <p className="muted small">{children}</p>
      </div>
    </li>
  );
}
