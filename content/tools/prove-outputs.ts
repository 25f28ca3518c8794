import type { NodePython } from '@lemma/python-runtime/node';
import type { Proof } from './proof.ts';
import { fencesOutsideQuestions } from './question-source.ts';

/**
 * Runs the lesson's Python cells from top to bottom in one namespace, and each played program in one of its own, and compares what each prints with the
 * `output` block behind it: an error's last line, or its whole traceback where the block has one. `written` is the
 * Markdown with every output as it really is.
 */
export async function proveOutputs(
  markdown: string,
  file: string,
  python: NodePython,
): Promise<{ proofs: Proof[]; written: string }> {
  const fences = fencesOutsideQuestions(markdown);
  const proofs: Proof[] = [];
  const namespace = `outputs ${file} ${markdown.length}`;
  let written = '';
  let copied = 0;
  for (const [index, fence] of fences.entries()) {
    const [language, ...words] = fence.info.trim().split(/\s+/u);
    if (language !== 'python') continue;
    const follower = fences[index + 1];
    const output =
      follower?.info.trim() === 'output' && markdown.slice(fence.end, follower.start).trim() === ''
        ? follower
        : undefined;
    const played = words.includes('play');
    if (!words.includes('run') && !played && !output) continue;
    const whole = /^Traceback\b/mu.test(output?.body ?? '');
    const actual = await printed(fence.body, played ? undefined : namespace, python, whole);
    const where = `${file}:${(output ?? fence).line}`;
    if (!output && actual === '') continue;
    const same = output !== undefined && tidy(output.body) === actual;
    proofs.push(
      same
        ? { where, state: 'proved' }
        : {
            where,
            state: 'wrong',
            message: output
              ? `The output block says\n${indent(tidy(output.body))}\n  but running the code prints\n${indent(actual)}`
              : `The cell prints, and no output block follows it. Run pnpm content:check --write.`,
          },
    );
    const block = actual === '' ? '' : `\`\`\`output\n${actual}\n\`\`\``;
    written +=
      markdown.slice(copied, output ? output.start : fence.end) + (output ? block : `\n\n${block}`);
    copied = output ? output.end : fence.end;
  }
  return { proofs, written: written + markdown.slice(copied) };
}

/** What a cell shows: what it printed, then its last value, or its error: the last line, or the `whole` traceback. */
async function printed(
  code: string,
  namespace: string | undefined,
  python: NodePython,
  whole: boolean,
): Promise<string> {
  const { stdout, value, error, status, displays } = await python.run(
    code,
    namespace === undefined ? {} : { ns: namespace },
  );
  const parts = [stdout.trimEnd()];
  if (value !== undefined && displays.length === 0) parts.push(value);
  if (error) parts.push(whole ? error.text : error.message);
  else if (status !== 'ok') parts.push(`(${status})`);
  return tidy(parts.filter((part) => part !== '').join('\n'));
}

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
const indent = (text: string) =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
