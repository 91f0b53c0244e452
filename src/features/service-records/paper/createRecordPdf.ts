import type { ServiceRecordPaper } from '@/domain/service-records/serviceRecord';
import { env } from '@/shared/env';
import { drawInWorker } from '@/shared/pdf/drawInWorker';
import type { DrawnRecord, RecordInput } from './drawing/drawRecord';

const start = () => new Worker(new URL('./recordWorker.ts', import.meta.url), { type: 'module' });

/** Makes the PDF of a service record. Never rejects. */
export async function createRecordPdf(paper: ServiceRecordPaper, createdAt: Date) {
  // A record that is drawn again keeps the company's name with which it was signed.
  const company = { ...env.company, name: paper.data.company };
  const timeZone = env.companyTimeZone;
  return drawInWorker<RecordInput, DrawnRecord>(start, { paper, company, timeZone, createdAt });
}
