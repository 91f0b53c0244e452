import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/time/period';
import { useFormats } from '../../i18n/useFormats';
import { Icon } from '../buttons/Icon';

interface DateStepperProps {
  /** The name of the group: "from". */
  readonly label: string;
  /** The size of a step. */
  readonly unit: 'day' | 'month';
  readonly value: IsoDate;
  readonly onStep: (direction: -1 | 1) => void;
  /** Why a step is not possible in a direction. The button stays reachable, says why and does nothing. */
  readonly limits?: { readonly previous?: string | undefined; readonly next?: string | undefined };
}

/**
 * A day with buttons that move it by a day or a month ("Previous month", "Next month"). Needs the texts of `charts`.
 */
export function DateStepper({ label, unit, value, onStep, limits }: DateStepperProps) {
  const { t } = useTranslation('charts');
  const { date } = useFormats();
  const id = useId();

  const button = (side: 'previous' | 'next', direction: -1 | 1) => {
    const limit = limits?.[side];
    return (
      <button
        type="button"
        aria-label={t(`steps.${unit}.${side}`)}
        title={limit ?? t(`steps.${unit}.${side}`)}
        {...(limit !== undefined && { 'aria-disabled': true, 'aria-describedby': `${id}-${side}` })}
        onClick={limit === undefined ? () => onStep(direction) : undefined}
      >
        <Icon of={side === 'previous' ? chevronLeft : chevronRight} />
        {limit !== undefined && (
          <span className="visually-hidden" id={`${id}-${side}`}>
            {limit}
          </span>
        )}
      </button>
    );
  };

  return (
    <fieldset className="tw-date-stepper" aria-label={label}>
      {button('previous', -1)}
      <output>{date(value)}</output>
      {button('next', 1)}
    </fieldset>
  );
}
