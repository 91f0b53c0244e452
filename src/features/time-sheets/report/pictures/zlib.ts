/** Both use the browser's own code: it is faster than any in JavaScript, and nothing has to be loaded. */

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<BufferSource> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** Packs bytes as zlib does. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = streamOf(bytes).pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/**
 * How many bytes there are in what zlib packed, counted and not kept.
 *
 * @param most where counting ends: small files can unpack to enormous ones
 * @returns `undefined` for damaged data
 */
export async function inflatedLength(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<number | undefined> {
  try {
    const reader = streamOf(bytes).pipeThrough(new DecompressionStream('deflate')).getReader();
    let length = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return length;
      length += value.length;
      if (length > most) {
        await reader.cancel();
        return length;
      }
    }
  } catch {
    return undefined;
  }
}
