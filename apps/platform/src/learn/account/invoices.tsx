import { useApiQuery } from '@lemma/api-client/react';
import { dayOf } from '../formatting/figures.ts';

const amountOf = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100);

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
              : {amountOf(amount, currency)}, paid on {dayOf(paidAt)}
            </li>
          );
        })}
      </ul>
    </>
  );
}
