import type { LessonEvent } from './lesson-event.ts';

/** A statement of the Experience API, version 1.0.3, without the actor's own data model. */
export interface XapiStatement {
  readonly actor: unknown;
  readonly verb: { readonly id: string; readonly display: Readonly<Record<string, string>> };
  readonly object: { readonly objectType: 'Activity'; readonly id: string };
  readonly result?: {
    readonly success?: boolean;
    readonly score?: { readonly scaled: number };
    readonly response?: string;
  };
}

const verbs: Readonly<Record<LessonEvent['type'], readonly [iri: string, word: string]>> = {
  'lesson-shown': ['http://adlnet.gov/expapi/verbs/launched', 'launched'],
  'callout-toggled': ['http://adlnet.gov/expapi/verbs/interacted', 'interacted'],
  'link-followed': ['https://w3id.org/xapi/adl/verbs/followed', 'followed'],
  'hint-shown': ['https://w3id.org/xapi/dod-isd/verbs/requested', 'requested'],
  'question-answered': ['http://adlnet.gov/expapi/verbs/answered', 'answered'],
  'feedback-shown': ['http://adlnet.gov/expapi/verbs/scored', 'scored'],
  widget: ['http://adlnet.gov/expapi/verbs/interacted', 'interacted'],
  'widget-failed': ['http://adlnet.gov/expapi/verbs/terminated', 'terminated'],
  'issue-reported': ['http://adlnet.gov/expapi/verbs/commented', 'commented'],
};

/** Maps a lesson event to an xAPI statement. `base` is an IRI under which the lesson's parts get theirs. */
export function toXapi(event: LessonEvent, actor: unknown, base: string): XapiStatement {
  const [id, word] = verbs[event.type];
  const result = resultOf(event);
  return {
    actor,
    verb: { id, display: { 'en-US': word } },
    object: { objectType: 'Activity', id: new URL(objectOf(event), base).href },
    ...(result ? { result } : {}),
  };
}

function objectOf(event: LessonEvent): string {
  if ('question' in event) return event.question;
  if (event.type === 'lesson-shown') return event.lesson;
  return event.type === 'link-followed' ? event.href : event.id;
}

function resultOf(event: LessonEvent): XapiStatement['result'] {
  if (event.type === 'question-answered') return { response: JSON.stringify(event.answer) };
  if (event.type !== 'feedback-shown') return undefined;
  return { success: event.feedback.correct, score: { scaled: event.feedback.credit } };
}
