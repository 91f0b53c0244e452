import { Trans, useTranslation } from 'react-i18next';
import type { Absence } from '@/domain/account/absence';
import { useFormats } from '@/shared/i18n/useFormats';
import type { OwnAccount } from '../../useOwnAccount';
import { useAbsenceWords } from '../absenceWords';
import { effectOf } from './entryEffect';

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
