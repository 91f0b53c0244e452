import { type ReadingMessage, serveReading } from './serveReading';

globalThis.addEventListener('message', ({ data }: MessageEvent<ReadingMessage>) => {
  // TypeScript types this as a window's postMessage, which needs an origin; empty options satisfy both.
  void serveReading(data).then((answer) => globalThis.postMessage(answer, {}));
});
