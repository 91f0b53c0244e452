import { useTranslation } from 'react-i18next';
import { type IsoMonth, monthOfDay } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import type { Payroll } from '../usePayroll';
import type { OpenPayrollDialog } from '../payrollDialog';
import classes from './asideList.module.scss';

interface AsideListProps {
  readonly payroll: Payroll;
  readonly onOpen: (dialog: OpenPayrollDialog) => void;
  readonly onMonth: (month: IsoMonth) => void;
}

/** The files that do not count here, and why. */
export function AsideList({ payroll, onOpen, onMonth }: AsideListProps) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const { aside } = payroll.result;
  return (
    <section aria-label={t('aside.title')}>
      <div className="tw-section-head">
        <h2>
          {t('aside.title')} <span className="count">{aside.length}</span>
        </h2>
      </div>
      <ul className="strong-line-above">
        {aside.map(({ file, why }) => {
          const month = file.period ? monthOfDay(file.period.from) : null;
          const words = {
            month: month ? formats.monthName(month) : '',
            now: formats.monthName(payroll.month),
            company: file.company,
          };
          const isOfNobody = why === 'foreign' || why === 'unreadable';
          return (
            <li key={file.key} className={classes.file}>
              <span className="ellipsis" title={file.name}>
                {file.name}
              </span>
              <span className="text-secondary text-small">
                {t(
                  why === 'unreadable' ? `aside.unreadable.${file.reason ?? 'damaged'}` : `aside.${why}`,
                  words,
                )}
              </span>
              {why === 'otherMonth' && month && (
                <button type="button" className="tw-link" onClick={() => onMonth(month)}>
                  {t('aside.goTo', words)}
                </button>
              )}
              {isOfNobody && (
                <button
                  type="button"
                  className="tw-link"
                  onClick={() => onOpen({ kind: 'byHand', file, person: null })}
                >
                  {t('remedy.assign')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
