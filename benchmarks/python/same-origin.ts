/**
 * The page of this runtime, changed so that its worker has the page's origin: instead of a sandboxed frame the page itself runs the frame's script. It shows what the frame costs.
 */
export function sameOriginPage(page: string): string {
  return page.replace('<script', `${policy}<script>${withoutFrame}</script><script`);
}

/** Without it a classic worker could import `data:` scripts, and Pyodide would refuse to start in it. */
const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'unsafe-inline' blob: 'wasm-unsafe-eval'">`;

const withoutFrame = `const create = document.createElement.bind(document);
document.createElement = (name, options) => {
  if (name !== 'iframe') return create(name, options);
  const stand = create('div');
  Object.defineProperties(stand, {
    contentWindow: { value: window },
    src: {
      set: async (url) => {
        const html = await (await fetch(url)).text();
        const frame = new DOMParser().parseFromString(html, 'text/html');
        const script = create('script');
        script.textContent = frame.querySelector('script').textContent;
        document.head.append(script);
      },
    },
  });
  return stand;
};`;
