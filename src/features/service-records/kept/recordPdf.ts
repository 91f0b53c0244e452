import type { Side } from '@/domain/service-records/serviceRecord';
import { readFromDevice } from '@/shared/storage/deviceStore';

/** A finished PDF as the device keeps it, beside the list of records. */
export interface KeptPdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The pictures of the signatures as data URLs, for the PDF with the one that is still missing. */
  readonly images: Readonly<Partial<Record<Side, string>>>;
}

/** The name under which the device keeps the PDF of a record. */
export const pdfName = (key: string) => `service-record/${key}`;

const isKeptPdf = (value: unknown): value is KeptPdf =>
  typeof value === 'object' && value !== null && 'bytes' in value && ArrayBuffer.isView(value.bytes);

/** The PDF of a record; null if the device has none. */
export async function readPdf(guid: string, key: string): Promise<KeptPdf | null> {
  const kept = await readFromDevice(guid, pdfName(key));
  return isKeptPdf(kept) ? kept : null;
}
