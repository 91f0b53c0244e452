import { csvOf } from '@/domain/find/csv';
import { saveFile } from '@/shared/files/saveFile';
import { csvFile } from '@/shared/spreadsheet/fileName';
import { useFormats } from '@/shared/i18n/useFormats';

/** Saves a table as CSV, as the language writes it. */
export function useSaveCsv() {
  const { language } = useFormats();
  return (table: Parameters<typeof csvOf>[0], name: string) =>
    saveFile(csvFile(csvOf(table, language)), name);
}
