/** An address that shows SVG as an image: no script of it runs, and nothing is loaded by it. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
