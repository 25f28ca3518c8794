import type { LessonEvent } from '../events/lesson-event.ts';
import type { LessonHostProps } from '../host/lesson-provider.tsx';
import { readFromEmbed, type AskedAnswer, type EmbedProps, type ToEmbed } from './messages.ts';

export interface EmbedOptions extends EmbedProps {
  /** Address of the embed page: `embed.html` of the script folder, on the server that has the lessons. */
  readonly page: string;
  readonly onEvent?: ((event: LessonEvent) => void) | undefined;
  /**
   * Scores an answer, as the prop of `<Lesson>` does. Without it the lesson says that answers are not checked. Its
   * `comment` and `explanation` are shown as text, unless the embed page names this origin in `lemma-trusted-hosts`.
   */
  readonly onAnswer?: LessonHostProps['onAnswer'];
  /** How long the learner waits for `onAnswer` before it counts as failed, in milliseconds. Default 30,000. */
  readonly answerWithin?: number | undefined;
  /** The lesson could not be read, or an answer got no feedback that could be shown. The learner sees that something is wrong. */
  readonly onError?: ((message: string) => void) | undefined;
}

export interface EmbeddedLesson {
  /** Changes what the lesson was given, without loading the frame anew. */
  readonly update: (props: EmbedProps) => void;
  /** Stops listening. The frame stays as it is. */
  readonly close: () => void;
}

/**
 * Shows a lesson of another server in an iframe, which takes on the lesson's height.
 * Messages count only if they come from this frame and from its page's origin; what is sent goes to that origin alone.
 */
export function embedLesson(iframe: HTMLIFrameElement, options: EmbedOptions): EmbeddedLesson {
  const { page, onEvent, onError, onAnswer, answerWithin = 30_000, ...first } = options;
  const address = new URL(page, document.baseURI);
  let props: EmbedProps = first;

  const post = (message: ToEmbed) => iframe.contentWindow?.postMessage(message, address.origin);
  const send = () => post({ lemma: 'props', props, ...(onAnswer ? { answerWithin } : {}) });
  const score = async ({ id, question, answer }: AskedAnswer) => {
    try {
      post({ lemma: 'feedback', id, feedback: await onAnswer?.(question, answer) });
    } catch (cause) {
      // Whether it threw, or gave back what cannot travel between pages: the learner may try again.
      post({ lemma: 'not-scored', id });
      onError?.(`The answer to ${question.uid} was not scored: ${String(cause)}`);
    }
  };
  const listen = (message: MessageEvent<unknown>) => {
    if (message.source !== iframe.contentWindow || message.origin !== address.origin) return;
    const told = readFromEmbed(message.data);
    if (told?.lemma === 'ready') send();
    if (told?.lemma === 'size') iframe.style.height = `${told.height}px`;
    if (told?.lemma === 'event') onEvent?.(told.event);
    if (told?.lemma === 'answer') void score(told);
    if (told?.lemma === 'error') onError?.(told.message);
  };

  addEventListener('message', listen);
  address.searchParams.set('host', location.origin);
  iframe.style.border ||= '0';
  iframe.style.width ||= '100%';
  iframe.src = address.href;
  return {
    update: (changed) => {
      props = { ...props, ...changed };
      send();
    },
    close: () => removeEventListener('message', listen),
  };
}
