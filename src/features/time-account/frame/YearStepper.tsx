import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type IsoDate, yearOf } from '@/domain/time/period';
import { withParameter } from '@/shared/withParameter';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useToday } from '@/shared/ui/timing/useClock';

interface YearStepperProps {
  readonly year: number;
  /** The first day of the account, before which there is no year; null if earlier years can be shown, too. */
  readonly start: IsoDate | null;
}

/** The buttons that lead to the year before and after, by changing the address. */
export function YearStepper({ year, start }: YearStepperProps) {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const [params, setParams] = useSearchParams();
  const current = yearOf(useToday());
  const id = useId();
  const first = start !== null && year <= yearOf(start) ? formats.date(start) : null;
  const step = (to: number) =>
    setParams(withParameter(params, 'year', to === current ? null : String(to)), { replace: true });
  return (
    <fieldset className="tw-date-stepper" aria-label={t('year.label')}>
      <button
        type="button"
        aria-label={t('year.previous')}
        title={first === null ? t('year.previous') : t('year.first', { date: first })}
        {...(first !== null && { 'aria-disabled': true, 'aria-describedby': id })}
        onClick={first === null ? () => step(year - 1) : undefined}
      >
        <Icon of={chevronLeft} />
        {first !== null && (
          <span className="visually-hidden" id={id}>
            {t('year.first', { date: first })}
          </span>
        )}
      </button>
      <output className="figures">{year}</output>
      <button type="button" aria-label={t('year.next')} title={t('year.next')} onClick={() => step(year + 1)}>
        <Icon of={chevronRight} />
      </button>
    </fieldset>
  );
}
