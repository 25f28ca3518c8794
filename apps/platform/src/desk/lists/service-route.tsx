import { Answered } from '../calls/answered.tsx';
import { type Told, useDeskQuery } from '../calls/desk-client.tsx';
import { type Fact, Facts } from '../words/facts.tsx';
import { momentOf } from '../words/figures.ts';
import { Worries } from './worries.tsx';

type Service = Told<'serviceReport'>;

/** /desk/service: what runs, and what of its jobs needs a person. */
export default function ServiceRoute() {
  const query = useDeskQuery('serviceReport', {});
  return (
    <section className="desk-list" aria-labelledby="desk-service">
      <h1 id="desk-service" className="desk-title">
        Service
      </h1>
      <Answered query={query} what="the service">
        {(service) => (
          <>
            <Worries service={service} />
            <h2 className="desk-heading">Jobs</h2>
            <Facts facts={jobFacts(service)} />
            <h2 className="desk-heading">What runs</h2>
            <Facts facts={serverFacts(service)} />
          </>
        )}
      </Answered>
    </section>
  );
}

function jobFacts({ jobs }: Service): readonly Fact[] {
  const { mail, deletions, refunds, rechecks } = jobs;
  return [
    ['Mail', mail ? `${mail.waiting} waiting, ${mail.failed} failed` : 'This server sends none'],
    [
      'Deletions of accounts',
      deletions.oldest_at === null
        ? 'None open'
        : `${deletions.open} open, the oldest since ${momentOf(deletions.oldest_at)}`,
    ],
    ['Refunds of double subscriptions', `${refunds.open} open`],
    ['Programs graded again', `${rechecks.waiting} waiting, ${rechecks.differ} differ`],
  ];
}

function serverFacts({
  version,
  build_commit,
  content,
  database,
  migrations,
  learners,
}: Service): readonly Fact[] {
  return [
    ['Learners', String(learners)],
    ['Content', `${content.lessons} lessons in ${content.courses} courses, ${content.version}`],
    ['Server', `${version}, build ${build_commit}`],
    [
      'Database',
      `${database === 'pglite' ? 'Embedded' : 'PostgreSQL'}, ${migrations.applied} of ${migrations.expected} migrations`,
    ],
  ];
}
