import download from 'bootstrap-icons/icons/download.svg?icon';
import { useTranslation } from 'react-i18next';
import { csvOf } from '@/domain/find/csv';
import { columnOf, fileTable } from '@/domain/find/exportTable';
import type { LeftOutRow } from '@/domain/import/newRecords';
import { saveFile } from '@/shared/files/saveFile';
import { useFormats } from '@/shared/i18n/useFormats';
import { fileNameOf } from '@/shared/spreadsheet/fileName';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { ImportPlan } from '../useImportPlan';
import { clockText } from '../useLengthText';
import { useProblemText } from './useProblemText';
import classes from './notesTab.module.scss';

interface NotTakenFileProps {
  readonly plan: ImportPlan;
  readonly rows: readonly LeftOutRow[];
  readonly hasCount?: boolean;
}

/** Saves the rows that become no record as CSV, with their numbers and reasons. */
export function NotTakenFile({ plan, rows, hasCount = false }: NotTakenFileProps) {
  const { t } = useTranslation('fileImport');
  const { language } = useFormats();
  const problemText = useProblemText();

  function save() {
    const columns = [
      columnOf<LeftOutRow>(t('notTakenFile.row'), 'text', ({ row }) => String(row.number)),
      columnOf<LeftOutRow>(t('notTakenFile.reason'), 'text', ({ problem }) => problemText(problem)),
      columnOf<LeftOutRow>(t('template.day'), 'date', ({ row }) => row.day),
      columnOf<LeftOutRow>(t('template.client'), 'text', ({ row }) => row.client),
      columnOf<LeftOutRow>(t('template.project'), 'text', ({ row }) => row.project),
      columnOf<LeftOutRow>(t('template.text'), 'text', ({ row }) => row.text),
      columnOf<LeftOutRow>(t('template.hours'), 'text', ({ row }) =>
        row.seconds === null ? null : clockText(row.seconds),
      ),
    ];
    const file = new Blob([csvOf(fileTable(columns, rows), language)], { type: 'text/csv;charset=utf-8' });
    saveFile(
      file,
      fileNameOf(t('notTakenFile.name', { file: plan.reading.name.replace(/\.[^.]+$/u, '') }), 'csv'),
    );
  }

  return (
    <p className={classes.end}>
      <Icon of={download} />
      <button type="button" className="tw-link" onClick={save}>
        {t('notTakenFile.save')}
      </button>
      {hasCount && <span>{t('notTakenFile.about', { count: rows.length })}</span>}
    </p>
  );
}
