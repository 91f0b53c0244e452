import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { WeekTargets } from '@/domain/time/targets';
import { useFormats } from '../i18n/useFormats';
import { HoursField } from '../ui/fields/HoursField';
import type { ValueFieldProps } from '../ui/fields/ValueField';
import { TARGET_FIELDS } from './typedWorkDays';
import classes from './weekHours.module.scss';

interface WeekHoursProps {
  /** The name of the group. */
  readonly label: string;
  readonly labelHidden?: boolean;
  /** The targets that the fields began with; missing for a new row. */
  readonly targets?: WeekTargets | undefined;
  /** The props of a day's field; 0 is Monday. */
  readonly field: (day: number) => Omit<ValueFieldProps, 'label'>;
  readonly className?: string | undefined;
}

/** The target hours of Monday to Sunday, a narrow field for each. */
export function WeekHours({ label, labelHidden = false, targets, field, className }: WeekHoursProps) {
  const { t } = useTranslation('workSettings');
  const formats = useFormats();
  return (
    <fieldset className={clsx(classes.targets, className)}>
      <legend className={labelHidden ? 'visually-hidden' : 'form-label'}>{label}</legend>
      {TARGET_FIELDS.map((name, day) => (
        <div key={name}>
          <span aria-hidden="true">{formats.weekdayName(day)}</span>
          <HoursField
            label={t('targets.day', { day: formats.weekdayName(day, 'long') })}
            labelHidden
            isBare
            placeholder="–"
            known={targets?.[day] ?? null}
            {...field(day)}
          />
        </div>
      ))}
    </fieldset>
  );
}
