import { env } from '@/shared/env';
import { drawInWorker } from '@/shared/pdf/drawInWorker';
import type { DrawnPdf } from '@/shared/pdf/pdfOutcome';
import type { CoverInput, CoverSheet } from './drawCover';

const start = () => new Worker(new URL('./coverWorker.ts', import.meta.url), { type: 'module' });

/** Makes the PDF of a cover sheet. Never rejects. */
export const createCover = async (sheet: CoverSheet) =>
  drawInWorker<CoverInput, DrawnPdf>(start, { ...sheet, company: env.company, createdAt: new Date() });
