import { Refusal } from '../refusal/refusal.ts';

/** A longer body is read on up to this many times its limit, so that its sender can read the refusal. */
const mostRead = 32;

/** Reads a body of at most `limit` bytes. A longer one is refused, and no more of it than that is in memory. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new Refusal('body-too-large', `The body may have ${limit} bytes at most. Send less at a time.`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving this loop early resets the connection.
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length <= limit) chunks.push(chunk);
    else if (length > limit * mostRead) throw tooLarge();
  }
  if (length > limit) throw tooLarge();
  return Buffer.concat(chunks);
}

/** The JSON value of a body: UTF-8, `application/json`. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/iu.test(type))
    throw new Refusal(
      'unsupported-media-type',
      `The body is "${type.slice(0, 100) || 'of no type'}". Send content-type: application/json.`,
    );
  const bytes = await readBytes(request, limit);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidBody('is not valid UTF-8');
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalidBody(`is not valid JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

function invalidBody(message: string): Refusal {
  return new Refusal('invalid-request', `The body ${message}.`, {
    errors: [{ pointer: '/body', message }],
  });
}
