import { useApiQuery } from '@lemma/api-client/react';
import { Button } from '@lemma/ui';
import { brand, siteUrl } from '../../brand/brand.ts';
import { useNow } from '../formatting/use-now.ts';
import { saveFile } from '../save-file.ts';
import type { Answered } from '../wire.ts';
import { calendarFile } from './calendar-file.ts';
import { Talk } from './talk.tsx';

type Qa = NonNullable<Answered<'liveSupport'>['qa']>;

const whenFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** Help by people: the next live Q&A, a talk of one's own, and the chat. */
export function LiveSupport() {
  const { data, isError } = useApiQuery('liveSupport', {});
  return (
    <section className="live-support">
      <h2>Help by people</h2>
      {isError && <p role="alert">When the next live Q&amp;A is could not be loaded.</p>}
      {data?.qa && <NextQa qa={data.qa} />}
      <p>
        <a className="text-link" href={brand.chatUrl}>
          Community chat
        </a>
        : ask others who study the same path, and answer them.
      </p>
      {data?.talk && <Talk talk={data.talk} />}
    </section>
  );
}

function NextQa({ qa: { starts_at: startsAt, minutes, join_url: joinUrl } }: { readonly qa: Qa }) {
  const now = useNow();
  const start = Date.parse(startsAt);
  const end = start + minutes * 60_000;
  const isOn = start <= now && now < end;
  const save = () =>
    saveFile(
      'live-qa.ics',
      calendarFile({
        uid: `live-qa-${start}@${new URL(siteUrl('/')).hostname}`,
        title: `${brand.name}: live Q&A`,
        text: `Bring what you are stuck on. Where to join: ${siteUrl('/account')}`,
        url: joinUrl ?? siteUrl('/account'),
        start,
        end,
        now,
      }),
      'text/calendar',
    );
  return (
    <>
      <p>
        {isOn
          ? 'The live Q&A is on now.'
          : `The next live Q&A: ${whenFormat.format(start)} on your clock.`}
        {joinUrl === null && ' It is part of every plan.'}
      </p>
      <p className="action-row">
        {joinUrl !== null && (
          <Button asChild {...(isOn ? {} : { variant: 'outline' })}>
            <a href={joinUrl}>Join the live Q&amp;A</a>
          </Button>
        )}
        {!isOn && (
          <Button variant="outline" onClick={save}>
            Add it to your calendar
          </Button>
        )}
      </p>
    </>
  );
}
