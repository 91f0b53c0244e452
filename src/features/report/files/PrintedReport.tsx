import { useTranslation } from 'react-i18next';
import { PrintedPage } from '@/shared/lists/find/tools/PrintedPage';
import type { PrintedContents } from './useReportFile';

interface PrintedReportProps extends PrintedContents {
  readonly onEnd: () => void;
}

/** A report on paper: a line with its settings, the table with its sums once, and the notes last. */
export function PrintedReport({ table, notes, onEnd }: PrintedReportProps) {
  const { t } = useTranslation('report');
  return (
    <PrintedPage
      title={t('page.title')}
      total={null}
      above={<p className="figures">{notes.line}</p>}
      below={
        <ul className="figures">
          {notes.state.map(([what, text]) => (
            <li key={`${what} ${text}`}>{`${what}: ${text}`}</li>
          ))}
        </ul>
      }
      {...{ table, onEnd }}
    />
  );
}
