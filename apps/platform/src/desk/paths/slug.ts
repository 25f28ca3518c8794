/** An address of a title: "Ridge & lasso, step by step" becomes `ridge-lasso-step-by-step`. '' where nothing of it can be kept. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/gu, '');
}
