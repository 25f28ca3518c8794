import { HostScores } from './host-scores.ts';
import {
  readProps,
  readToEmbed,
  type EmbedProps,
  type FromEmbed,
  type FromHost,
} from './messages.ts';

/**
 * The inside of `embed.html`: one `<lemma-lesson>` that follows the page around it.
 * The address may carry `src`, `theme`, `dir`, `lang`, and `host`, the origin of the page around:
 * only that origin hears events, may change props and score answers. Without `host` only the height is told.
 * The HTML of its feedback counts if the page says `<meta name="lemma-trusted-hosts" content="https://lms.example">`.
 */
export function startEmbedPage(): void {
  const given = new URLSearchParams(location.search);
  const host = originOf(given.get('host'));
  const trusted = host !== undefined && trustedHosts().includes(host);
  const element = document.createElement('lemma-lesson');
  const { documentElement: root, body } = document;
  root.style.colorScheme = 'light dark';
  body.style.margin = '0';
  body.style.overflow = 'hidden';
  body.append(element);

  const tell = (message: FromEmbed, to: string | undefined) => {
    if (to !== undefined && parent !== window) parent.postMessage(message, to);
  };
  const scores = new HostScores((message) => tell(message, host), trusted);
  const take = (props: EmbedProps) => {
    setAttribute(element, 'theme', props.theme);
    setAttribute(element, 'dir', props.dir);
    setAttribute(element, 'lang', props.lang);
    if (props.hideTitle !== undefined) element.toggleAttribute('hide-title', props.hideTitle);
    if (props.strings) element.strings = props.strings;
    if (props.theme) root.style.colorScheme = schemeOf(props.theme);
    if (props.lang) root.lang = props.lang;
    if (props.src === undefined) return;
    const src = URL.canParse(props.src, location.href)
      ? new URL(props.src, location.href)
      : undefined;
    // A lesson is trusted like a script: a page around may not bring its own into this origin.
    if (src?.origin === location.origin) element.setAttribute('src', src.href);
    else {
      const message = `${src?.href ?? props.src} is not on ${location.origin}.`;
      tell({ lemma: 'error', message }, host);
    }
  };
  const hear = (message: FromHost) => {
    if (message.lemma !== 'props') return scores.hear(message);
    const { props, answerWithin: within } = message;
    element.onAnswer =
      within === undefined ? undefined : (question, answer) => scores.ask(question, answer, within);
    take(props);
  };

  element.addEventListener('lemma-event', ({ detail }) => {
    tell({ lemma: 'event', event: JSON.parse(JSON.stringify(detail)) }, host);
  });
  element.addEventListener('lemma-error', ({ detail }) => {
    tell({ lemma: 'error', message: detail.message }, host);
  });
  addEventListener('message', (message: MessageEvent<unknown>) => {
    if (message.source !== parent || message.origin !== host) return;
    const told = readToEmbed(message.data);
    if (told) hear(told);
  });
  // A height is no secret; without a named host it may go to whoever frames the page.
  new ResizeObserver(() => {
    tell({ lemma: 'size', height: Math.ceil(element.getBoundingClientRect().height) }, host ?? '*');
  }).observe(element);

  take(readProps(Object.fromEntries(given)));
  tell({ lemma: 'ready' }, host);
}

/** Origins whose HTML the server of this page takes for its own. */
function trustedHosts(): readonly (string | undefined)[] {
  const named = document.querySelector<HTMLMetaElement>('meta[name="lemma-trusted-hosts"]');
  return (named?.content ?? '').split(/\s+/).map(originOf);
}

/** Of an address. What has no origin that a message can be sent to (`data:`, `file:`) is none. */
function originOf(text: string | null): string | undefined {
  const origin = text !== null && URL.canParse(text) ? new URL(text).origin : 'null';
  return origin === 'null' ? undefined : origin;
}

const schemeOf = (theme: 'auto' | 'light' | 'dark') => (theme === 'auto' ? 'light dark' : theme);

function setAttribute(element: HTMLElement, name: string, value: string | undefined): void {
  if (value !== undefined) element.setAttribute(name, value);
}
