import carFront from 'bootstrap-icons/icons/car-front.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trip } from '@/domain/bookings';
import { parseDecimal } from '@/domain/decimal';
import { isIsoDate } from '@/domain/period';
import { dayAfter } from '@/domain/workRecord';
import { env } from '@/shared/env';
import { useFormats } from '@/shared/i18n/useFormats';
import { TimeField } from '@/shared/ui/fields/dates/TimeField';
import { HoursField } from '@/shared/ui/fields/HoursField';
import { NumberField } from '@/shared/ui/fields/NumberField';
import { ReadOnlyField } from '@/shared/ui/fields/ReadOnlyField';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { Icon } from '@/shared/ui/Icon';
import { usePhone } from '@/shared/ui/useMediaQuery';
import type { WorkRecordForm as Form } from '../useWorkRecordForm';
import { hasTravel, tripValues } from '../workRecordValues';
import './travelFields.scss';

interface TravelFieldsProps {
  readonly form: Form;
  /** The last journey to the customer. */
  readonly trip: Trip | null;
}

/**
 * The journey of a record. On a phone it is one line for as long as it is empty; on a larger screen there is room, and
 * the fields of section 2 stand there at once.
 */
export function TravelFields({ form, trip }: TravelFieldsProps) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const isPhone = usePhone();
  const [isOpened, setIsOpened] = useState(false);
  const isFilled = hasTravel(form.values);
  const isOpen = !isPhone || isOpened || isFilled;
  const headId = useId();
  const focusFirst = useFocusWhen(isOpen, () => form.focus('departure'));

  function open() {
    setIsOpened(true);
    focusFirst();
  }

  function repeat(last: Trip) {
    form.setValues(tripValues(last, formats.language));
    setIsOpened(true);
    focusFirst();
  }

  const again = trip && !isFilled && (
    <button type="button" className="btn btn-ghost btn-sm" onClick={() => repeat(trip)}>
      <Icon of={carFront} />
      {[
        t('entry.likeOn', { date: formats.dayMonth(trip.date) }),
        ...(trip.distanceKm === null ? [] : [`${formats.plain(trip.distanceKm)} km`]),
      ].join(', ')}
    </button>
  );

  if (!isOpen) {
    return (
      <div className="tw-fold">
        <button type="button" className="line" aria-expanded={false} onClick={open}>
          <Icon of={chevronRight} />
          <b className="fw6">{t('travel')}</b> <span className="t3">{t('entry.noTravel')}</span>
        </button>
        {again}
      </div>
    );
  }
  return (
    <>
      <div className="legend tw-travel">
        <span id={headId}>{t('travel')}</span>
        {again}
      </div>
      <TravelInputs form={form} />
    </>
  );
}

/** Puts the focus to where somebody goes on, once that stands on the screen: what was pressed has gone. */
function useFocusWhen(isThere: boolean, focus: () => void): () => void {
  const [presses, setPresses] = useState(0);
  const start = useEffectEvent(() => {
    if (isThere) focus();
  });
  useEffect(() => {
    if (presses > 0) start();
  }, [presses]);
  return () => setPresses((before) => before + 1);
}

function TravelInputs({ form }: { readonly form: Form }) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const { field, valueField, values } = form;
  return (
    <>
      <div className="c4">
        <TimeField label={t('fields.departure')} {...valueField('departure')} />
      </div>
      <div className="c4">
        <TimeField
          label={t('fields.arrival')}
          hint={
            form.derived.arrivesNextDay && isIsoDate(values.date)
              ? t('hints.nextDay', { date: formats.date(dayAfter(values.date)) })
              : undefined
          }
          {...valueField('arrival')}
        />
      </div>
      <div className="c2">
        <HoursField
          label={t('fields.travelTime')}
          isBare
          unit="h"
          known={form.stored?.travelHours ?? null}
          {...valueField('travelTime')}
        />
      </div>
      <div className="c2">
        <NumberField label={t('fields.distance')} unit="km" {...valueField('distance')} />
      </div>
      <div className="tw-sum">
        <SwitchField label={t('fields.privateCar')} {...field('isPrivateCar')} />
        <ReadOnlyField label={t('fields.foodAllowance')} value={formats.euros(form.derived.foodAllowance)} />
        <ReadOnlyField
          label={t('fields.travelExpenses')}
          value={formats.euros(form.derived.travelExpenses)}
          hint={
            values.isPrivateCar
              ? t('hints.rate', {
                  km: formats.plain(parseDecimal(values.distance, formats.language) ?? 0),
                  rate: formats.euros(env.rates.mileage),
                })
              : undefined
          }
        />
      </div>
    </>
  );
}
