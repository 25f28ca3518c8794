import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's password storage cheat sheet: scrypt with N = 2^17, r = 8, p = 1. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const keyLength = 32;

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `scrypt$salt$key`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

/** Compares in constant time. Without a stored hash it spends the same work, so that timing tells nothing. */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const [, salt = '', key = ''] = (stored ?? '').split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'));
  return stored !== undefined && expected.length === keyLength && timingSafeEqual(actual, expected);
}

const tooCommon = new Set([
  'password',
  'password1',
  'password12',
  'password123',
  'passw0rd',
  '12345678',
  '123456789',
  '1234567890',
  'qwertyui',
  'qwertyuiop',
  'qwerty123',
  '11111111',
  '00000000',
  'iloveyou',
  'abcdefgh',
  'abc12345',
  'letmein1',
]);

/** What is wrong with a new password, as a sentence, or undefined. After NIST SP 800-63B: length, not composition. */
export function passwordProblem(password: string, email: string): string | undefined {
  const { length } = password;
  if (length < 8) return 'Use at least 8 characters.';
  if (length > 256) return 'Use at most 256 characters.';
  const lower = password.toLowerCase();
  if (tooCommon.has(lower) || /^(.)\1+$/u.test(password))
    return 'That password is one of the first that anyone would try. Choose another.';
  if (lower === email.toLowerCase() || lower === email.toLowerCase().split('@')[0])
    return 'Your password may not be your e-mail address.';
  return undefined;
}
