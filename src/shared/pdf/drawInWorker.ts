import type { Company } from '../hosting/company';
import { runWorker } from '../files/runWorker';
import { loadLogo } from './loadLogo';
import type { DrawnPdf, PdfOutcome } from './pdfOutcome';

/** What a worker draws every paper with. */
export interface PaperInput {
  readonly company: Company;
  /** The company's logo as PNG or JPEG; null draws the mark instead. */
  readonly logo: Uint8Array | null;
  readonly createdAt: Date;
}

/** Makes a PDF in a worker of its own, so that the page stays responsive. Never rejects. */
export async function drawInWorker<Input extends PaperInput, Drawn extends DrawnPdf<unknown>>(
  start: () => Worker,
  input: Omit<Input, 'logo'>,
): Promise<PdfOutcome<Drawn>> {
  return runWorker({
    start,
    message: { ...input, logo: await loadLogo(input.company.logo) },
    onMessage: (outcome: PdfOutcome<Drawn>) => outcome,
  });
}
