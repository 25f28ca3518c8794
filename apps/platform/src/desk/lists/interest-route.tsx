import { dayOf } from '../../learn/formatting/figures.ts';
import { Answered } from '../calls/answered.tsx';
import { useDeskQuery } from '../calls/desk-client.tsx';
import { Facts } from '../words/facts.tsx';

const regionNames = new Intl.DisplayNames(['en-GB'], { type: 'region' });

function countryName(code: string | null): string {
  if (code === null) return 'Country not known';
  try {
    return regionNames.of(code) ?? code;
  } catch {
    return code;
  }
}

/** /desk/interest: who waits for the product to be sold where they live. */
export default function InterestRoute() {
  const query = useDeskQuery('interestReport', {});
  return (
    <section className="desk-list" aria-labelledby="desk-interest">
      <h1 id="desk-interest" className="desk-title">
        Interest
      </h1>
      <Answered query={query} what="the list">
        {({ total, countries, latest }) =>
          total === 0 ? (
            <p className="desk-empty">Nobody waits for their region yet.</p>
          ) : (
            <>
              <p className="desk-quiet">
                {total} {total === 1 ? 'person waits' : 'people wait'} for their region.{' '}
                <code>edge announce-launch COUNTRY</code> writes to all of one country, once.
              </p>
              <Facts
                facts={countries.map(({ country_code, people }) => [
                  countryName(country_code),
                  String(people),
                ])}
              />
              <h2 className="desk-heading">The latest</h2>
              <ul className="plain-lines">
                {latest.map(({ email, country_code, at }) => (
                  <li key={email}>
                    <span>{email}</span>
                    <span className="desk-quiet">
                      {countryName(country_code)}, {dayOf(at)}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Answered>
    </section>
  );
}
