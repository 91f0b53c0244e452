import { clsx } from 'clsx';
import carFront from 'bootstrap-icons/icons/car-front.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Trip } from '@/domain/work/bookings';
import { parseDecimal } from '@/domain/decimal';
import { addDays, isIsoDate } from '@/domain/time/period';
import { env } from '@/shared/env';
import { useFormats } from '@/shared/i18n/useFormats';
import { TimeField } from '@/shared/ui/fields/dates/TimeField';
import { HoursField } from '@/shared/ui/fields/HoursField';
import { NumberField } from '@/shared/ui/fields/NumberField';
import { ReadOnlyField } from '@/shared/ui/fields/ReadOnlyField';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { WorkRecordForm as Form } from '../useWorkRecordForm';
import { hasTravel, tripValues } from '../workRecordContent';
import classes from './travelFields.module.scss';

interface TravelFieldsProps {
  readonly form: Form;
  /** The last journey to the customer. */
  readonly trip: Trip | null;
}

/**
 * The journey of a record, shown as one line while it is empty. The invisible fields lie over that line, so that a
 * press on it, or anything else that focuses a field, opens it with the cursor in place.
 */
export function TravelFields({ form, trip }: TravelFieldsProps) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const [isOpened, setIsOpened] = useState(false);
  const isFilled = hasTravel(form.values);
  const isOpen = isOpened || isFilled;

  function open() {
    flushSync(() => setIsOpened(true));
    form.focus('departure');
  }

  function repeat(last: Trip) {
    form.setValues(tripValues(last, formats.language));
    open();
  }

  return (
    <div className={clsx(classes.journey, !isOpen && classes.isFolded)}>
      <div className={isOpen ? 'legend' : classes.head}>
        {isOpen ? (
          <span>{t('travel')}</span>
        ) : (
          <button type="button" className={classes.line} aria-expanded={false} onClick={open}>
            <Icon of={chevronRight} className="text-faint" />
            <b className="text-strong">{t('travel')}</b>{' '}
            <span className="text-faint">{t('entry.noTravel')}</span>
          </button>
        )}
        {trip && !isFilled && (
          <Button
            look="ghost"
            size="sm"
            icon={carFront}
            label={[
              t('entry.likeOn', { date: formats.dayMonth(trip.date) }),
              ...(trip.distanceKm === null ? [] : [`${formats.plain(trip.distanceKm)} km`]),
            ].join(', ')}
            className={classes.again}
            onClick={() => repeat(trip)}
          />
        )}
      </div>
      <TravelInputs form={form} onFocus={() => setIsOpened(true)} />
    </div>
  );
}

interface TravelInputsProps {
  readonly form: Form;
  readonly onFocus: () => void;
}

function TravelInputs({ form, onFocus }: TravelInputsProps) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const { field, valueField, values } = form;
  const { travelExpenses } = form.derived;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it follows the focus of what is inside */}
      <div className={clsx('tw-form', classes.times)} onFocus={onFocus}>
        <div className="span-4">
          <TimeField label={t('fields.departure')} {...valueField('departure')} />
        </div>
        <div className="span-4">
          <TimeField
            label={t('fields.arrival')}
            isEnd={values.departure !== '00:00'}
            hint={
              form.derived.arrivesNextDay && isIsoDate(values.date)
                ? t('hints.nextDay', { date: formats.date(addDays(values.date, 1)) })
                : undefined
            }
            {...valueField('arrival')}
          />
        </div>
        <div className="span-2">
          <HoursField
            label={t('fields.travelTime')}
            isBare
            unit="h"
            known={form.stored?.travelHours ?? null}
            {...valueField('travelTime')}
          />
        </div>
        <div className="span-2">
          <NumberField label={t('fields.distance')} unit="km" typedUnit="km" {...valueField('distance')} />
        </div>
      </div>
      <div className={clsx('tw-sum', classes.sums)}>
        <SwitchField label={t('fields.privateCar')} {...field('isPrivateCar')} />
        <ReadOnlyField label={t('fields.foodAllowance')} value={formats.euros(form.derived.foodAllowance)} />
        <ReadOnlyField
          label={t('fields.travelExpenses')}
          value={travelExpenses === null ? '–' : formats.euros(travelExpenses)}
          hint={
            values.isPrivateCar && travelExpenses !== null
              ? t('hints.rate', {
                  km: formats.plain(parseDecimal(values.distance, formats.language, 'km') ?? 0),
                  rate: formats.euros(env.rates.mileage),
                })
              : undefined
          }
        />
      </div>
    </>
  );
}
