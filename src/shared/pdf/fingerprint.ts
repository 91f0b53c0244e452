import { canonicalJson } from '@/domain/canonicalJson';

/** SHA-256 in lower hexadecimal digits. Rejects without HTTPS, because browsers have no `crypto.subtle` there. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The fingerprint of what a PDF carries: SHA-256 of its canonical JSON. It finds accidents and is no seal, because who
 * changes the contents can compute it anew.
 */
export async function fingerprintOf(contents: object): Promise<string> {
  return sha256(new TextEncoder().encode(canonicalJson(contents)));
}

/** `d1ff 8c1d b588`: enough of a fingerprint to compare by eye. */
export function shortFingerprint(fingerprint: string): string {
  return (fingerprint.slice(0, 12).match(/.{4}/gu) ?? []).join(' ');
}
