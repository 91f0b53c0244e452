import { fontFiles } from './fonts/fontFiles';
import type { MessageToWorker } from './reportMessages';
import { serveReport } from './serveReport';

async function load(file: URL): Promise<Uint8Array> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file.pathname}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

serveReport(
  {
    // The types only know windows, which need an origin; empty options are right for both.
    post: (message) => globalThis.postMessage(message, {}),
    listen: (onMessage) => {
      globalThis.addEventListener('message', ({ data }: MessageEvent<MessageToWorker>) => onMessage(data));
    },
  },
  async () => {
    const [regular, bold] = await Promise.all([load(fontFiles.regular), load(fontFiles.bold)]);
    return { regular, bold };
  },
);
