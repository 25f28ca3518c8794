/** `1 row`, `2 rows`, `1,000 rows`: of a noun that ends in s. */
export function plural(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;
}
