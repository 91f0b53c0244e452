import { useTranslation } from 'react-i18next';
import { PrintedPage } from '@/shared/lists/find/tools/PrintedPage';
import type { WrittenContent } from './useReportFile';
import classes from './printedReport.module.scss';

interface PrintedReportProps extends WrittenContent {
  readonly onEnd: () => void;
}

/** A tab on paper: its settings in a line, chart and figures if it has them, the table, and the notes last. */
export function PrintedReport({ table, notes, overview, onEnd }: PrintedReportProps) {
  const { t } = useTranslation('report');
  return (
    <PrintedPage
      title={t('page.title')}
      total={null}
      above={
        <>
          <p className="figures mb-3">{notes.line}</p>
          {overview !== undefined && <div className={classes.overview}>{overview}</div>}
        </>
      }
      below={
        <ul className={classes.notes}>
          {notes.state.map(([what, text]) => (
            <li key={`${what} ${text}`}>{`${what}: ${text}`}</li>
          ))}
          {table.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      }
      {...{ table, onEnd }}
    />
  );
}
