import type { MessageToExportWorker } from './exportMessages';
import { serveExport } from './serveExport';

globalThis.addEventListener('message', ({ data }: MessageEvent<MessageToExportWorker>) => {
  // TypeScript types this as a window's postMessage, which needs an origin; empty options satisfy both.
  serveExport(data, (message) => globalThis.postMessage(message, {}));
});
