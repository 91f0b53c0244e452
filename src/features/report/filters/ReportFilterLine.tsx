import { useTranslation } from 'react-i18next';
import { FindLine } from '@/shared/lists/find/lazyFind';
import { ReadingLine } from '../reading/ReadingLine';
import type { ReportReading } from '../reading/reportReading';
import { useReportFind } from './useReportFind';
import classes from './reportFilterLine.module.scss';

/**
 * The filters of all tabs, in the field that lists have: customers, projects, people and the text of entries. Beside them
 * is the state of the reading.
 */
export function ReportFilterLine({ reading }: { readonly reading: ReportReading }) {
  const { t } = useTranslation('report');
  const find = useReportFind(reading);
  return (
    <div className={classes.line}>
      <div className={classes.field}>
        <FindLine find={find} label={t('report.filter.label')} columns={[]} counts={null} found={null} />
      </div>
      <ReadingLine reading={reading} />
    </div>
  );
}
