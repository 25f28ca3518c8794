import type { LessonEvent } from '../events/lesson-event.ts';
import { readFromEmbed, type EmbedProps, type ToEmbed } from './messages.ts';

export interface EmbedOptions extends EmbedProps {
  /** Address of the embed page: `embed.html` of the script folder, on the server that has the lessons. */
  readonly page: string;
  readonly onEvent?: ((event: LessonEvent) => void) | undefined;
  /** The lesson could not be read; the frame shows why. */
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
  const { page, onEvent, onError, ...first } = options;
  const address = new URL(page, document.baseURI);
  let props: EmbedProps = first;

  const send = () => {
    const message: ToEmbed = { lemma: 'props', props };
    iframe.contentWindow?.postMessage(message, address.origin);
  };
  const listen = (message: MessageEvent<unknown>) => {
    if (message.source !== iframe.contentWindow || message.origin !== address.origin) return;
    const told = readFromEmbed(message.data);
    if (told?.lemma === 'ready') send();
    if (told?.lemma === 'size') iframe.style.height = `${told.height}px`;
    if (told?.lemma === 'event') onEvent?.(told.event);
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
