import download from 'bootstrap-icons/icons/download.svg?icon';
import { useTranslation } from 'react-i18next';
import { columnOf, fileTable } from '@/domain/find/exportTable';
import { clockText } from '@/domain/import/importSums';
import type { LeftOutRow } from '@/domain/import/newRecords';
import { fileNameOf } from '@/shared/spreadsheet/fileName';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { ImportPlan } from '../useImportPlan';
import { useSaveCsv } from '../useSaveCsv';
import { useProblemText } from './useNotes';

interface NotTakenFileProps {
  readonly plan: ImportPlan;
  readonly hasCount?: boolean;
}

/** Saves the rows that become no record as CSV, with their numbers and reasons, in the order of the file. */
export function NotTakenFile({ plan, hasCount = false }: NotTakenFileProps) {
  const { t } = useTranslation('fileImport');
  const problemText = useProblemText();
  const saveCsv = useSaveCsv();
  const rows = plan.made.leftOut;
  if (rows.length === 0) return null;

  function save() {
    const textOf = (title: string, valueOf: (one: LeftOutRow) => string | null) =>
      columnOf<LeftOutRow>(title, 'text', valueOf);
    const columns = [
      textOf(t('notTakenFile.row'), ({ row }) => String(row.number)),
      textOf(t('notTakenFile.reason'), ({ problem }) => problemText(problem)),
      columnOf<LeftOutRow>(t('template.day'), 'date', ({ row }) => row.day),
      ...(['client', 'project', 'text'] as const).map((role) =>
        textOf(t(`template.${role}`), ({ row }) => row[role]),
      ),
      textOf(t('template.hours'), ({ row }) =>
        row.seconds === null ? null : `${row.seconds < 0 ? '-' : ''}${clockText(row.seconds)}`,
      ),
    ];
    const file = plan.reading.name.replace(/\.[^.]+$/u, '');
    saveCsv(fileTable(columns, rows), fileNameOf(t('notTakenFile.name', { file }), 'csv'));
  }

  return (
    <p className="row wrap text-faint text-small mt-3">
      <Icon of={download} />
      <button type="button" className="tw-link" onClick={save}>
        {t('notTakenFile.save')}
      </button>
      {hasCount && <span>{t('notTakenFile.about', { count: rows.length })}</span>}
    </p>
  );
}
