import { useTranslation } from 'react-i18next';
import type { PersonRow } from '@/domain/payroll/payrollMonth';
import type { WageTypeSum } from '@/domain/payroll/payrollLines';
import type { IsoMonth } from '@/domain/time/period';
import { useErrorText } from '@/shared/api/useErrorText';
import { saveFile } from '@/shared/files/saveFile';
import { doneNotice, noticeGiven } from '@/shared/notices/noticesSlice';
import { namedWords } from '@/shared/pdf/namedWords';
import { useFileWriting } from '@/shared/spreadsheet/useFileWriting';
import { useAppDispatch } from '@/shared/store/hooks';
import { signedDays } from '../useRowState';

/** What became of the sheets of a person, in German as the file. While anything is open, there is no cover sheet. */
function settledAs(row: PersonRow): string {
  if (row.state === 'countedAnyway') return 'nicht unterschrieben, zählt trotzdem';
  if (row.state === 'byHand') return 'von Hand';
  return row.state === 'signed'
    ? `unterschrieben ${signedDays(row.signedAt).join(', ')}`.trim()
    : 'weggelassen';
}

/** Draws and saves the cover sheet of a file. */
export function useCover(month: IsoMonth) {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const { isWriting, write } = useFileWriting();

  async function draw(file: string, sums: readonly WageTypeSum[], rows: readonly PersonRow[]) {
    // The code is fetched with the first cover sheet.
    const drawing = await import('../cover/createCover').catch(() => null);
    const outcome = await drawing?.createCover({
      month,
      file,
      sums,
      people: rows.map((row) => ({
        number: row.person.number.trim(),
        name: row.person.name,
        values: row.isCounted ? row.values : null,
        state: settledAs(row),
        fingerprints: row.fingerprints,
      })),
    });
    if (outcome?.kind !== 'done') {
      const isOffline = outcome === undefined || outcome.cause === 'fonts';
      return isOffline ? errorText({ kind: 'network' }) : t('export.notDrawn');
    }
    for (const flaw of outcome.flaws) {
      const text =
        'words' in flaw ? t('export.letters', { words: namedWords(flaw.words) }) : t('export.noLogo');
      dispatch(noticeGiven({ id: text, tone: 'info', text }));
    }
    const name = `begleitblatt_${month}.pdf`;
    saveFile(outcome.file, name);
    dispatch(doneNotice(t('export.saved', { name })));
    return undefined;
  }

  return {
    isWriting,
    save: async (...sheet: Parameters<typeof draw>) => write(async () => draw(...sheet)),
  };
}
