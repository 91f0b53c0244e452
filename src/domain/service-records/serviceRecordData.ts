import type { KeptServiceRecord } from './keptRecord';
import { sumsOfRows } from './recordChoice';
import type { ServiceRecordData } from './serviceRecord';

type DataParts = Pick<
  KeptServiceRecord,
  'number' | 'layout' | 'company' | 'customer' | 'by' | 'scope' | 'from' | 'to' | 'rows'
>;

/** The rows and sums of a record as its PDF carries them, not rounded. */
export function serviceRecordData({ layout, rows, ...of }: DataParts): ServiceRecordData {
  return {
    format: 'tagwerk-service-record',
    version: 1,
    number: of.number,
    language: layout.language,
    company: of.company,
    customer: of.customer,
    by: of.by,
    scope: of.scope,
    from: of.from,
    to: of.to,
    rows: rows.map(({ id: _id, ...row }) => row),
    sums: sumsOfRows(rows),
  };
}
