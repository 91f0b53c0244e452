import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lodasFile } from '@/domain/payroll/lodasFile';
import { lugFieldList, lugFile } from '@/domain/payroll/lugFile';
import type { CountedPerson, PayrollFormat, PayrollValues } from '@/domain/payroll/payroll';
import { payrollCsv } from '@/domain/payroll/payrollCsv';
import { type PayrollFile, bytesOfPayrollFile } from '@/domain/payroll/payrollFile';
import { handedOverValues, payrollLines, wageTypeSums } from '@/domain/payroll/payrollLines';
import { compareWritten } from '@/domain/payroll/written';
import { monthOfDay } from '@/domain/time/period';
import { env } from '@/shared/env';
import { saveFile } from '@/shared/files/saveFile';
import { doneNotice } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { useToday } from '@/shared/ui/timing/useClock';
import { keptMonth, withMonth } from '../payrollKept';
import type { Payroll } from '../usePayroll';
import { useCover } from './useCover';
import { useWorkbook, workbookName } from './useWorkbook';

/** Makes the text of a file. */
const makers = { lodas: lodasFile, lug: lugFile, csv: payrollCsv } as const;

/** The values that were written for the month, in any format; those of the last file with a person count. */
function writtenValues({ kept, month }: Payroll): ReadonlyMap<string, PayrollValues> {
  return new Map(keptMonth(kept, month).written.flatMap(({ values }) => Object.entries(values)));
}

/** The file of a month in a format: its lines and text, and how it is saved. */
export function useExport(payroll: Payroll, format: PayrollFormat) {
  const { t } = useTranslation('payroll');
  const dispatch = useAppDispatch();
  const now = monthOfDay(useToday());
  const { isWriting, saveWorkbook } = useWorkbook(payroll);
  const [whom, setWhom] = useState<'new' | 'all'>('new');
  const { result, kept, month } = payroll;
  const { settings } = kept;
  const counted = result.rows.flatMap(({ person, values, isCounted }): CountedPerson[] =>
    isCounted && values ? [{ person, values }] : [],
  );
  const before = writtenValues(payroll);
  const compared = compareWritten(counted, before, settings);
  const isAgain = before.size > 0;
  const people = isAgain && whom === 'new' ? compared.added : counted;
  const lines = payrollLines(people, settings, env.rates.mileage);
  const file = format === 'xlsx' ? null : makers[format](lines, settings, month);

  const sums = wageTypeSums(lines);
  const cover = useCover(month);
  const isEmpty = file !== null && lines.length === 0;
  const last = keptMonth(kept, month).written.at(-1);
  // After the file was saved, none of its lines is new. The cover sheet then lists the people of the saved file.
  const covered =
    isEmpty && last?.format === format ? counted.filter(({ person }) => person.guid in last.values) : people;

  function put(made: PayrollFile): void {
    saveFile(new Blob([bytesOfPayrollFile(made)], { type: 'text/plain' }), made.name);
    dispatch(doneNotice(t('export.saved', { name: made.name })));
  }

  return {
    counted,
    compared,
    isAgain,
    /** People of an earlier export whose hours do not count any more. */
    gone: compared.gone.map((guid) => payroll.people.find((one) => one.guid === guid)?.name ?? guid),
    whom,
    setWhom,
    lines,
    sums,
    file,
    /** Nobody is new since the last file. */
    isEmpty,
    isWriting,
    save: async () => {
      if (!file) return saveWorkbook();
      put(file);
      const values = people.map((one) => [one.person.guid, handedOverValues(one, settings)] as const);
      const written = { format, at: Date.now(), lines: lines.length, values: Object.fromEntries(values) };
      return payroll.keep((all) =>
        withMonth(all, month, now, (one) => ({ ...one, written: [...one.written, written] })),
      );
    },
    isDrawing: cover.isWriting,
    canCover: file === null || covered.length > 0,
    saveCover: async () =>
      file
        ? cover.save(
            file.name,
            wageTypeSums(payrollLines(covered, settings, env.rates.mileage)),
            result.rows.filter(
              ({ person, isCounted }) => !isCounted || covered.some((one) => one.person.guid === person.guid),
            ),
          )
        : cover.save(workbookName(month), [], result.rows),
    saveFieldList: () => put(lugFieldList(settings)),
  };
}

export type ExportWork = ReturnType<typeof useExport>;
