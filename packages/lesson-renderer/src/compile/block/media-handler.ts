import type { Element, ElementContent } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { BlockHandler, ToHtml } from '../../html/block-handler-types.ts';
import { element, text } from '../../html/html-nodes.ts';
import { problem } from '../../html/problem.ts';
import { safeUrl } from '../../html/safe-url.ts';
import { filledLabel } from '../../format/labels.ts';
import type { ContainerDirective } from '../../markdown/directive-nodes.ts';
import { labelled } from '../../markdown/directive-label.ts';
import { pageId, type CompileContext } from './compile-context.ts';
import { shortened } from './image-handler.ts';

export const mediaBlocks = ['video', 'audio', 'embed'] as const;

/**
 * `:::video[Title]{src="walk.mp4" captions="walk.vtt"}`, `:::audio` and `:::embed` (a page of somebody else's): what stands in the block
 * says it in words. Files lie beside the lesson, or at a host that the lesson's host allows; a page of others is loaded once
 * the reader asks for it.
 */
export function mediaHandler(context: CompileContext): BlockHandler<'containerDirective'> {
  return (state, node) => {
    const { label, rest } = labelled(node);
    const title = label ? toString(label) : '';
    const wrong = mistakeOf(node, title, rest.length, context);
    if (wrong) return problem(context.reporter.report('media', 'error', node, ...wrong));
    const { id } = node.attributes ?? {};
    const player =
      node.name === 'embed' ? embedded(node, title, context) : played(node, title, context);
    const words = element('details', [
      element('summary', [text(context.labels.inWords)]),
      ...state.wrap(state.all({ ...node, children: rest }), true),
    ]);
    return element('figure', [player, caption(state, label), words], {
      className: ['lemma-media'],
      ...(id ? { id: pageId(context, id) } : {}),
    });
  };
}

const caption = (state: ToHtml, label: ReturnType<typeof labelled>['label']): Element =>
  element('figcaption', label ? state.all(label) : []);

/** What is wrong with a block, and what to do. */
function mistakeOf(
  { name, attributes }: ContainerDirective,
  title: string,
  words: number,
  context: CompileContext,
): readonly [string, string] | undefined {
  const { src, captions, silent, poster } = attributes ?? {};
  if (title === '')
    return [`The ${name} has no title.`, `Write it in brackets: :::${name}[How rain is measured].`];
  if (!src) return [`The ${name} has no src.`, `Write :::${name}[${title}]{src="…"}.`];
  if (words === 0)
    return [
      `Nothing says in words what this ${name} shows.`,
      `Write it between :::${name} and :::, for those who do not see or hear it.`,
    ];
  for (const url of [src, captions, poster]) {
    const refused = url ? refusedUrl(url, name === 'embed', context) : undefined;
    if (refused) return refused;
  }
  if (name === 'video' && !captions && silent === undefined)
    return [
      'The video has no captions.',
      'Write captions="….vtt", a WebVTT file of what is said; or silent, where nothing is.',
    ];
  return undefined;
}

function refusedUrl(
  url: string,
  isPage: boolean,
  { options }: CompileContext,
): readonly [string, string] | undefined {
  const shown = shortened(url);
  if (safeUrl(url) === undefined || /^(?:mailto|tel):/i.test(url))
    return [`The address "${shown}" is not allowed.`, 'Use a relative or https address.'];
  const { mediaHosts = [] } = options;
  const host = hostOf(url);
  if (host === undefined)
    return isPage
      ? [`"${shown}" is no page of another site.`, 'Write its whole address, with https://.']
      : undefined;
  if (/^http:/i.test(url)) return [`"${shown}" is not encrypted.`, 'Use its https address.'];
  if (mediaHosts.includes(host)) return undefined;
  return [
    `Lessons may not load anything from ${shortened(host)}.`,
    mediaHosts.length > 0
      ? `Allowed are ${mediaHosts.join(', ')}; or keep the file beside the lesson.`
      : 'Keep the file beside the lesson, or allow the host: lemma-content check --media-hosts, or mediaHosts of compileLesson.',
  ];
}

/** The host of an address that has one; undefined for a relative one. */
function hostOf(url: string): string | undefined {
  const base = 'https://relative.invalid';
  // Alone first: `https:site.org` is a whole address on a page that is not encrypted.
  if (URL.canParse(url)) return new URL(url).host;
  if (!URL.canParse(url, base)) return url;
  const { host } = new URL(url, base);
  return host === 'relative.invalid' ? undefined : host;
}

function played(
  { name, attributes }: ContainerDirective,
  title: string,
  { labels }: CompileContext,
): Element {
  const { src = '', captions, poster } = attributes ?? {};
  return element(
    name,
    captions
      ? [
          element('track', [], {
            kind: 'captions',
            src: safeUrl(captions),
            label: labels.captions,
            default: true,
          }),
        ]
      : [],
    {
      controls: true,
      preload: 'none',
      src: safeUrl(src ?? ''),
      ariaLabel: title,
      ...(name === 'video' ? { playsinline: true } : {}),
      ...(poster ? { poster: safeUrl(poster) } : {}),
    },
  );
}

/** A lazy frame in a closed disclosure is not loaded before that is opened: the reader consents without a script. */
function embedded(
  { attributes }: ContainerDirective,
  title: string,
  { labels }: CompileContext,
): Element {
  const src = attributes?.['src'] ?? '';
  const height = /^\d{3,4}$/.test(attributes?.['height'] ?? '')
    ? attributes?.['height']
    : undefined;
  const host = hostOf(src) ?? '';
  const words: ElementContent[] = [
    element('summary', [text(filledLabel(labels.embedLoad, { host }))]),
    element('p', [text(filledLabel(labels.embedConsent, { host }))]),
    element('iframe', [], {
      src: safeUrl(src),
      title,
      loading: 'lazy',
      sandbox: ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-presentation'],
      allow: 'fullscreen',
      referrerpolicy: 'strict-origin-when-cross-origin',
      ...(height ? { height } : {}),
    }),
  ];
  return element('details', words, { className: ['lemma-embed'] });
}
