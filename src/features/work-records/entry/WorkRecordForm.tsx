import { useTranslation } from 'react-i18next';
import { type Booked, lastTrip, recentChoices } from '@/domain/work/bookings';
import { CustomerAndProjectFields } from '@/features/customers';
import { TextField } from '@/shared/ui/fields/TextField';
import type { Memory } from '../memory/useBooked';
import { DayAndHoursFields } from './fields/DayAndHoursFields';
import { DescriptionField } from './fields/DescriptionField';
import { RecentPairs } from './fields/RecentPairs';
import { TravelFields } from './fields/TravelFields';
import type { WorkRecordForm as Form } from './useWorkRecordForm';

const NOTHING: readonly Booked[] = [];

interface WorkRecordFormProps {
  readonly form: Form;
  readonly memory: Memory;
}

/**
 * The fields of the work-time dialog (section 2) in the order of the design principles, "Dialog", with what is
 * remembered of earlier entries.
 */
export function WorkRecordForm({ form, memory }: WorkRecordFormProps) {
  const { t } = useTranslation('workRecords');
  const { field, valueField, values, customers, projects, defaultLocation } = form;
  const booked = memory.booked ?? NOTHING;

  return (
    <div className="tw-form">
      {form.stored === null && booked.length > 0 && (
        <div>
          <RecentPairs
            booked={booked}
            chosen={values}
            onTake={({ customerId, projectId }) => form.setValues({ customerId, projectId })}
          />
        </div>
      )}
      <DayAndHoursFields form={form} memory={memory} />
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
        field={valueField}
        recent={{
          ...recentChoices(booked, values.customerId),
          label: t('entry.lately'),
          othersLabel: t('entry.others'),
        }}
        texts={{
          customer: t('fields.customer'),
          project: t('fields.project'),
          optionsFailed: t('optionsFailed'),
          projectNeedsCustomer: t('hints.projectNeedsCustomer'),
        }}
      />
      <div>
        <DescriptionField form={form} booked={booked} />
      </div>
      <TravelFields form={form} trip={lastTrip(booked, values.customerId)} />
    </div>
  );
}
