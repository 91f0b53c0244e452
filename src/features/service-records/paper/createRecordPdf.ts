import type { ServiceRecordPaper } from '@/domain/service-records/serviceRecord';
import { env } from '@/shared/env';
import { runWorker } from '@/shared/files/runWorker';
import { loadLogo } from '@/shared/pdf/loadLogo';
import type { RecordInput, RecordOutcome } from './recordPdf';

/** Makes the PDF of a service record in a worker of its own, so that the page stays responsive. Never rejects. */
export async function createRecordPdf(paper: ServiceRecordPaper, createdAt: Date): Promise<RecordOutcome> {
  const { company, companyTimeZone: timeZone } = env;
  const logo = await loadLogo(company.logo);
  // A record that is drawn again keeps the company's name with which it was signed.
  const input: RecordInput = {
    paper,
    company: { ...company, name: paper.data.company },
    logo,
    timeZone,
    createdAt,
  };
  return runWorker({
    start: () => new Worker(new URL('./recordWorker.ts', import.meta.url), { type: 'module' }),
    message: input,
    onMessage: (outcome: RecordOutcome) => outcome,
  });
}
