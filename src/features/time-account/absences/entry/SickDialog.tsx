import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { vacationReplacedBy } from '@/domain/account/absenceEntries';
import { useFormats } from '@/shared/i18n/useFormats';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { RadioCard, RadioCards } from '@/shared/ui/fields/RadioCards';
import type { OwnAccount } from '../../useOwnAccount';
import { useAbsenceWords } from '../absenceWords';
import { leftAfter } from '../absencesOfYear';
import type { AskedSickness } from '../useAbsences';
import { Button } from '@/shared/ui/buttons/Button';

interface SickDialogProps {
  readonly asked: AskedSickness;
  readonly own: OwnAccount;
  readonly onAnswer: (givesBack: boolean) => void;
  readonly onClose: () => void;
}

/** Asks whether days of vacation on which the user was sick are given back. */
export function SickDialog({ asked: { entry }, own, onAnswer, onClose }: SickDialogProps) {
  const { t } = useTranslation('absences');
  const formats = useFormats();
  const words = useAbsenceWords();
  const [givesBack, setGivesBack] = useState(true);
  const days = vacationReplacedBy(own.absences, entry, own.workDays);
  const vacation = own.absences.find(
    ({ kind, from, to }) =>
      kind === 'vacation' && from <= (days[0]?.date ?? '') && to >= (days[0]?.date ?? ''),
  );
  const left = leftAfter(own, entry);
  const dates = days.map(({ date }) => formats.dayMonth(date));
  return (
    <Dialog
      title={t('sick.title')}
      onClose={onClose}
      footer={<Button look="primary" label={t('entry.enter')} onClick={() => onAnswer(givesBack)} />}
    >
      <p className="text-secondary mb-3">
        <Trans
          t={t}
          i18nKey="sick.text"
          values={{
            vacation: words.period(vacation ?? entry),
            days: dates.length > 4 ? words.shortPeriod(entry) : formats.list(dates),
          }}
          components={{ b: <b /> }}
        />
      </p>
      <RadioCards label={t('sick.title')}>
        <RadioCard
          name={t('sick.giveBack', { days: words.daysText(days.reduce((sum, one) => sum + one.days, 0)) })}
          text={[t('sick.certificate'), left === null ? '' : t('sick.left', { days: words.daysText(left) })]
            .join(' ')
            .trim()}
          input={{ name: 'sick', checked: givesBack, onChange: () => setGivesBack(true) }}
        />
        <RadioCard
          name={t('sick.leave')}
          text={t('sick.leaveText')}
          input={{ name: 'sick', checked: !givesBack, onChange: () => setGivesBack(false) }}
        />
      </RadioCards>
    </Dialog>
  );
}
