/** Both functions use the browser's own code, which is faster than JavaScript and needs no download. */

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<BufferSource> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** Compresses bytes like zlib. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = streamOf(bytes).pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/**
 * Counts the bytes in zlib data without keeping them.
 * @param most where to stop counting, because small files can unpack to enormous ones
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
