import type { ProjectAbsence } from '@/domain/account/absence';
import { accountDays } from '@/domain/account/accountDays';
import { dayValue } from '@/domain/account/dayShares';
import { hundredthsOf, plus } from '@/domain/hundredths';
import { type Period, isWithin } from '@/domain/time/period';
import type { WorkRecord } from '@/domain/work/workRecord';
import type { OwnAccount } from '../../useOwnAccount';

/** Whether a record belongs to a mapped project. */
export function isRecordOf({ customerId, projectId }: ProjectAbsence, record: WorkRecord): boolean {
  return String(record.customerId) === customerId && String(record.projectId) === projectId;
}

/** Counts the records of a mapped project within a period, and the days and hours of absence that they are. */
export function mappingFigures(
  mapping: ProjectAbsence,
  { inputs, reading }: Pick<OwnAccount, 'inputs' | 'reading'>,
  period: Period,
) {
  const records = (reading.records ?? []).filter(
    (record) => isRecordOf(mapping, record) && isWithin(record.date, period),
  );
  const days = accountDays(period, { ...inputs, records, mapped: [mapping], absences: [] });
  return {
    records: records.length,
    days: days.reduce(
      (sum, { date, absences }) =>
        sum + absences.reduce((shares, { share }) => shares + share, 0) * dayValue(date, inputs.workDays),
      0,
    ),
    /** The credited hours. For compensation, which is not credited, the hours of the records. */
    hours:
      mapping.kind === 'compensation'
        ? plus(...records.map(({ hours }) => hundredthsOf(hours ?? 0)))
        : plus(...days.map(({ credit }) => credit)),
  };
}
