import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import { useApiQuery } from '@lemma/api-client/react';
import type { DeskPath } from '@lemma/api-client/desk';
import { Button, Loading, Notice } from '@lemma/ui';
import { type FormEvent, useId, useState } from 'react';
import { GoalPicker } from '../../learn/paths/goal-picker.tsx';
import { MadePathPage } from '../../paths/made-path-page.tsx';
import { Answered, problemOf } from '../calls/answered.tsx';
import { useDeskAct, useDeskQuery } from '../calls/desk-client.tsx';
import { ChosenGoals } from './chosen-goals.tsx';
import { slugOf } from './slug.ts';

interface Draft {
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly goals: readonly string[];
}

export interface PathEditorProps {
  readonly pathUid: string;
  /** As it is kept; undefined for one that is new. */
  readonly path: DeskPath | undefined;
}

/** Title, address, words and goals of a path; how it will look; and the button that makes it public. */
export function PathEditor({ pathUid, path }: PathEditorProps) {
  const kept: Draft = {
    title: path?.title ?? '',
    slug: path?.slug ?? '',
    summary: path?.summary ?? '',
    goals: path?.goal_lesson_uids ?? [],
  };
  const [changed, setChanged] = useState<Partial<Draft>>({});
  const draft = { ...kept, ...changed };
  // Until somebody writes one, the address follows the title of a path that is new.
  const slug = draft.slug === '' && !path ? slugOf(draft.title) : draft.slug;
  const save = useDeskAct('savePath');
  const isChanged = Object.keys(changed).length > 0;
  const isReady = draft.title.trim() !== '' && slug !== '' && draft.goals.length > 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || save.isPending) return;
    save.mutate(
      {
        params: { path_uid: pathUid },
        body: {
          act_uid: crypto.randomUUID(),
          slug,
          title: draft.title.trim(),
          summary: draft.summary.trim(),
          goal_lesson_uids: [...draft.goals],
        },
      },
      { onSuccess: () => setChanged({}) },
    );
  };
  return (
    <section className="desk-list" aria-labelledby="desk-path">
      <h1 id="desk-path" className="desk-title">
        {path ? path.title : 'New path'}
      </h1>
      <form className="path-form" onSubmit={send}>
        <Fields
          draft={{ ...draft, slug }}
          onChange={(change) => setChanged({ ...changed, ...change })}
        />
        {save.isError && <Notice variant="error">It was not saved. {problemOf(save.error)}</Notice>}
        <div className="act-buttons">
          <Button type="submit" disabled={!isReady || !isChanged || save.isPending}>
            {path ? 'Save' : 'Save the draft'}
          </Button>
          <output className="desk-quiet">{path && !isChanged ? 'Saved.' : ''}</output>
        </div>
      </form>
      {path && <Publishing path={path} isChanged={isChanged} />}
      {path && <Preview path={path} />}
    </section>
  );
}

function Fields({
  draft: { title, slug, summary, goals },
  onChange,
}: {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}) {
  const library = useApiQuery('allLessons', {});
  const [titleField, slugField, summaryField] = [useId(), useId(), useId()];
  return (
    <>
      <label htmlFor={titleField} className="act-label">
        Title
      </label>
      <Input
        id={titleField}
        maxLength={80}
        value={title}
        borderColor="gray.400"
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <label htmlFor={slugField} className="act-label">
        Address: /learn/paths/…
      </label>
      <Input
        id={slugField}
        maxLength={80}
        value={slug}
        spellCheck={false}
        borderColor="gray.400"
        onChange={(event) => onChange({ slug: slugOf(event.target.value) })}
      />
      <label htmlFor={summaryField} className="act-label">
        What one can do at its end, in a sentence or two
      </label>
      <Textarea
        id={summaryField}
        rows={2}
        maxLength={500}
        value={summary}
        borderColor="gray.400"
        onChange={(event) => onChange({ summary: event.target.value })}
      />
      <fieldset className="path-goals">
        <legend className="act-label">What it leads to, in this order</legend>
        {library.data && (
          <ChosenGoals
            goals={goals}
            titleOf={(uid) =>
              library.data.lessons.find(({ lesson_uid }) => lesson_uid === uid)?.title ?? uid
            }
            onChange={(chosen) => onChange({ goals: chosen })}
          />
        )}
        {library.data ? (
          <GoalPicker
            lessons={library.data.lessons}
            chosen={goals}
            withState={false}
            onChange={(chosen) => onChange({ goals: chosen })}
          />
        ) : library.isError ? (
          <Notice variant="error">The lessons could not be loaded. Reload the page.</Notice>
        ) : (
          <Loading label="Loading the lessons…" />
        )}
      </fieldset>
    </>
  );
}

/** Publishes the path as it is saved, or withdraws it. */
function Publishing({ path, isChanged }: { readonly path: DeskPath; readonly isChanged: boolean }) {
  const publish = useDeskAct('publishPath');
  const isPublic = path.state === 'published';
  const set = (state: 'published' | 'withdrawn') => () =>
    publish.mutate({
      params: { path_uid: path.path_uid },
      body: { act_uid: crypto.randomUUID(), state },
    });
  return (
    <section className="act-form" aria-labelledby="desk-publish">
      <h2 id="desk-publish" className="desk-heading">
        {isPublic ? 'It is public' : 'It is not public'}
      </h2>
      <p className="desk-quiet">
        {isPublic ? (
          <>
            Everybody sees it at{' '}
            <a className="text-link" href={`/learn/paths/${path.slug}`}>
              /learn/paths/{path.slug}
            </a>
            . What is saved is shown at once.
          </>
        ) : (
          'Nobody but the desk sees it. Whoever began it before it was withdrawn goes on with it.'
        )}
      </p>
      {publish.isError && <Notice variant="error">{problemOf(publish.error)}</Notice>}
      <div className="act-buttons">
        {isPublic ? (
          <Button variant="outline" disabled={publish.isPending} onClick={set('withdrawn')}>
            Withdraw
          </Button>
        ) : (
          <Button disabled={publish.isPending || isChanged} onClick={set('published')}>
            Publish
          </Button>
        )}
        {isChanged && !isPublic && <span className="desk-quiet">Save your changes first.</span>}
      </div>
    </section>
  );
}

/** The page as it was saved last. */
function Preview({ path }: { readonly path: DeskPath }) {
  const query = useDeskQuery('draftPreview', { params: { path_uid: path.path_uid } });
  return (
    <section className="path-preview" aria-label="Preview">
      <Answered query={query} what="the preview">
        {(preview) => (
          <MadePathPage
            path={preview}
            heading="h2"
            action={<span className="desk-quiet">Here stands the button that starts it.</span>}
          />
        )}
      </Answered>
    </section>
  );
}
