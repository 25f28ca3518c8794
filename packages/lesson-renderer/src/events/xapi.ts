import type { Answer } from '@lemma/learning-engine';
import type { LessonEvent } from './lesson-event.ts';
import type { XapiActivity, XapiActor, XapiExtensions, XapiStatement } from './xapi-statement.ts';

export interface XapiOptions {
  readonly actor: XapiActor;
  /** An IRI ending with `/`, under which lessons, questions and widgets get theirs. */
  readonly base: string;
  /** Uid of the lesson that the event happened in: becomes the statement's parent activity. */
  readonly lesson?: string;
  /** A UUID made by the host when the event happened: a statement sent twice counts once. */
  readonly id?: string;
  /** ISO 8601: when it happened, where it is sent later. */
  readonly timestamp?: string;
  /** A UUID of the learner's enrolment. */
  readonly registration?: string;
}

type Verb = readonly [iri: string, word: string];

const interacted: Verb = ['http://adlnet.gov/expapi/verbs/interacted', 'interacted'];
const verbs: Readonly<Record<LessonEvent['type'], Verb>> = {
  'lesson-shown': ['http://adlnet.gov/expapi/verbs/launched', 'launched'],
  'callout-toggled': interacted,
  'link-followed': ['http://id.tincanapi.com/verb/viewed', 'viewed'],
  'hint-shown': ['http://adlnet.gov/expapi/verbs/asked', 'asked'],
  'question-answered': ['http://adlnet.gov/expapi/verbs/answered', 'answered'],
  'feedback-shown': ['http://adlnet.gov/expapi/verbs/scored', 'scored'],
  'prediction-made': ['http://adlnet.gov/expapi/verbs/responded', 'responded'],
  'prediction-skipped': ['http://id.tincanapi.com/verb/skipped', 'skipped'],
  widget: interacted,
  python: interacted,
  'widget-failed': interacted,
  'issue-reported': ['http://adlnet.gov/expapi/verbs/commented', 'commented'],
};

const activityTypes = 'http://adlnet.gov/expapi/activities';

/** Maps an event to a statement of the Experience API 1.0.3. The host gives who, when and where, and sends it. */
export function toXapi(event: LessonEvent, options: XapiOptions): XapiStatement {
  const { actor, base, lesson, id, timestamp, registration } = options;
  const [verb, word] = verbs[event.type];
  const result = resultOf(event, (name) => `${base}extensions/${name}`);
  const parent = lesson && event.type !== 'lesson-shown' ? lessonActivity(lesson, base) : undefined;
  const context = {
    ...(registration ? { registration } : {}),
    ...(parent ? { contextActivities: { parent: [parent] } } : {}),
  };
  return {
    ...(id ? { id } : {}),
    actor,
    verb: { id: verb, display: { 'en-US': word } },
    object: activityOf(event, base),
    ...(result ? { result } : {}),
    ...(Object.keys(context).length > 0 ? { context } : {}),
    ...(timestamp ? { timestamp } : {}),
  };
}

const iri = (name: string, base: string) => new URL(name, base).href;

const lessonActivity = (uid: string, base: string): XapiActivity => ({
  objectType: 'Activity',
  id: iri(encodeURIComponent(uid), base),
  definition: { type: `${activityTypes}/lesson` },
});

function activityOf(event: LessonEvent, base: string): XapiActivity {
  if (event.type === 'lesson-shown') return lessonActivity(event.lesson, base);
  if (event.type === 'link-followed') {
    const definition = { type: `${activityTypes}/link` };
    return { objectType: 'Activity', id: iri(event.href, base), definition };
  }
  if ('question' in event) {
    return {
      objectType: 'Activity',
      id: iri(`questions/${encodeURIComponent(event.question)}`, base),
      definition: {
        type: `${activityTypes}/cmi.interaction`,
        interactionType:
          event.type === 'question-answered' ? interactionOf(event.answer) : ('other' as const),
      },
    };
  }
  return {
    objectType: 'Activity',
    id: iri(`parts/${encodeURIComponent(event.id)}`, base),
    definition: { type: `${activityTypes}/interaction` },
  };
}

type Interaction = NonNullable<NonNullable<XapiActivity['definition']>['interactionType']>;

function interactionOf(answer: Answer): Interaction {
  switch (answer.kind) {
    case 'multiple-choice':
    case 'multi':
      return 'choice';
    case 'numeric':
    case 'output':
    case 'cloze':
    case 'expression':
    case 'point':
      return 'fill-in';
    case 'order':
      return 'sequencing';
    case 'match':
      return 'matching';
    default:
      return 'other';
  }
}

/** In the form that the interaction type asks for (xAPI 1.0.3, appendix C). */
function responseOf(answer: Answer): string {
  switch (answer.kind) {
    case 'multiple-choice':
    case 'multi':
      return answer.selected.join('[,]');
    case 'numeric':
    case 'output':
    case 'expression':
      return answer.text;
    case 'cloze':
      return answer.gaps.join('[,]');
    case 'order':
      return answer.lines.map(({ id }) => id).join('[,]');
    case 'point':
      return answer.points.map((place) => place.join(',')).join('[,]');
    case 'match':
      return answer.pairs.map(([left, right]) => `${left}[.]${right}`).join('[,]');
    default:
      return JSON.stringify(answer);
  }
}

function resultOf(
  event: LessonEvent,
  key: (name: string) => string,
): XapiStatement['result'] | undefined {
  const extended = (extensions: XapiExtensions) => ({ extensions });
  switch (event.type) {
    case 'question-answered':
      return { response: responseOf(event.answer) };
    case 'feedback-shown':
      return { success: event.feedback.correct, score: { scaled: event.feedback.credit } };
    case 'hint-shown':
      return extended({ [key('hint')]: event.hint });
    case 'callout-toggled':
      return extended({ [key('callout')]: event.kind, [key('open')]: event.open });
    // Neither success nor score: it is not graded.
    case 'prediction-made':
      return {
        response: event.option ?? event.text ?? '',
        extensions: {
          [key('widget')]: event.name,
          ...(event.right === undefined ? {} : { [key('predicted')]: event.right }),
        },
      };
    case 'prediction-skipped':
      return extended({ [key('widget')]: event.name });
    case 'widget':
    case 'python':
      return extended({
        [key('widget')]: event.name,
        [key('event')]: event.event,
        ...(event.detail === undefined ? {} : { [key('detail')]: event.detail }),
      });
    case 'widget-failed':
      return {
        completion: false,
        extensions: { [key('widget')]: event.name, [key('error')]: String(event.error) },
      };
    case 'issue-reported':
      return extended({ [key('widget')]: event.name });
    case 'lesson-shown':
    case 'link-followed':
      return undefined;
  }
}
