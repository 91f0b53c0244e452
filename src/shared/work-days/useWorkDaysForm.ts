import { useTranslation } from 'react-i18next';
import type { FederalState } from '@/domain/time/holidays';
import { FEDERAL_STATES } from '@/domain/time/holidays';
import { MAX_HOURS_PER_DAY } from '@/domain/limits';
import { type IsoDate, isIsoDate } from '@/domain/time/period';
import { type WorkDays, withFreeDays } from '@/domain/time/targets';
import { hoursOf } from '@/domain/time/typedHours';
import { useAppForm } from '../forms/useAppForm';
import { formatPlain } from '../i18n/format';
import { useLanguage } from '../i18n/useLanguage';

/** Names of the seven fields of hours, Monday first. */
export const TARGET_FIELDS = ['day1', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7'] as const;

type WorkDaysValues = Record<(typeof TARGET_FIELDS)[number], string> & {
  readonly state: string;
  /** Free days, separated by spaces. */
  readonly freeDays: string;
  /** A day that is about to be added to them. */
  readonly newFreeDay: string;
  readonly hasSingleKeys: boolean;
};

function checkHours(text: string): 'hours' | undefined {
  const hours = hoursOf(text);
  const isInRange = hours === null || (hours !== undefined && hours >= 0 && hours <= MAX_HOURS_PER_DAY);
  return isInRange ? undefined : 'hours';
}

function checkDay(text: string): 'date' | undefined {
  return text.trim() === '' || isIsoDate(text) ? undefined : 'date';
}

function daysIn(text: string): readonly IsoDate[] {
  return text.split(' ').filter(isIsoDate);
}

function isState(text: string): text is FederalState {
  return FEDERAL_STATES.some((state) => state === text);
}

/** The settings in the fields. */
function workDaysOf(values: WorkDaysValues): WorkDays {
  const hours = (field: (typeof TARGET_FIELDS)[number]) => hoursOf(values[field]) ?? 0;
  const workDays: WorkDays = {
    targets: [
      hours('day1'),
      hours('day2'),
      hours('day3'),
      hours('day4'),
      hours('day5'),
      hours('day6'),
      hours('day7'),
    ],
    state: isState(values.state) ? values.state : null,
    freeDays: daysIn(values.freeDays),
  };
  // A day that was typed but not added counts as well.
  return isIsoDate(values.newFreeDay) ? withFreeDays(workDays, [values.newFreeDay], true) : workDays;
}

/** Fields and rules of the settings of working days. */
export function useWorkDaysForm(workDays: WorkDays, hasSingleKeys: boolean) {
  const { t } = useTranslation('workSettings');
  const language = useLanguage();
  const text = (day: number) => formatPlain(workDays.targets[day] ?? 0, language);
  const hours = { validate: checkHours };
  const form = useAppForm<WorkDaysValues, 'hours' | 'date'>({
    initial: {
      day1: text(0),
      day2: text(1),
      day3: text(2),
      day4: text(3),
      day5: text(4),
      day6: text(5),
      day7: text(6),
      state: workDays.state ?? '',
      freeDays: workDays.freeDays.join(' '),
      newFreeDay: '',
      hasSingleKeys,
    },
    rules: {
      ...Object.fromEntries(TARGET_FIELDS.map((field) => [field, hours])),
      newFreeDay: { validate: checkDay },
    },
    messageOf: (problem) => t(`errors.${problem}`),
  });

  function setFreeDays(days: readonly IsoDate[], isFree: boolean) {
    const next = withFreeDays(workDaysOf({ ...form.values, newFreeDay: '' }), days, isFree);
    form.setValue('freeDays', next.freeDays.join(' '));
  }

  return {
    ...form,
    freeDays: daysIn(form.values.freeDays),
    addFreeDay: () => {
      if (!isIsoDate(form.values.newFreeDay)) return;
      setFreeDays([form.values.newFreeDay], true);
      form.setValue('newFreeDay', '');
    },
    removeFreeDay: (day: IsoDate) => setFreeDays([day], false),
    workDaysOf,
  };
}
