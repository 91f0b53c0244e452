import type { MessageToExportWorker } from './exportMessages';
import { serveExport } from './serveExport';

globalThis.addEventListener('message', ({ data }: MessageEvent<MessageToExportWorker>) => {
  // The types know windows only, which have to name an origin; empty options are right for both.
  serveExport(data, (message) => globalThis.postMessage(message, {}));
});
