/** Both use the browser's own code: it is faster than any in JavaScript, and nothing has to be loaded. */

async function collect(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      return undefined;
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function streamOf(bytes: Uint8Array): ReadableStream<BufferSource> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      controller.close();
    },
  });
}

/** Packs bytes as zlib does. */
export async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = await collect(streamOf(bytes).pipeThrough(new CompressionStream('deflate')), Infinity);
  return packed ?? new Uint8Array();
}

/**
 * Unpacks what zlib packed.
 *
 * @param length as many bytes as there have to be
 * @returns `undefined` for damaged data, and for any other length: small files can unpack to enormous ones
 */
export async function inflate(bytes: Uint8Array, length: number): Promise<Uint8Array | undefined> {
  try {
    const unpacked = await collect(streamOf(bytes).pipeThrough(new DecompressionStream('deflate')), length);
    return unpacked?.length === length ? unpacked : undefined;
  } catch {
    return undefined;
  }
}
