import type { MessageToWorker } from './reportMessages';
import { serveReport } from './serveReport';

/** A font that does not come is given up after this time, in milliseconds. */
const FONT_MS = 30_000;

async function load(font: URL): Promise<Uint8Array> {
  const answer = await fetch(font, { signal: AbortSignal.timeout(FONT_MS) });
  if (!answer.ok) throw new Error(`${font.pathname}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const take = serveReport(
  // The types only know windows, which need an origin; empty options are right for both.
  (message) => globalThis.postMessage(message, {}),
  async (isWide) => {
    // The addresses are written out, because the build only finds them so.
    const [regular, bold] = await Promise.all(
      isWide
        ? [
            load(new URL('./fonts/NotoSansWide-Regular.ttf', import.meta.url)),
            load(new URL('./fonts/NotoSansWide-Bold.ttf', import.meta.url)),
          ]
        : [
            load(new URL('./fonts/NotoSans-Regular.ttf', import.meta.url)),
            load(new URL('./fonts/NotoSans-Bold.ttf', import.meta.url)),
          ],
    );
    return { regular, bold };
  },
);
globalThis.addEventListener('message', ({ data }: MessageEvent<MessageToWorker>) => take(data));
