import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type ByteRange, byteRangeOf } from './byte-range.ts';
import { commonHeaders, pythonPolicy } from './policy.ts';
import { encodings, type Representation, type SiteFile } from './site-files.ts';

/** Larger files are streamed: a film is never in memory as a whole. */
const mostInMemory = 128 * 1024;

/**
 * A file as the answer to a GET or HEAD, by RFC 9110: its encoding is negotiated, a known one is not sent again (304),
 * and a part of it is sent where a part is asked for (206, 416). An answer of another status is always whole.
 */
export async function sendFile(
  request: Request,
  file: SiteFile,
  status: 200 | 404,
): Promise<Response> {
  const encoding = acceptedEncoding(request, file);
  const chosen = (encoding && file.encoded[encoding]) ?? file.plain;
  const headers = new Headers({
    ...commonHeaders,
    'content-type': file.type,
    'cache-control': file.cache,
    etag: chosen.etag,
    'accept-ranges': 'bytes',
    ...(Object.keys(file.encoded).length > 0 ? { vary: 'accept-encoding' } : {}),
    ...(encoding ? { 'content-encoding': encoding } : {}),
    ...(file.policy ? { 'content-security-policy': file.policy } : {}),
  });
  // The site's own pages frame Python's document.
  if (file.policy === pythonPolicy) headers.set('x-frame-options', 'SAMEORIGIN');
  if (status === 200 && isKnown(request, chosen))
    return new Response(null, { status: 304, headers });
  const range = status === 200 ? rangeOf(request, chosen) : 'whole';
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${chosen.size}`);
    headers.delete('content-encoding');
    headers.delete('content-type');
    return new Response(null, { status: 416, headers });
  }
  const whole = { first: 0, last: chosen.size - 1 };
  const { first, last } = range === 'whole' ? whole : range;
  headers.set('content-length', String(last - first + 1));
  if (range !== 'whole') headers.set('content-range', `bytes ${first}-${last}/${chosen.size}`);
  const body = request.method === 'HEAD' ? null : await bytesOf(chosen, { first, last });
  return new Response(body, { status: range === 'whole' ? status : 206, headers });
}

function acceptedEncoding(
  request: Request,
  file: SiteFile,
): (typeof encodings)[number] | undefined {
  const accepted = request.headers.get('accept-encoding') ?? '';
  return encodings.find(
    (one) =>
      file.encoded[one] &&
      new RegExp(`\\b${one}\\b(?!;\\s*q=0(?:\\.0*)?(?:,|$))`, 'u').test(accepted),
  );
}

/** If-None-Match compares weakly: a proxy that compresses marks the tags that it passes on. */
function isKnown(request: Request, { etag }: Representation): boolean {
  const known = request.headers.get('if-none-match');
  if (known === null) return false;
  return known.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//u, '')));
}

/** Only GET has ranges. If-Range compares strongly, and no date matches: files are known by their content alone. */
function rangeOf(request: Request, { etag, size }: Representation): ReturnType<typeof byteRangeOf> {
  const header = request.headers.get('range');
  if (header === null || request.method !== 'GET') return 'whole';
  const condition = request.headers.get('if-range');
  return condition === null || condition.trim() === etag ? byteRangeOf(header, size) : 'whole';
}

async function bytesOf({ path, size }: Representation, range: ByteRange): Promise<BodyInit> {
  if (size <= mostInMemory) {
    const content = await readFile(path);
    return Uint8Array.from(content.subarray(range.first, range.last + 1));
  }
  const handle = await open(path);
  const stream = handle.createReadStream({ start: range.first, end: range.last });
  return Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
}
