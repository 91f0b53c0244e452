import { useTranslation } from 'react-i18next';
import { type IsoDate, isIsoDate } from '@/domain/time/period';
import { type WorkDays, targetRowOn, withFreeDays, withTargetsOn } from '@/domain/time/targets';
import { useAppForm } from '../forms/useAppForm';
import { useLanguage } from '../i18n/useLanguage';
import { useToday } from '../ui/timing/useClock';
import {
  TARGET_FIELDS,
  type TargetField,
  stateOf,
  targetField,
  targetProblem,
  targetTexts,
  targetsOf,
} from './typedWorkDays';

type WorkDaysValues = Record<TargetField, string> & {
  readonly state: string;
  /** Free days, separated by spaces. */
  readonly freeDays: string;
  /** A day that is about to be added to them. */
  readonly newFreeDay: string;
  readonly hasSingleKeys: boolean;
};

function checkDay(text: string): 'date' | undefined {
  return text.trim() === '' || isIsoDate(text) ? undefined : 'date';
}

function daysIn(text: string): readonly IsoDate[] {
  return text.split(' ').filter(isIsoDate);
}

/** The settings in the fields; changed targets are put into the row that counts today of the settings as they are `now`. */
function workDaysOf(values: WorkDaysValues, before: WorkDays, today: IsoDate, now = before): WorkDays {
  const known = targetRowOn(today, before).targets;
  const present = targetRowOn(today, now).targets;
  const targets = targetsOf((day) => values[targetField(day)], known, present);
  const workDays: WorkDays = {
    ...withTargetsOn(today, now, targets, Date.now()),
    state: stateOf(values.state),
    freeDays: daysIn(values.freeDays),
  };
  // A day that was typed but not added counts as well.
  return isIsoDate(values.newFreeDay) ? withFreeDays(workDays, [values.newFreeDay], true) : workDays;
}

/** Fields and rules of the settings of working days. */
export function useWorkDaysForm(workDays: WorkDays, hasSingleKeys: boolean) {
  const { t } = useTranslation('workSettings');
  const language = useLanguage();
  const today = useToday();
  const { targets } = targetRowOn(today, workDays);
  const form = useAppForm<WorkDaysValues, 'hours' | 'date'>({
    initial: {
      ...targetTexts(targets, language),
      state: workDays.state ?? '',
      freeDays: workDays.freeDays.join(' '),
      newFreeDay: '',
      hasSingleKeys,
    },
    rules: {
      ...Object.fromEntries(
        TARGET_FIELDS.map((field) => [field, { validate: (text: string) => targetProblem(text, targets) }]),
      ),
      newFreeDay: { validate: checkDay },
    },
    messageOf: (problem) => t(`errors.${problem}`),
  });

  const read = (values: WorkDaysValues, now?: WorkDays) => workDaysOf(values, workDays, today, now);

  function setFreeDays(days: readonly IsoDate[], isFree: boolean) {
    const next = withFreeDays(read({ ...form.values, newFreeDay: '' }), days, isFree);
    form.setValue('freeDays', next.freeDays.join(' '));
  }

  return {
    ...form,
    /** The targets that the seven fields began with. */
    targets,
    freeDays: daysIn(form.values.freeDays),
    addFreeDay: () => {
      if (!isIsoDate(form.values.newFreeDay)) return;
      setFreeDays([form.values.newFreeDay], true);
      form.setValue('newFreeDay', '');
    },
    removeFreeDay: (day: IsoDate) => setFreeDays([day], false),
    workDaysOf: read,
  };
}
