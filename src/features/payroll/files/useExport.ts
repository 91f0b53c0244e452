import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lodasFile } from '@/domain/payroll/lodasFile';
import { lugFieldList, lugFile } from '@/domain/payroll/lugFile';
import { type PayrollFormat, type PayrollValues, sumValues } from '@/domain/payroll/payroll';
import { payrollCsv } from '@/domain/payroll/payrollCsv';
import { type PayrollFile, bytesOfPayrollFile } from '@/domain/payroll/payrollFile';
import { type PayrollLine, asHandedOver, payrollLines, wageTypeSums } from '@/domain/payroll/payrollLines';
import { compareWritten } from '@/domain/payroll/written';
import { monthOfDay } from '@/domain/time/period';
import { env } from '@/shared/env';
import { saveFile } from '@/shared/files/saveFile';
import { type Notice, noticeDismissed, noticeGiven, noticeLife } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useExtra } from '@/shared/store/hooks';
import { useToday } from '@/shared/ui/timing/useClock';
import { keptMonth, withMonth } from '../payrollKept';
import type { Payroll } from '../usePayroll';
import { useValueTexts } from '../useValueTexts';
import { useCover } from './useCover';
import { useWorkbook, workbookName } from './useWorkbook';

/** Makes the text of a file. */
const makers = { lodas: lodasFile, lug: lugFile, csv: payrollCsv } as const;

/** The id of the notice that a file was written. */
const NOTICE = 'payroll-written';

/** The values that were written for the month, in any format; those of the last file with a person count. */
function writtenValues({ kept, month }: Payroll): ReadonlyMap<string, PayrollValues> {
  return new Map(keptMonth(kept, month).written.flatMap(({ values }) => Object.entries(values)));
}

/** Saves files, and says so; with the file of a month the cover sheet is offered that goes with it. */
function useSavedFile() {
  const { t } = useTranslation('payroll');
  const dispatch = useAppDispatch();
  const { noticeActions } = useExtra();
  const { handedOver } = useValueTexts();

  function put(made: PayrollFile, details: Partial<Notice> = {}): void {
    saveFile(new Blob([bytesOfPayrollFile(made)], { type: 'text/plain' }), made.name);
    const text = t('export.saved', { name: made.name });
    dispatch(noticeGiven({ tone: 'success', text, lifeMs: noticeLife.undo, ...details }));
  }

  function putWritten(
    made: PayrollFile,
    lines: readonly PayrollLine[],
    saveCover: () => Promise<void>,
  ): void {
    const hours = wageTypeSums(lines).find(({ wageType: { kinds } }) => kinds.includes('hours'));
    noticeActions.register(NOTICE, () => {
      dispatch(noticeDismissed(NOTICE));
      void saveCover();
    });
    const size = t('export.lineCount', { count: lines.length });
    put(made, {
      id: NOTICE,
      detail: hours ? `${size}, ${handedOver('hours', hours.hundredths)}` : size,
      action: { label: t('export.cover'), id: NOTICE },
    });
  }

  return { put, putWritten };
}

/** The file of a month in a format: its lines and text, and how it is saved. */
export function useExport(payroll: Payroll, format: PayrollFormat) {
  const { put, putWritten } = useSavedFile();
  const now = monthOfDay(useToday());
  const { isWriting, saveWorkbook } = useWorkbook(payroll);
  const [whom, setWhom] = useState<'new' | 'all'>('new');
  const { result, kept, month } = payroll;
  const { settings } = kept;
  const counted = asHandedOver(result.counted, settings);
  const before = writtenValues(payroll);
  const compared = compareWritten(counted, before);
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

  async function saveCover(): Promise<void> {
    if (!file) return cover.save(workbookName(month), [], result.rows);
    const rows = result.rows.filter(
      ({ person, isCounted }) => !isCounted || covered.some((one) => one.person.guid === person.guid),
    );
    return cover.save(file.name, wageTypeSums(payrollLines(covered, settings, env.rates.mileage)), rows);
  }

  return {
    counted,
    /** Those whose lines are in the file. */
    people,
    compared,
    isAgain,
    /** People of an earlier export whose hours do not count any more. */
    gone: compared.gone.map((guid) => payroll.people.find((one) => one.guid === guid)?.name ?? guid),
    whom,
    setWhom,
    lines,
    sums,
    /** The kilometres that are handed over. */
    distance: sumValues(people.map(({ values }) => values)).km,
    file,
    /** Nobody is new since the last file. */
    isEmpty,
    isWriting,
    save: async () => {
      if (!file) return saveWorkbook();
      putWritten(file, lines, saveCover);
      const values = Object.fromEntries(people.map(({ person, values: own }) => [person.guid, own]));
      const written = { format, at: Date.now(), lines: lines.length, values };
      return payroll.keep((all) =>
        withMonth(all, month, now, (one) => ({ ...one, written: [...one.written, written] })),
      );
    },
    isDrawing: cover.isWriting,
    canCover: file === null || covered.length > 0,
    saveCover,
    saveFieldList: () => put(lugFieldList(settings)),
  };
}

export type ExportWork = ReturnType<typeof useExport>;
