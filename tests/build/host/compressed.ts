import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this, in bytes, compressing saves no packet. */
const LEAST = 1024;

/**
 * A file as hosts send it to browsers that can unpack it, by the ending of its name; empty for what is small or
 * compressed already.
 */
export function compressedFiles(name: string, content: Uint8Array): Readonly<Record<string, Uint8Array>> {
  if (content.length < LEAST || !/\.(?:html|js|mjs|css|json|svg|txt|webmanifest|ttf)$/u.test(name)) return {};
  return {
    '.gz': gzipSync(content, { level: 9 }),
    '.br': brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  };
}
