/** The values that a variable may have: an interval with its ends, without some of its values. */
export interface VariableDomain {
  /** Unbounded when left out. */
  readonly from?: number;
  readonly to?: number;
  readonly except?: readonly number[];
}

/** The domain of each variable; a variable that is left out may have any real value. */
export type Domain = Readonly<Record<string, VariableDomain>>;

/** The domain of a variable; an end that is infinite counts as left out. */
export function domainOf(domain: Domain, variable: string): VariableDomain {
  const { from, to, except } = (Object.hasOwn(domain, variable) && domain[variable]) || {};
  return {
    ...(Number.isFinite(from) ? { from } : {}),
    ...(Number.isFinite(to) ? { to } : {}),
    ...(except ? { except: except.filter(Number.isFinite) } : {}),
  };
}

export function isEmpty({ from = -Infinity, to = Infinity }: VariableDomain): boolean {
  return !(from < to);
}

export function isWithin(value: number, { from, to, except }: VariableDomain): boolean {
  return value >= (from ?? -Infinity) && value <= (to ?? Infinity) && !except?.includes(value);
}
