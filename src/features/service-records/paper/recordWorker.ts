import { fontsOfBuild } from '@/shared/pdf/drawWithFonts';
import { serveRecord } from './drawing/serveRecord';
import type { RecordInput } from './recordPdf';

// The types only know windows, which need an origin; empty options are right for both.
const take = serveRecord((outcome) => globalThis.postMessage(outcome, {}), fontsOfBuild);
globalThis.addEventListener('message', ({ data }: MessageEvent<RecordInput>) => take(data));
