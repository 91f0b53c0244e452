import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { sumDecimals } from '@/domain/decimal';
import type { IsoDate } from '@/domain/time/period';
import { targetOf } from '@/domain/time/targets';
import { sumHours } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { FurrowBar } from '@/shared/ui/bars/FurrowBar';
import { useToday } from '@/shared/ui/timing/useClock';
import type { RecordResult } from '../bulk/useBulk';
import { Meeting } from './Meeting';
import type { MeetingChoice } from './useMeetingChoice';
import type { MeetingsData } from './useMeetingItems';
import classes from './meetingDays.module.scss';

interface MeetingDaysProps {
  readonly data: MeetingsData;
  readonly choice: MeetingChoice;
  readonly results: ReadonlyMap<string, RecordResult>;
  /** Whether saving was attempted, so that missing values are pointed out. */
  readonly isAsked: boolean;
}

/** The events by day, the latest first; each day shows its booked hours and what the events would add. */
export function MeetingDays({ data, choice, results, isAsked }: MeetingDaysProps) {
  const days = [...new Set(data.items.map(({ date }) => date))].toSorted().toReversed();
  return (
    <div className="strong-line-above">
      {days.map((date) => {
        const items = data.items.filter((item) => item.date === date).map(choice.chosenOf);
        const added = sumDecimals(items.map((one) => (one.isChosen ? (one.hours ?? 0) : 0)));
        return (
          <section key={date} aria-labelledby={`import-${date}`}>
            <DayHead {...{ date, data, added }} />
            <ul>
              {items.map((chosen) => (
                <Meeting
                  key={chosen.item.event.id}
                  {...{ chosen, isAsked }}
                  result={results.get(chosen.item.event.id)}
                  onChange={(change) => choice.change(chosen.item, change)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface DayHeadProps {
  readonly date: IsoDate;
  readonly data: MeetingsData;
  /** Hours of the events that are ticked. */
  readonly added: number;
}

/** `Friday, 20.11.`, the booked hours and those that would be added, against the target. */
function DayHead({ date, data: { records, workDays }, added }: DayHeadProps) {
  const { t } = useTranslation('calendarImport');
  const formats = useFormats();
  const today = useToday();
  const booked = sumHours(records.filter((record) => record.date === date));
  const target = targetOf(date, workDays);
  const sum = added > 0 ? `${formats.hours(booked)} + ${formats.hours(added)}` : formats.hours(booked);
  return (
    <div className={classes.head}>
      <h3 className="text-plain text-14 weight-580" id={`import-${date}`}>
        {formats.weekday(date, 'long')}, {formats.dayMonth(date)}
      </h3>
      {date === today && <span>{t('today')}</span>}
      <span className="push-right figures">
        {target > 0 ? t('ofTarget', { sum, target: formats.plain(target) }) : t('hours', { hours: sum })}
      </span>
      <FurrowBar hours={booked + added} target={target} isToday={date === today} />
    </div>
  );
}

const lines = [62, 48, 70, 55, 40];

/** The skeleton of the events. */
export function MeetingsSkeleton() {
  return (
    <div className="strong-line-above" aria-hidden="true">
      {lines.map((width) => (
        <div key={width} className={clsx('is-skeleton', classes.waitingEvent)}>
          <span className="skeleton" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  );
}
