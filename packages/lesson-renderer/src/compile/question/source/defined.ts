type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** A parsed object without the keys that were not given. */
export function defined<T extends object>(object: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
}
