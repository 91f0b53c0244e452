import download from 'bootstrap-icons/icons/download.svg?icon';
import { useTranslation } from 'react-i18next';
import { csvOf } from '@/domain/find/csv';
import { columnOf, fileTable } from '@/domain/find/exportTable';
import { type NotTakenRow, clockText } from '@/domain/import/importSums';
import { saveFile } from '@/shared/files/saveFile';
import { useFormats } from '@/shared/i18n/useFormats';
import { csvFile, fileNameOf } from '@/shared/spreadsheet/fileName';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { ImportPlan } from '../useImportPlan';
import { useReasonText } from './useNotes';

interface NotTakenFileProps {
  readonly plan: ImportPlan;
  readonly rows: readonly NotTakenRow[];
  readonly hasCount?: boolean;
}

/** Saves the rows that are not taken over as CSV, with their numbers and reasons, in the order of the file. */
export function NotTakenFile({ plan, rows, hasCount = false }: NotTakenFileProps) {
  const { t } = useTranslation('fileImport');
  const reasonText = useReasonText();
  const { language } = useFormats();
  if (rows.length === 0) return null;

  function save() {
    const textOf = (title: string, valueOf: (one: NotTakenRow) => string | null) =>
      columnOf<NotTakenRow>(title, 'text', valueOf);
    const columns = [
      textOf(t('notTakenFile.row'), ({ row }) => String(row.number)),
      textOf(t('notTakenFile.reason'), ({ problem }) => reasonText(problem)),
      columnOf<NotTakenRow>(t('template.day'), 'date', ({ row }) => row.day),
      ...(['client', 'project', 'text'] as const).map((role) =>
        textOf(t(`template.${role}`), ({ row }) => row[role]),
      ),
      textOf(t('template.hours'), ({ row }) =>
        row.seconds === null ? null : `${row.seconds < 0 ? '-' : ''}${clockText(row.seconds)}`,
      ),
    ];
    const file = plan.reading.name.replace(/\.[^.]+$/u, '');
    const name = fileNameOf(t('notTakenFile.name', { file }), 'csv');
    saveFile(csvFile(csvOf(fileTable(columns, rows), language)), name);
  }

  return (
    <p className="row wrap text-faint text-small mt-3">
      <Icon of={download} />
      <Button look="link" label={t('notTakenFile.save')} onClick={save} />
      {hasCount && <span>{t('notTakenFile.about', { count: rows.length })}</span>}
    </p>
  );
}
