/** What attacks call to show that they ran. */
const alarms = ['alert', 'confirm', 'prompt', 'print', 'open'] as const;

/** Watches a window; says how often an attack ran in it, or asked for a script or a page of elsewhere, so far. */
export function watch(watched: Window): () => number {
  let count = 0;
  const alarm = () => {
    count += 1;
  };
  Object.assign(watched, Object.fromEntries(alarms.map((name) => [name, alarm])));
  watched.document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (/^(?:script|object|frame)-src/.test(effectiveDirective)) alarm();
  });
  return () => count;
}

/** Nothing comes from elsewhere; scripts in the text, handlers and `javascript:` run as on any page. */
const policy =
  "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data:; frame-src data:";

/**
 * How often an attack runs on a page of its own, once all has come about that may set one off. The HTML gets in as
 * a script of the page would put it, or is read as a page that a server sends.
 */
export async function alarmsOn(html: string, way: 'innerHTML' | 'parsed'): Promise<number> {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts', 'allow-same-origin');
  document.body.append(frame);
  const view = frame.contentWindow;
  if (!view) throw new Error('The page within the page did not open.');
  try {
    const page = view.document;
    page.open();
    const alarmed = watch(view);
    page.write(`<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">`);
    page.write(way === 'parsed' ? `<body>${html}` : '<body>');
    page.close();
    if (way === 'innerHTML') page.body.innerHTML = html;
    page.addEventListener('click', stayOnPage);
    await settled();
    provoke(page);
    await settled();
    return alarmed();
  } finally {
    frame.remove();
  }
}

/** Where a pointer or the keyboard gets to. */
export const reachable = 'a, area, button, input, select, textarea, label, summary, [tabindex]';

/** Lets everything happen that an attribute waits for, and focuses and clicks all that can be reached. */
function provoke(root: Document): void {
  for (const element of root.querySelectorAll('*')) {
    for (const name of element.getAttributeNames().filter((name) => name.startsWith('on'))) {
      element.dispatchEvent(new Event(name.slice(2)));
    }
  }
  focusAndClick(root.querySelectorAll(reachable));
}

export function focusAndClick(elements: Iterable<Element>): void {
  for (const element of elements) {
    (element as HTMLElement | SVGElement).focus?.();
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}

/** Follows no link, but lets what is no address of a page happen. */
export function stayOnPage(event: Event): void {
  const { target } = event;
  const link = (target as Partial<Element> | null)?.closest?.('[href], [*|href]');
  const address = link?.getAttribute('href') ?? link?.getAttribute('xlink:href') ?? '';
  if (!/^\s*javascript:/i.test(address.replaceAll(/[\t\n\r]/g, ''))) event.preventDefault();
}

/**
 * Once pictures that cannot be shown have failed, animations have begun and links have been followed. It waits on
 * the test's own page: an attack may have led the other one away.
 */
export async function settled(): Promise<void> {
  await new Promise((resolve) => {
    const image = document.createElement('img');
    image.addEventListener('error', resolve, { once: true });
    image.src = 'data:image/png,';
  });
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
