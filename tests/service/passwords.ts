import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const keyLength = 32;
const derive = promisify<string, Buffer, number, Buffer>(scrypt);

const written = (salt: Buffer, key: Buffer): string =>
  `scrypt$${salt.toString('base64')}$${key.toString('base64')}`;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return written(salt, await derive(password, salt, keyLength));
}

/** For the seed, which is written synchronously. */
export function hashPasswordSync(password: string): string {
  const salt = randomBytes(16);
  return written(salt, scryptSync(password, salt, keyLength));
}

export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, salt, key] = hash?.split('$') ?? [];
  if (salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), keyLength), expected);
}
