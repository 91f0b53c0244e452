import { Trans, useTranslation } from 'react-i18next';
import type { Absence } from '@/domain/account/absence';
import { type EntryFigures, figuresOfEntry } from '@/domain/account/absenceEntries';
import type { Holiday } from '@/domain/time/holidays';
import { type IsoDate, weekday } from '@/domain/time/period';
import { dayKind, daysOf, isHalfDay } from '@/domain/time/targets';
import { useFormats } from '@/shared/i18n/useFormats';
import type { OwnAccount } from '../../useOwnAccount';
import { useAbsenceWords } from '../absenceWords';
import { leftAfter } from '../absencesOfYear';

/** What an entry counts, before it is entered. */
interface EntryEffect extends EntryFigures {
  /** Days that count nothing: whether there is a weekend or another day without work, and the holidays by name. */
  readonly hasWeekend: boolean;
  readonly hasFree: boolean;
  readonly holidays: readonly Holiday[];
  /** Half workdays, which count half. */
  readonly halves: readonly IsoDate[];
  /** Vacation left afterwards; null if it cannot be told. */
  readonly left: number | null;
}

/** The effect of an entry: its figures, the days of it that do not count, and the vacation left. */
function effectOf(entry: Absence, own: OwnAccount): EntryEffect {
  const { workDays } = own;
  const days = daysOf(entry).map((date) => ({ date, kind: dayKind(date, workDays) }));
  const off = days.filter(({ kind }) => kind.kind === 'off' || kind.kind === 'free');
  const isWeekend = (date: IsoDate) => weekday(date) > 5;
  return {
    ...figuresOfEntry(entry, workDays),
    hasWeekend: off.some(({ date }) => isWeekend(date)),
    hasFree: off.some(({ date }) => !isWeekend(date)),
    holidays: [...new Set(days.flatMap(({ kind }) => (kind.kind === 'holiday' ? [kind.holiday] : [])))],
    halves: days
      .filter(({ date, kind }) => kind.kind === 'work' && isHalfDay(date, workDays))
      .map(({ date }) => date),
    left: leftAfter(own, entry),
  };
}

interface EffectTextProps {
  readonly entry: Absence;
  readonly own: OwnAccount;
}

/** What an entry counts: days and hours, the days of it that do not count, and the vacation that is left. */
export function EffectText({ entry, own }: EffectTextProps) {
  const { t } = useTranslation(['absences', 'workDays']);
  const formats = useFormats();
  const words = useAbsenceWords();
  const effect = effectOf(entry, own);
  const notCounted = [
    effect.hasWeekend ? t('effect.weekend') : null,
    effect.hasFree ? t('effect.free') : null,
    ...effect.holidays.map((holiday) => t(`workDays:holidays.${holiday}`)),
  ].filter((text) => text !== null);
  const halves = effect.halves.map(formats.dayMonth);
  return (
    <>
      <b>{words.daysText(effect.days)}</b>
      {entry.kind === 'compensation'
        ? t('effect.taken', { hours: words.hours(-effect.hours) })
        : t('effect.credit', { hours: words.hours(effect.hours) })}
      {notCounted.length > 0 && ` ${t('effect.notCounted', { days: words.list(notCounted) })}`}
      {halves.length > 0 && ` ${t('effect.halves', { count: halves.length, days: words.list(halves) })}`}
      {effect.left !== null && entry.kind === 'vacation' && (
        <>
          {' '}
          <Trans
            t={t}
            i18nKey={effect.left < 0 ? 'effect.tooMany' : 'effect.left'}
            values={{ days: words.daysText(Math.abs(effect.left)) }}
            components={{ b: <b /> }}
          />
        </>
      )}
    </>
  );
}
