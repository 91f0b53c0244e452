import { useTranslation } from 'react-i18next';
import type { TimeColumns } from '@/domain/report/reportColumns';
import { TableSkeleton } from '@/shared/ui/messages/TableSkeleton';
import { useDelayedFlag } from '@/shared/ui/timing/useDelayedFlag';
import classes from './reportView.module.scss';

const widths = [92, 74, 60, 48, 40, 30];

/** The report while its first customer is read. */
export function ReportSkeleton({ columns }: { readonly columns: TimeColumns }) {
  const { t } = useTranslation('report');
  const isShown = useDelayedFlag(true);
  const heads = [t(`report.timeColumns.${columns}`), t('report.head.share'), t('report.head.change')];
  return (
    <div className={classes.waiting} aria-hidden="true">
      {isShown && (
        <>
          <div className={classes.waitingStrips}>
            {widths.map((width) => (
              <span key={width} className="skeleton" style={{ width: `${width * 0.7}%` }} />
            ))}
          </div>
          <TableSkeleton
            rows={8}
            columns={[
              { title: t('report.rows') },
              ...heads.map((title) => ({ title, align: 'right' as const })),
            ]}
          />
        </>
      )}
    </div>
  );
}
