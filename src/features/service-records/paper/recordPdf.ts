import type { ServiceRecordPaper } from '@/domain/service-records/serviceRecord';
import type { PaperInput } from '@/shared/pdf/drawInWorker';
import type { DrawnPdf } from '@/shared/pdf/pdfOutcome';

/** Everything that the worker draws a service record from. */
export interface RecordInput extends PaperInput {
  readonly paper: ServiceRecordPaper;
  /** IANA name of the time zone for the moments of signing. */
  readonly timeZone: string;
}

/** A service record as it was drawn. */
export interface DrawnRecord extends DrawnPdf {
  /** Of the data in the PDF; null without HTTPS, where it has none. */
  readonly fingerprint: string | null;
}
