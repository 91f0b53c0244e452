import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDecimal } from '@/domain/decimal';
import { isIsoDate } from '@/domain/period';
import { dayAfter } from '@/domain/workRecord';
import { CustomerAndProjectFields } from '@/features/customers';
import { env } from '@/shared/env';
import { useFormats } from '@/shared/i18n/useFormats';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import { HoursField } from '@/shared/ui/fields/HoursField';
import { NumberField } from '@/shared/ui/fields/NumberField';
import { ReadOnlyField } from '@/shared/ui/fields/ReadOnlyField';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { TextAreaField } from '@/shared/ui/fields/TextAreaField';
import { TextField } from '@/shared/ui/fields/TextField';
import { TimeField } from '@/shared/ui/fields/dates/TimeField';
import type { WorkRecordForm as Form } from './useWorkRecordForm';

/** The fields of the work-time dialog (section 2), and nothing but the fields. */
export function WorkRecordForm({ form }: { form: Form }) {
  const { t } = useTranslation('workRecords');
  const travelId = useId();
  const { field, valueField, values, customers, projects, defaultLocation } = form;
  const formats = useFormats();

  return (
    <div className="tw-form">
      <div className="c4 p12">
        <DateField label={t('fields.date')} required {...valueField('date')} />
      </div>
      <div className="c4 p12">
        <HoursField
          label={t('fields.hours')}
          required
          known={form.stored?.hours ?? null}
          {...valueField('hours')}
        />
      </div>
      <div className="c4 p12">
        <TextField
          label={t('fields.location')}
          required={defaultLocation === ''}
          placeholder={defaultLocation}
          hint={defaultLocation === '' ? undefined : t('hints.location', { location: defaultLocation })}
          {...field('location')}
        />
      </div>
      <CustomerAndProjectFields
        customers={customers}
        projects={projects}
        values={values}
        field={field}
        texts={{
          customer: t('fields.customer'),
          project: t('fields.project'),
          optionsFailed: t('optionsFailed'),
          projectNeedsCustomer: t('hints.projectNeedsCustomer'),
        }}
      />
      <div>
        <TextAreaField
          label={t('fields.description')}
          required
          rows={2}
          placeholder={t('hints.descriptionPlaceholder')}
          {...field('description')}
        />
      </div>
      <div className="legend" id={travelId}>
        {t('travel')}
      </div>
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
    </div>
  );
}
