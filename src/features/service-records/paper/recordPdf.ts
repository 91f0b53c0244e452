import type { ServiceRecordPaper } from '@/domain/service-records/serviceRecord';
import type { Company } from '@/shared/hosting/company';
import type { DrawnPdf, PdfOutcome } from '@/shared/pdf/pdfOutcome';

/** Everything that the worker draws a service record from. */
export interface RecordInput {
  readonly paper: ServiceRecordPaper;
  readonly company: Company;
  /** The company's logo as PNG or JPEG; null draws the mark instead. */
  readonly logo: Uint8Array | null;
  /** IANA name of the time zone for the moments of signing. */
  readonly timeZone: string;
  readonly createdAt: Date;
}

/** A service record as it was drawn. */
export interface DrawnRecord extends DrawnPdf {
  /** Of the data in the PDF; null without HTTPS, where it has none. */
  readonly fingerprint: string | null;
}

export type RecordOutcome = PdfOutcome<DrawnRecord>;
