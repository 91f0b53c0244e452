import { useTranslation } from 'react-i18next';
import { hoursOfHundredths } from '@/domain/hundredths';
import { type IsoMonth, yearOf } from '@/domain/time/period';
import { isApiError } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { useToday } from '@/shared/ui/timing/useClock';
import type { Differing, ReadingNote } from './readingNotes';

/**
 * The words of a note, on the screen and in files: a title, and a text about its consequences.
 *
 * @param most how many customers or months are named at most; others are only counted
 */
export function useNoteWords(most: number) {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const errorText = useErrorText();
  const year = yearOf(useToday());
  const hours = (hundredths: number) => formats.hours(hoursOfHundredths(Math.abs(hundredths)));
  const monthText = (month: IsoMonth) =>
    yearOf(month) === year ? formats.monthName(month) : formats.month(month);
  const listed = (all: readonly string[]) => {
    const named = all.slice(0, most);
    const rest = all.length - named.length;
    return rest === 0 ? named.join(', ') : t('reading.andMore', { count: rest, names: named.join(', ') });
  };
  const namesOf = (customers: readonly { readonly name: string }[]) =>
    listed(customers.map(({ name }) => name));
  const reason = (error: unknown) => {
    if (error === undefined) return t('reading.noColumns');
    const isRefused = isApiError(error) && error.kind === 'forbidden';
    return isRefused ? t('reading.refused') : errorText(error);
  };
  const differing = ({ months }: Differing) =>
    listed(
      months.map(({ month, evaluated, inRows }) =>
        t('reading.sums', { month: monthText(month), evaluated: hours(evaluated), rows: hours(inRows) }),
      ),
    );

  return (note: ReadingNote): { readonly title: string; readonly text: string } => {
    switch (note.kind) {
      case 'missing': {
        const [count, names] = [note.customers.length, namesOf(note.customers)];
        const text = t('reading.without', { count, reason: reason(note.error) });
        return { title: t('reading.missing', { count, names }), text };
      }
      case 'difference': {
        const [first, ...others] = note.customers;
        const said = hours(note.difference);
        const isLess = note.difference > 0;
        const title = t(isLess ? 'reading.notInExport' : 'reading.onlyInExport', {
          names: namesOf(note.customers),
          hours: said,
        });
        const each = () =>
          listed(note.customers.map(({ name, difference }) => `${name} ${hours(difference)} h`));
        return {
          title,
          text: t('reading.rowsShown', { sums: first && others.length === 0 ? differing(first) : each() }),
        };
      }
      case 'columns': {
        const columns = note.columns.map((column) => t(`reading.columns.${column}`)).join(', ');
        const words = note.columns.map((column) => t(`reading.words.${column}`)).join(', ');
        const count = note.columns.length;
        return {
          title: t('reading.columnMissing', { count, columns, names: namesOf(note.customers) }),
          text: t('reading.columnUnknown', { count, words }),
        };
      }
      case 'unreadable':
      case 'outside':
        return {
          title: t(`reading.${note.kind}`, { count: note.count, names: namesOf(note.customers) }),
          text: t('reading.leftOut', { count: note.count }),
        };
      case 'unchecked':
        return {
          title: t('reading.unchecked', { names: namesOf(note.customers) }),
          text: t('reading.noSums'),
        };
      case 'unnamed':
        return {
          title: t('reading.unnamed', { count: note.count }),
          text: t('reading.leftOutCustomers', { count: note.count }),
        };
      case 'directory':
        return { title: t('reading.directory'), text: errorText(note.error) };
    }
  };
}
