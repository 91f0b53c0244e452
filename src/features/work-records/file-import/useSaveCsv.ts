import { csvOf } from '@/domain/find/csv';
import { saveFile } from '@/shared/files/saveFile';
import { useFormats } from '@/shared/i18n/useFormats';

/** Saves a table as CSV, as the language writes it. */
export function useSaveCsv() {
  const { language } = useFormats();
  return (table: Parameters<typeof csvOf>[0], name: string) =>
    saveFile(new Blob([csvOf(table, language)], { type: 'text/csv;charset=utf-8' }), name);
}
