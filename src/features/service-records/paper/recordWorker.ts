import { fontsOfBuild } from '@/shared/pdf/drawWithFonts';
import { type RecordInput, serveRecord } from './drawing/drawRecord';

// The types only know windows, which need an origin; empty options are right for both.
const take = serveRecord((outcome) => globalThis.postMessage(outcome, {}), fontsOfBuild);
globalThis.addEventListener('message', ({ data }: MessageEvent<RecordInput>) => take(data));
