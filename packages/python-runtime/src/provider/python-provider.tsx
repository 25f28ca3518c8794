import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { DraftStore } from '../drafts/draft-store.ts';
import { createPythonRuntime } from '../runtime/python-runtime.ts';
import type { PythonRuntime } from '../runtime/python-runtime.ts';
import type { PythonOptions } from '../runtime/options.ts';
import type { GivenPythonStrings } from '../strings/python-strings.ts';
import { StringsContext, wholeStrings } from '../strings/use-strings.ts';

export interface PythonProviderProps {
  readonly options?: PythonOptions;
  /** A runtime that the host made and ends itself: for several providers on one page, as in web components. */
  readonly runtime?: PythonRuntime;
  /** Gives a runtime at this provider's first use, in place of a new one: as one that was started ahead. The provider ends it. */
  readonly createRuntime?: () => PythonRuntime;
  /** Whose drafts are kept; drafts of other users are never shown. Default: one anonymous user. */
  readonly user?: string;
  /** Start Python once the page rests, before anything is run. Default false. */
  readonly prewarm?: boolean;
  /** Texts of the parts inside, where they are not English. Keep it the same object between renderings. */
  readonly strings?: GivenPythonStrings;
  readonly children: ReactNode;
}

export interface PythonPage {
  readonly runtime: () => PythonRuntime;
  readonly drafts: DraftStore;
}

const PythonContext = createContext<PythonPage | undefined>(undefined);

/** One Python for all cells below. Its worker starts with the first run and ends when this unmounts. */
export function PythonProvider({
  options,
  runtime: given,
  createRuntime,
  user = '',
  prewarm = false,
  strings: givenStrings,
  children,
}: PythonProviderProps) {
  // Options are read once: a page that must change them gives the provider a new `key`.
  const create = useRef(createRuntime ?? (() => createPythonRuntime(options)));
  const runtime = useRef<PythonRuntime | undefined>(undefined);
  const page = useMemo<PythonPage>(
    () => ({
      runtime: () => given ?? (runtime.current ??= create.current()),
      drafts: new DraftStore(user),
    }),
    [given, user],
  );

  useEffect(
    () => () => {
      runtime.current?.terminate();
      runtime.current = undefined;
    },
    [],
  );

  useEffect(() => (prewarm ? page.runtime().prewarmAtRest() : undefined), [page, prewarm]);

  const strings = useMemo(() => wholeStrings(givenStrings), [givenStrings]);
  return (
    <StringsContext.Provider value={strings}>
      <PythonContext.Provider value={page}>{children}</PythonContext.Provider>
    </StringsContext.Provider>
  );
}

/** The Python of the nearest provider. */
export function usePython(): PythonPage {
  const page = useContext(PythonContext);
  if (!page)
    throw new Error('No Python here: put <PythonProvider> around the parts that run code.');
  return page;
}
