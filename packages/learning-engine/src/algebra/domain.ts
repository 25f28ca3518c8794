/** The values that a variable may have: an interval with its ends, without some of its values. */
export interface VariableDomain {
  /** Unbounded when left out. */
  readonly from?: number;
  readonly to?: number;
  readonly except?: readonly number[];
}

/** The domain of each variable; a variable that is left out may have any real value. */
export type Domain = Readonly<Record<string, VariableDomain>>;

export function domainOf(domain: Domain, variable: string): VariableDomain {
  return (Object.hasOwn(domain, variable) ? domain[variable] : undefined) ?? {};
}

export function isWithin(value: number, { from, to, except }: VariableDomain): boolean {
  return value >= (from ?? -Infinity) && value <= (to ?? Infinity) && !except?.includes(value);
}
