import { Trans, useTranslation } from 'react-i18next';
import type { Absence } from '@/domain/account/absence';
import { figuresOfEntry } from '@/domain/account/absenceEntries';
import { type IsoDate, weekday } from '@/domain/time/period';
import { dayKind, daysOf, isHalfDay } from '@/domain/time/targets';
import { useFormats } from '@/shared/i18n/useFormats';
import type { OwnAccount } from '../../useOwnAccount';
import { useAbsenceWords } from '../absenceWords';
import { leftAfter } from '../absencesOfYear';
import { Button } from '@/shared/ui/buttons/Button';

/** Computes the effect of an entry before it is entered. */
function effectOf(entry: Absence, own: OwnAccount) {
  const { workDays } = own;
  const days = daysOf(entry).map((date) => ({ date, kind: dayKind(date, workDays) }));
  const off = days.filter(({ kind }) => kind.kind === 'off' || kind.kind === 'free');
  const isWeekend = (date: IsoDate) => weekday(date) > 5;
  return {
    ...figuresOfEntry(entry, workDays),
    /** Days that do not count: whether it has a weekend or another day without work, and its holidays. */
    hasWeekend: off.some(({ date }) => isWeekend(date)),
    hasFree: off.some(({ date }) => !isWeekend(date)),
    holidays: [...new Set(days.flatMap(({ kind }) => (kind.kind === 'holiday' ? [kind.holiday] : [])))],
    /** The half workdays, which count half. */
    halves: days
      .filter(({ date, kind }) => kind.kind === 'work' && isHalfDay(date, workDays))
      .map(({ date }) => date),
    /** The vacation that is left afterwards; null if that is unknown. */
    left: leftAfter(own, entry),
  };
}

interface EffectTextProps {
  readonly entry: Absence;
  readonly own: OwnAccount;
  /** Enters whole days instead of halves. */
  readonly onWhole: () => void;
}

/**
 * Says how many days and hours an entry counts, which of its days do not count, and how much vacation is left. Halves of half
 * workdays are asked about.
 */
export function EffectText({ entry, own, onWhole }: EffectTextProps) {
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
  const isHalf = entry.share === 0.5 && halves.length > 0;
  const counts = { count: halves.length, days: formats.list(halves), quarter: words.daysText(0.25) };
  return (
    <>
      <b>{words.daysText(effect.days)}</b>
      {entry.kind === 'compensation'
        ? t('effect.taken', { hours: words.hours(-effect.hours) })
        : t('effect.credit', { hours: words.hours(effect.hours) })}
      {notCounted.length > 0 && ` ${t('effect.notCounted', { days: formats.list(notCounted) })}`}
      {halves.length > 0 && ` ${t(isHalf ? 'effect.quarters' : 'effect.halves', counts)}`}
      {/* On such a day, half a day off mostly means all of it. */}
      {isHalf && effect.days === halves.length / 4 && (
        <>
          {' '}
          <Button
            look="link"
            label={t('effect.whole', { days: words.daysText(halves.length / 2) })}
            onClick={onWhole}
          />
        </>
      )}
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
