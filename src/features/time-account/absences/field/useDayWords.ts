import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n/useFormats';
import { useAbsenceWords } from '../absenceWords';
import type { FieldDay } from './fieldDays';

/** The accessible name, the tooltip and the letters of a day of the field. */
export function useDayWords() {
  const { t } = useTranslation(['absences', 'timeAccount', 'workDays']);
  const formats = useFormats();
  const words = useAbsenceWords();

  /** `geplant: Urlaub` */
  function absenceOf(day: FieldDay): string | null {
    if (day.absences.length === 0) return null;
    const kinds = day.absences.map(({ kind, share }) =>
      share === 1 ? words.kind(kind) : t('field.half', { kind: words.kind(kind) }),
    );
    const text = formats.list(kinds);
    const named = day.isPlanned ? t('field.planned', { kind: text }) : text;
    if (day.isOff) return t('field.notCounted', { kind: named });
    return day.isMapped ? t('field.mapped', { kind: named }) : named;
  }

  function detailsOf(day: FieldDay): readonly string[] {
    return [
      day.holiday && t(`workDays:holidays.${day.holiday}`),
      day.isHalf ? t('field.halfDay') : null,
      absenceOf(day),
    ].filter((text) => text !== null);
  }

  return {
    /** `Montag, 21. Dezember, geplant: Urlaub` */
    nameOf: (day: FieldDay) => [formats.namedDay(day.date), ...detailsOf(day)].join(', '),
    /** `Neujahr`; undefined if the day has neither a holiday nor an absence. */
    titleOf: (day: FieldDay) => detailsOf(day).join(', ') || undefined,
    /** `U`, `½U`, `U/K` */
    lettersOf: ({ absences }: FieldDay) =>
      absences.length > 1
        ? absences.map(({ kind }) => t(`timeAccount:letters.${kind}`)).join('/')
        : absences
            .map(({ kind, share }) => `${share === 1 ? '' : '½'}${t(`timeAccount:letters.${kind}`)}`)
            .join(''),
  };
}

export type DayWords = ReturnType<typeof useDayWords>;
