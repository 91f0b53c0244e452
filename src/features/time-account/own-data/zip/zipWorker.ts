import { type MessageToZipWorker, serveZip } from './serveZip';

globalThis.addEventListener('message', ({ data }: MessageEvent<MessageToZipWorker>) => {
  // TypeScript types this as a window's postMessage, which needs an origin; empty options satisfy both.
  serveZip(data, (message) => globalThis.postMessage(message, {}));
});
