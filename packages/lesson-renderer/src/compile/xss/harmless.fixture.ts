import { expect } from 'vitest';

const words = (text: string) => text.trim().split(/\s+/);

/** Every element that a lesson's page is made of. An attack that brings any other has got through. */
const elements: ReadonlySet<string> = new Set([
  ...words(`html head body a article blockquote br button code dd del details div dl dt em fieldset figcaption figure form h1 h2 h3 h4
    h5 h6 header hr img input label legend li ol output p pre samp section span strong sub summary sup table tbody td textarea
    th thead tr ul wbr`),
  ...words(`math annotation menclose mfrac mi mn mo mover mpadded mphantom mroot mrow mspace msqrt mstyle msub msubsup
    msup mtable mtd mtext mtr munder munderover semantics`),
  ...words('svg circle clipPath defs g line path pattern polygon polyline rect text title tspan'),
]);

/** Every attribute, besides `data-` and `aria-`. None of them runs anything; addresses and styles are looked at. */
const attributes: ReadonlySet<string> = new Set(
  words(`accent align alt autocapitalize autocomplete checked class clip-path clip-path-units cx cy d dir disabled display displaystyle
    dominant-baseline encoding fence fill fill-opacity for height href id inputmode lang linebreak loading lspace
    mathbackground mathcolor mathsize mathvariant max maxsize min minsize name notation open points preserveAspectRatio readonly
    r rel role rowlines rows rowspacing rspace rx ry scriptlevel separator size spellcheck src start step stretchy
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
    if ((name === 'href' || name === 'src') && !leadsToPage(value)) found.push(`${name}=${value}`);
    if (name === 'style' && /[@\\<]|url|image|expression|position:\s*fixed/i.test(value)) {
      found.push(`style=${value}`);
    }
    // As an attribute of an image or a form, or an id of anything, it would take the place of a property of the document.
    if ((name === 'id' || name === 'name') && value in document) found.push(`${name}=${value}`);
  }
  return found;
}

/** As the browser itself reads the address. One that it cannot read leads nowhere. */
function leadsToPage(address: string): boolean {
  const url = URL.parse(address, 'https://lemma.example/');
  return url === null || /^(?:https?|mailto|tel):$/.test(url.protocol);
}
