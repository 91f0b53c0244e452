import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportDays } from '@/domain/report/reportPeriods';
import { isIsoDate } from '@/domain/time/period';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import { useToday } from '@/shared/ui/timing/useClock';
import { useReportSettings } from '../useReportSettings';
import classes from './settings.module.scss';

/** Chooses any period by its first and last day. */
export function PeriodDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['report', 'find']);
  const { settings, change } = useReportSettings();
  const today = useToday();
  const [days, setDays] = useState<{ readonly from: string; readonly to: string }>(() =>
    reportDays(settings.period, today),
  );
  const [isChecked, setIsChecked] = useState(false);
  const { from, to } = days;
  const isWhole = isIsoDate(from) && isIsoDate(to);
  const isBackwards = isWhole && from > to;

  function show() {
    setIsChecked(true);
    if (!isIsoDate(from) || !isIsoDate(to) || from > to) return;
    change({ period: { from, to } });
    onClose();
  }

  return (
    <Dialog
      title={t('report:report.periods.title')}
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-primary" onClick={show}>
          {t('report:report.periods.show')}
        </button>
      }
    >
      <div className={classes.days}>
        <DateField
          dayOf="work"
          label={t('find:period.from')}
          value={from}
          onValue={(next) => setDays({ from: next, to })}
        />
        <DateField
          dayOf="work"
          label={t('find:period.to')}
          value={to}
          error={
            (isBackwards && t('find:period.order')) ||
            (isChecked && !isWhole && t('report:report.periods.both'))
          }
          onValue={(next) => setDays({ from, to: next })}
        />
      </div>
    </Dialog>
  );
}
