import { readProps, readToEmbed, type EmbedProps, type FromEmbed } from './messages.ts';

/**
 * The inside of `embed.html`: one `<lemma-lesson>` that follows the page around it.
 * The address may carry `src`, `theme`, `dir`, `lang`, and `host`, the origin of the page around:
 * only that origin hears events and may change props. Without `host` only the height is told.
 */
export function startEmbedPage(): void {
  const given = new URLSearchParams(location.search);
  const host = originOf(given.get('host'));
  const element = document.createElement('lemma-lesson');
  const { documentElement: root, body } = document;
  root.style.colorScheme = 'light dark';
  body.style.margin = '0';
  body.style.overflow = 'hidden';
  body.append(element);

  const tell = (message: FromEmbed, to: string | undefined) => {
    if (to !== undefined && parent !== window) parent.postMessage(message, to);
  };
  const take = (props: EmbedProps) => {
    setAttribute(element, 'theme', props.theme);
    setAttribute(element, 'dir', props.dir);
    setAttribute(element, 'lang', props.lang);
    if (props.hideTitle !== undefined) element.toggleAttribute('hide-title', props.hideTitle);
    if (props.strings) element.strings = props.strings;
    if (props.theme) root.style.colorScheme = schemeOf(props.theme);
    if (props.lang) root.lang = props.lang;
    if (props.src === undefined) return;
    const src = new URL(props.src, location.href);
    // A lesson is trusted like a script: a page around may not bring its own into this origin.
    if (src.origin === location.origin) element.setAttribute('src', src.href);
    else tell({ lemma: 'error', message: `${src.href} is not on ${location.origin}.` }, host);
  };

  element.addEventListener('lemma-event', ({ detail }) => {
    tell({ lemma: 'event', event: JSON.parse(JSON.stringify(detail)) }, host);
  });
  element.addEventListener('lemma-error', ({ detail }) => {
    tell({ lemma: 'error', message: detail.message }, host);
  });
  addEventListener('message', (message: MessageEvent<unknown>) => {
    if (message.source !== parent || message.origin !== host) return;
    const props = readToEmbed(message.data);
    if (props) take(props);
  });
  // A height is no secret; without a named host it may go to whoever frames the page.
  new ResizeObserver(() => {
    tell({ lemma: 'size', height: Math.ceil(element.getBoundingClientRect().height) }, host ?? '*');
  }).observe(element);

  take(readProps(Object.fromEntries(given)));
  tell({ lemma: 'ready' }, host);
}

function originOf(text: string | null): string | undefined {
  return text !== null && URL.canParse(text) ? new URL(text).origin : undefined;
}

const schemeOf = (theme: 'auto' | 'light' | 'dark') => (theme === 'auto' ? 'light dark' : theme);

function setAttribute(element: HTMLElement, name: string, value: string | undefined): void {
  if (value !== undefined) element.setAttribute(name, value);
}
