import { useApiQuery } from '@lemma/api-client/react';
import { dayOf, money } from '../formatting/figures.ts';

/** Paid invoices, each with the payment provider's page of it. */
export function Invoices() {
  const { data, isError } = useApiQuery('invoices', {});
  if (isError) return <p role="alert">Your invoices could not be loaded. Reload the page.</p>;
  if (!data || data.invoices.length === 0) return null;
  return (
    <>
      <h3>Invoices</h3>
      <ul className="plain-rows">
        {data.invoices.map(({ number, paid_at: paidAt, amount, currency, url }) => {
          const name = `Invoice ${number ?? dayOf(paidAt)}`;
          return (
            <li key={`${paidAt} ${number}`}>
              {url === null ? (
                name
              ) : (
                <a className="text-link" href={url}>
                  {name}
                </a>
              )}
              : {money({ amount, currency })}, paid on {dayOf(paidAt)}
            </li>
          );
        })}
      </ul>
    </>
  );
}
