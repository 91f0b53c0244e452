import { env } from '@/shared/env';
import { runWorker } from '@/shared/files/runWorker';
import { loadLogo } from '@/shared/pdf/loadLogo';
import type { DrawnPdf, PdfOutcome } from '@/shared/pdf/pdfOutcome';
import type { CoverInput, CoverSheet } from './coverSheet';

/** Makes the PDF of a cover sheet in a worker of its own, so that the page stays responsive. Never rejects. */
export async function createCover(sheet: CoverSheet): Promise<PdfOutcome<DrawnPdf>> {
  const { company } = env;
  const input: CoverInput = {
    ...sheet,
    company,
    logo: await loadLogo(company.logo),
    createdAt: new Date(),
  };
  return runWorker({
    start: () => new Worker(new URL('./coverWorker.ts', import.meta.url), { type: 'module' }),
    message: input,
    onMessage: (outcome: PdfOutcome<DrawnPdf>) => outcome,
  });
}
