import { pythonCell } from './directives.ts';
import { inPlaceOf, type ReportLoss, type SourceLine } from './source-line.ts';

/** A notebook's cells as lines of Markdown, code with what it printed behind it. Throws an `Error` for what is no notebook. */
export function notebookLines(json: string, lose: ReportLoss): readonly SourceLine[] {
  const notebook = parsed(json);
  const cells = Array.isArray(notebook['cells']) ? notebook['cells'] : undefined;
  if (!cells)
    throw new Error(
      'This notebook has no list of cells: it is of a version before 4. Save it anew in Jupyter.',
    );
  const language = languageOf(notebook);
  return cells.flatMap((cell: unknown, index): readonly SourceLine[] => {
    const at = `cell ${index + 1}`;
    const { cell_type: type, source, metadata, outputs } = recordOf(cell);
    const lines = textOf(source)
      .split('\n')
      .map((text, line) => ({ text, at: `${at}, line ${line + 1}` }));
    const blank = inPlaceOf(at, '');
    if (type === 'markdown') return [...withoutAttachments(lines, recordOf(cell), lose), ...blank];
    if (type !== 'code') {
      lose(at, 'a raw cell');
      return [];
    }
    if (lines.every(({ text }) => text.trim() === '')) return [];
    const info = recordOf(metadata)['tags'];
    const tags = Array.isArray(info) ? info.map(String) : [];
    if (language !== 'python')
      return [...inPlaceOf(at, `\`\`\`${language}`), ...lines, ...inPlaceOf(at, '```', '')];
    const cellLines = pythonCell(lines, tags, at, lose);
    if (cellLines.length === 0) return [];
    const isSilent = tags.some((tag) => /^(?:hide|remove)-(?:output|cell)$/.test(tag));
    const printed = isSilent ? [] : outputOf(outputs, at, lose);
    return [...cellLines, ...printed, ...blank];
  });
}

function parsed(json: string): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(json));
  } catch (cause) {
    throw new Error('This notebook is no JSON.', { cause });
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Notebooks keep a text as one string, or as its lines. */
function textOf(value: unknown): string {
  return Array.isArray(value) ? value.map(String).join('') : typeof value === 'string' ? value : '';
}

function languageOf(notebook: Readonly<Record<string, unknown>>): string {
  const metadata = recordOf(notebook['metadata']);
  const named =
    recordOf(metadata['language_info'])['name'] ?? recordOf(metadata['kernelspec'])['language'];
  return typeof named === 'string' && named !== '' ? named.toLowerCase() : 'python';
}

function withoutAttachments(
  lines: readonly SourceLine[],
  { attachments }: Readonly<Record<string, unknown>>,
  lose: ReportLoss,
): readonly SourceLine[] {
  if (Object.keys(recordOf(attachments)).length === 0) return lines;
  return lines.map((line) => {
    if (!line.text.includes('](attachment:')) return line;
    lose(line.at, 'a picture that is kept in the notebook: save it beside the lesson');
    return { ...line, text: line.text.replaceAll('](attachment:', '](') };
  });
}

/** What a cell printed and gave, as the text that is known. */
function outputOf(outputs: unknown, at: string, lose: ReportLoss): readonly SourceLine[] {
  let text = '';
  for (const output of Array.isArray(outputs) ? outputs.map(recordOf) : []) {
    const data = recordOf(output['data']);
    if (output['output_type'] === 'stream' && output['name'] !== 'stderr')
      text += textOf(output['text']);
    else if (output['output_type'] === 'error') {
      text += `${String(output['ename'])}: ${String(output['evalue'])}\n`;
    } else if (Object.keys(data).some((type) => type.startsWith('image/')))
      lose(at, 'the figure that a cell draws: say what it shows, ```python run alt="…"');
    else if (data['text/plain'] !== undefined) {
      if (data['text/html'] !== undefined)
        lose(at, 'a table that a cell gives, which stands as text: an ```output table holds it');
      text += `${textOf(data['text/plain'])}\n`;
    }
  }
  const lines = text.trimEnd().split('\n');
  if (text.trim() === '') return [];
  const plain = lines.map((line) => line.replaceAll(escapes, ''));
  return inPlaceOf(at, '```output', ...plain, '```');
}

/** Colours of a terminal. */
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const escapes = /\u001B\[[\d;]*m/g;
