import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { env } from '@/shared/env';
import { useTranslation } from 'react-i18next';
import { isTimeOfDay, localDay } from '@/domain/time/period';
import { minutesUntil, timerHours } from '@/domain/time/timer';
import { useFormats } from '@/shared/i18n/useFormats';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { TimeField } from '@/shared/ui/fields/dates/TimeField';
import { Button } from '@/shared/ui/buttons/Button';

interface TimerEndProps {
  /** The start of the timer, in milliseconds since 1970. */
  readonly start: number;
  readonly now: number;
  readonly aside: ReactNode;
  /** Called with the minutes until the time that the user entered. */
  readonly onEnd: (minutes: number) => void;
  /** Called when the timer is to keep running. */
  readonly onClose: () => void;
}

/** Asks when the work of a forgotten timer ended, instead of guessing. */
export function TimerEnd({ start, now, aside, onEnd, onClose }: TimerEndProps) {
  const { t } = useTranslation('timer');
  const formats = useFormats();
  const formId = useId();
  const [end, setEnd] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const begin = new Date(start);
  const day = localDay(begin);
  const named = formats.day(day);
  const minutes = isTimeOfDay(end) ? minutesUntil(start, end, now) : undefined;

  function errorOf(): string | undefined {
    if (minutes === null) return t('end.future');
    return minutes === undefined && isChecked ? t('end.missing') : undefined;
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (typeof minutes === 'number') onEnd(minutes);
  }

  return (
    <Dialog
      isOverPages
      title={t('end.title')}
      cancelLabel={t('goOn')}
      onClose={onClose}
      footer={
        <>
          {aside}
          <Button look="primary" label={t('end.next')} type="submit" form={formId} />
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <p className="mb-3">{t('end.since', { day: named, time: formats.clock(begin) })}</p>
        <TimeField
          label={t('end.label')}
          isEnd
          value={end}
          onValue={setEnd}
          error={errorOf()}
          hint={
            typeof minutes === 'number'
              ? t('end.becomes', { hours: formats.hours(timerHours(minutes, env.hoursStep)), day: named })
              : undefined
          }
        />
      </form>
    </Dialog>
  );
}
