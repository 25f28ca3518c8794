import type { PageWitness } from './page-witness.ts';
import type { PythonEscape } from './python/python-escape.ts';
import type { Run, Subject } from './subject.ts';

/** Time in which a request, a message or a timer of an attempt arrives. */
const settleSeconds = 0.4;

const exercise = {
  code: 'def square(x): return 4',
  cases: [{ name: 'hidden', call: 'square(13)', expect: '169', hidden: true }],
  rules: [],
};
const next = `import time\ntime.sleep(${settleSeconds})\nprint(6 * 7)`;
/** These leave a worker that the next attempt must not begin with. */
const spoiling: ReadonlySet<PythonEscape['effect']> = new Set([
  'next run',
  'wrong answer',
  'malformed result',
  'endless',
]);

/** Makes the attempts one after the other; resolves with the names of those that succeed. */
export async function successes(
  subject: Subject,
  witness: PageWitness,
  attempts: readonly PythonEscape[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const late: { readonly name: string; readonly check: () => Promise<boolean> }[] = [];
  const answers = async () => (await subject.run('print(1)')).stdout === '1\n';
  // The first attempt must not meet a Python that a loaded machine has not started in time.
  if (!(await answers())) await subject.renew();
  for (const attempt of attempts) {
    const check = await begin(subject, witness, attempt);
    late.push({ name: nameOf(attempt), check });
    if (spoiling.has(attempt.effect) || !(await answers())) await subject.renew();
  }
  await new Promise((resolve) => {
    setTimeout(resolve, 1_000);
  });
  for (const { name, check } of late) if (await check()) found.add(name);
  return found;
}

export const nameOf = ({ kind, name }: PythonEscape): string => `${kind}: ${name}`;

/** Makes one attempt; the returned function says whether it has succeeded, once all has arrived that will. */
async function begin(
  subject: Subject,
  witness: PageWitness,
  { code, effect, before }: PythonEscape,
): Promise<() => Promise<boolean>> {
  const token = `probe-${crypto.randomUUID()}`;
  const secret = `secret-${crypto.randomUUID()}`;
  const blob = URL.createObjectURL(new Blob([secret]));
  const at = (path: string) => new URL(path, location.origin).href;
  const given = {
    token,
    probe: at(`/probe/${token}`),
    secret_blob: blob,
    secret_page: at('/probe-secret'),
  };
  const program = Object.entries(given)
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join('');
  const knows = async ({ stdout }: Run) => {
    const page = await (await fetch('/probe-secret')).text();
    return [secret, page, keptSecret].some((each) => stdout.includes(each));
  };
  if (before !== undefined) {
    await subject.run(before.replace('SECRET', secret), 'saved');
    await subject.nextLearner();
  }
  const now = (succeeded: boolean) => () => Promise.resolve(succeeded);
  if (effect === 'endless') return now(!(await subject.survives(program + code)));
  const run = await subject.run(program + code);
  switch (effect) {
    case 'request':
      return async () => (await witness.requests()).has(token);
    case 'stored':
      return async () => (await witness.stored()).some((name) => name.includes(token));
    case 'message':
      return () => Promise.resolve(witness.messages().includes(token));
    case 'secret':
      return now(await knows(run));
    case 'global':
      return now(run.stdout.includes('WorkerGlobalScope]'));
    case 'next run':
      return now((await subject.run(next)).stdout !== '42\n');
    case 'wrong answer':
      return now((await subject.grade(exercise)).passed);
    case 'malformed result':
      return now(run.error !== undefined && !isPythonError(run.error));
  }
}

/** What the page keeps where only its origin should read it. */
export const keptSecret = `secret-${crypto.randomUUID()}`;

function isPythonError(error: unknown): boolean {
  const { type, message, text, frames } = error as Record<string, unknown>;
  return (
    [type, message, text].every((each) => typeof each === 'string') &&
    Array.isArray(frames) &&
    frames.every((frame: Record<string, unknown>) => typeof frame['line'] === 'number')
  );
}
