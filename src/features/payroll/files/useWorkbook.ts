import { useTranslation } from 'react-i18next';
import { peopleTable, sheetsTable } from '@/domain/payroll/payrollTables';
import type { SheetFile } from '@/domain/payroll/sheetFile';
import { useFileWriting } from '@/shared/spreadsheet/useFileWriting';
import { useRowState } from '../useRowState';
import { keptMonth } from '../payrollKept';
import type { Payroll } from '../usePayroll';

/** Writes the people of a month, and its files with the decisions, to a spreadsheet. */
export function useWorkbook({ result, files, month, kept }: Payroll) {
  const { t } = useTranslation('payroll');
  const stateText = useRowState(month);
  const { isWriting, write, save } = useFileWriting();
  const { decisions } = keptMonth(kept, month);
  const heads = (value: 'hours' | 'travel' | 'km' | 'food' | 'expenses') => t(`value.${value}`);

  function decisionOf({ hash }: SheetFile): string {
    const made = decisions.find((one) => 'hash' in one && one.hash === hash);
    return made && made.kind !== 'leaveOut' ? t(`export.decision.${made.kind}`) : '';
  }

  const words = {
    hours: heads('hours'),
    travel: heads('travel'),
    km: heads('km'),
    food: heads('food'),
    expenses: heads('expenses'),
    number: t('people.number'),
    name: t('people.person'),
    state: t('export.column.state'),
    file: t('export.column.file'),
    person: t('people.person'),
    from: t('export.column.from'),
    to: t('export.column.to'),
    fingerprint: t('export.column.fingerprint'),
    decision: t('export.column.decision'),
  };

  return {
    isWriting,
    saveWorkbook: async () =>
      write(async () => {
        const people = result.rows.map((row) => ({
          number: row.person.number,
          name: row.person.name,
          values: row.isCounted ? row.values : null,
          state: stateText(row).text,
        }));
        const sheets = files.read.map((file) => ({
          file: file.name,
          person: file.person?.name ?? '',
          from: file.period?.from ?? null,
          to: file.period?.to ?? null,
          state: t(`file.${file.state}`),
          fingerprint: file.fingerprint ?? '',
          decision: decisionOf(file),
        }));
        await save(
          {
            sheets: [
              { name: t('title'), table: peopleTable(people, words), total: t('people.sum') },
              { name: t('export.sheets'), table: sheetsTable(sheets, words), total: null },
            ],
          },
          `lohnmonat_${month}.xlsx`,
          people.length,
        );
      }),
  };
}
