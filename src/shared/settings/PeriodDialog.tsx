import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isIsoDate } from '@/domain/time/period';
import { Dialog } from '../ui/dialog/Dialog';
import { DateField } from '../ui/fields/dates/DateField';
import type { PeriodChoice } from './setting';
import { Button } from '../ui/buttons/Button';

interface PeriodDialogProps extends Pick<PeriodChoice, 'days' | 'onDays'> {
  readonly onClose: () => void;
}

/** Chooses any period by its first and last day. */
export function PeriodDialog({ days, onDays, onClose }: PeriodDialogProps) {
  const { t } = useTranslation('find');
  const [{ from, to }, setTyped] = useState<{ readonly from: string; readonly to: string }>(days);
  const [isChecked, setIsChecked] = useState(false);
  const isWhole = isIsoDate(from) && isIsoDate(to);
  const isBackwards = isWhole && from > to;

  function show() {
    setIsChecked(true);
    if (!isIsoDate(from) || !isIsoDate(to) || from > to) return;
    onDays({ from, to });
    onClose();
  }

  return (
    <Dialog
      title={t('period.title')}
      onClose={onClose}
      footer={<Button look="primary" label={t('period.show')} onClick={show} />}
    >
      <div className="halves">
        <DateField
          dayOf="work"
          label={t('period.from')}
          value={from}
          onValue={(next) => setTyped({ from: next, to })}
        />
        <DateField
          dayOf="work"
          label={t('period.to')}
          value={to}
          error={(isBackwards && t('period.order')) || (isChecked && !isWhole && t('period.both'))}
          onValue={(next) => setTyped({ from, to: next })}
        />
      </div>
    </Dialog>
  );
}
