import { brand } from '../brand/brand.ts';

const ways = [
  [
    'Weekly live Q&A',
    `An hour a week with ${brand.founder}: bring what you are stuck on. Part of every plan.`,
  ],
  [
    'E-mail',
    `Write to ${brand.email}, or press Feedback at the foot of any page once you are signed in.`,
  ],
  ['Community chat', 'Ask others who study the same path, and answer them.'],
  [
    '1:1 guidance',
    'A premium add-on for learners with a plan: talks about your goal and how to get there, each bought on its own.',
  ],
] as const;

export function Support() {
  return (
    <section className="section section-ground" aria-labelledby="support-title">
      <div className="section-inner">
        <h2 id="support-title" className="section-title">
          You are not on your own
        </h2>
        <p className="lead">Study on your own, with help when you are stuck.</p>
        <dl className="audience support-ways">
          {ways.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
