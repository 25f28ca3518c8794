import type { Access } from '../access/payments.ts';
import type { Grant } from './grants.ts';
import type { PaymentsOf } from './ledger.ts';

/** A renewal's webhook may come late; nobody is locked out for that. */
const graceMs = 3 * 24 * 60 * 60 * 1000;

/**
 * Access follows from what was bought or granted: the longest of all, and of two that are as long what was paid for. A refunded or disputed purchase gives none; a cancelled
 * subscription lasts to the end of what is paid; one whose payment failed lasts while the provider still tries.
 */
export function accessFrom(
  { purchases, subscriptions }: Pick<PaymentsOf, 'purchases' | 'subscriptions'>,
  grants: readonly Pick<Grant, 'endsAt'>[],
  now: number,
): Access {
  const ends = [
    ...purchases
      .filter(({ status }) => status === 'paid')
      .map(({ endsAt }) => ({
        source: 'purchase' as const,
        end: endsAt ?? Infinity,
        until: endsAt ?? Infinity,
      })),
    ...subscriptions
      .filter(({ status }) => status !== 'ended')
      .map(({ currentPeriodEnd, status }) => ({
        source: 'subscription' as const,
        end: currentPeriodEnd,
        until: currentPeriodEnd + (status === 'cancelled' ? 0 : graceMs),
      })),
    ...grants.map(({ endsAt }) => ({
      source: 'grant' as const,
      end: endsAt ?? Infinity,
      until: endsAt ?? Infinity,
    })),
  ].filter(({ until }) => until > now);
  const longest = ends.toSorted((a, b) => b.end - a.end)[0];
  if (!longest) return { has_access: false, source: null, ends_at: null };
  return {
    has_access: true,
    source: longest.source,
    ends_at: longest.end === Infinity ? null : new Date(longest.end).toISOString(),
  };
}
