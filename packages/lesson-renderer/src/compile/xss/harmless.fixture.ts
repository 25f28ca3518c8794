import { expect } from 'vitest';

const words = (text: string) => text.trim().split(/\s+/);

/** Every element that a lesson's page is made of. An attack that brings any other has got through. */
const elements: ReadonlySet<string> = new Set([
  ...words(`html head body a article audio blockquote br button caption code dd del details div dl dt em fieldset figcaption figure form h1 h2 h3 h4
    h5 h6 header hr iframe img input label legend li ol output p pre samp section span strong sub summary sup table tbody td textarea
    th thead tr track ul video wbr`),
  ...words(`math annotation menclose mfrac mi mn mo mover mpadded mphantom mroot mrow mspace msqrt mstyle msub msubsup
    msup mtable mtd mtext mtr munder munderover semantics`),
  ...words('svg circle clipPath defs g line path pattern polygon polyline rect text title tspan'),
]);

/** Every attribute, besides `data-` and `aria-`. None of them runs anything; addresses and styles are looked at. */
const attributes: ReadonlySet<string> = new Set(
  words(`accent align allow alt autocapitalize autocomplete checked controls default class clip-path clip-path-units cx cy d dir disabled display displaystyle
    dominant-baseline encoding fence fill fill-opacity for height href id inputmode interestfor kind label lang linebreak loading lspace
    mathbackground mathcolor mathsize mathvariant max maxsize min minsize name notation open playsinline points popover popovertarget poster preload preserveAspectRatio readonly referrerpolicy
    r rel role rowlines rows rowspacing rspace rx ry sandbox scriptlevel separator size spellcheck src start step stretchy
    stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity stroke-width style symmetric tabindex
    text-anchor title transform type value viewBox voffset width x x1 x2 xml:space xmlns y y1 y2
    columnalign columnlines columnspacing columnspan`),
);

/** All in `host` that is not a lesson's: other elements and attributes, addresses that lead to no page, styles that load. */
export function harmIn(host: ParentNode): readonly string[] {
  return [...new Set([...host.querySelectorAll('*')].flatMap(whatIsHarmful))];
}

/** `said` is what the failure shows beside the harm. */
export function expectHarmless(host: ParentNode, said = ''): void {
  expect({ said, harm: harmIn(host) }).toEqual({ said, harm: [] });
}

function whatIsHarmful(element: Element): readonly string[] {
  const found = elements.has(element.localName) ? [] : [`<${element.localName}>`];
  // A form's own property may be one of its fields, by an attack that names it so.
  for (const name of Element.prototype.getAttributeNames.call(element)) {
    const value = Element.prototype.getAttribute.call(element, name) ?? '';
    if (!/^(?:data|aria)-/.test(name) && !attributes.has(name)) found.push(name);
    if (addresses.has(name) && !leadsToPage(value)) found.push(`${name}=${value}`);
    if (name === 'style' && /[@\\<]|url|image|expression|position:\s*fixed/i.test(value)) {
      found.push(`style=${value}`);
    }
    // As an attribute of an image or a form, or an id of anything, it would take the place of a property of the document.
    if ((name === 'id' || name === 'name') && value in document) found.push(`${name}=${value}`);
  }
  if (element.localName === 'iframe' && !isAllowedPage(element)) found.push(element.outerHTML);
  if (/^(?:video|audio|track)$/.test(element.localName) && !liesBeside(element))
    found.push(element.outerHTML);
  return found;
}

const addresses = new Set(['href', 'src', 'poster']);

/** A page of others is of the host that the test allows, lazy, in a sandbox, and folded away. */
function isAllowedPage(frame: Element): boolean {
  const url = URL.parse(frame.getAttribute('src') ?? '');
  return (
    url?.origin === 'https://www.youtube-nocookie.com' &&
    url.username === '' &&
    frame.getAttribute('loading') === 'lazy' &&
    frame.hasAttribute('sandbox') &&
    frame.parentElement?.localName === 'details' &&
    !frame.parentElement.hasAttribute('open')
  );
}

/** No host of films is allowed but the one of pages: all others lie beside the lesson. */
function liesBeside(player: Element): boolean {
  return ['src', 'poster'].every((name) => {
    const address = player.getAttribute(name);
    const url = address === null ? null : URL.parse(address, 'https://lemma.example/');
    return (
      url === null || /^https:\/\/(?:lemma\.example|www\.youtube-nocookie\.com)$/.test(url.origin)
    );
  });
}

/** As the browser itself reads the address. One that it cannot read leads nowhere. */
function leadsToPage(address: string): boolean {
  const url = URL.parse(address, 'https://lemma.example/');
  return url === null || /^(?:https?|mailto|tel):$/.test(url.protocol);
}
