import { fontsOfBuild } from '@/shared/pdf/drawWithFonts';
import { type CoverInput, serveCover } from './drawCover';

// The types only know windows, which need an origin; empty options are right for both.
const take = serveCover((outcome) => globalThis.postMessage(outcome, {}), fontsOfBuild);
globalThis.addEventListener('message', ({ data }: MessageEvent<CoverInput>) => take(data));
