import { useTranslation } from 'react-i18next';
import { forEachValue } from '@/domain/payroll/payroll';
import { peopleTable, sheetsTable } from '@/domain/payroll/payrollTables';
import type { SheetFile } from '@/domain/payroll/sheetFile';
import type { IsoMonth } from '@/domain/time/period';
import { useFileWriting } from '@/shared/spreadsheet/useFileWriting';
import { useRowState } from '../useRowState';
import { keptMonth } from '../payrollKept';
import type { Payroll } from '../usePayroll';

export const workbookName = (month: IsoMonth) => `lohnmonat_${month}.xlsx`;

/** Writes the people of a month, and its files with the decisions, to a spreadsheet. */
export function useWorkbook({ result, files, month, kept }: Payroll) {
  const { t } = useTranslation('payroll');
  const stateText = useRowState(month);
  const { isWriting, write, save } = useFileWriting();
  const { decisions } = keptMonth(kept, month);
  const words = {
    ...forEachValue((kind) => t(`value.${kind}`)),
    number: t('people.number'),
    person: t('people.person'),
    state: t('export.column.state'),
    file: t('export.column.file'),
    from: t('export.column.from'),
    to: t('export.column.to'),
    fingerprint: t('export.column.fingerprint'),
    decision: t('export.column.decision'),
  };

  function textsOf({ hash, state }: SheetFile) {
    const made = decisions.find((one) => 'hash' in one && one.hash === hash);
    return {
      state: t(`file.${state}`),
      decision: made && made.kind !== 'leaveOut' ? t(`export.decision.${made.kind}`) : '',
    };
  }

  return {
    isWriting,
    saveWorkbook: async () =>
      write(async () => {
        const people = peopleTable(result.rows, words, (row) => stateText(row).text);
        const sheets = sheetsTable(files.read, words, textsOf);
        await save(
          {
            sheets: [
              { name: t('title'), table: people, total: t('people.sum') },
              { name: t('export.sheets'), table: sheets, total: null },
            ],
          },
          workbookName(month),
          result.rows.length,
        );
      }),
  };
}
