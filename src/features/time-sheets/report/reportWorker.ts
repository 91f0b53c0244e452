import { fontsOfBuild } from '@/shared/pdf/drawWithFonts';
import type { MessageToWorker } from './reportMessages';
import { serveReport } from './serveReport';

// The types only know windows, which need an origin; empty options are right for both.
const take = serveReport((message) => globalThis.postMessage(message, {}), fontsOfBuild);
globalThis.addEventListener('message', ({ data }: MessageEvent<MessageToWorker>) => take(data));
