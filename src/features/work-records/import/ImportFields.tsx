import { useTranslation } from 'react-i18next';
import type { WorkPair } from '@/domain/work/bulkEdit';
import { CustomerAndProjectFields, useCustomerAndProjectOptions } from '@/features/customers';
import { useFormats } from '@/shared/i18n/useFormats';
import { HoursField } from '@/shared/ui/fields/HoursField';
import { TextField } from '@/shared/ui/fields/TextField';
import { messageOf } from '../entry/workRecordRules';
import type { ChangeItem } from './ImportEvent';
import type { ChosenItem } from './useImportChoice';

interface ImportFieldsProps {
  readonly chosen: ChosenItem;
  /** Somebody wanted to save: what is missing says so. */
  readonly isAsked: boolean;
  readonly onChange: ChangeItem;
}

const NOBODY: WorkPair = { customerId: null, customerName: '', projectId: null, projectName: '' };

/** What an event becomes: customer, project, text and hours. Whoever changes something wants it. */
export function ImportFields({ chosen, isAsked, onChange }: ImportFieldsProps) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const { description, hoursText, hoursProblem } = chosen;
  const pair = chosen.pair ?? NOBODY;
  const values = { customerId: String(pair.customerId ?? ''), projectId: String(pair.projectId ?? '') };
  const { customers, projects } = useCustomerAndProjectOptions(values.customerId, {
    customer: { id: pair.customerId, name: pair.customerName },
    project: { id: pair.projectId, name: pair.projectName },
  });

  function handlePair(name: 'customerId' | 'projectId', value: string) {
    const changed: WorkPair =
      name === 'customerId'
        ? { ...NOBODY, customerId: customers.idOf(value), customerName: customers.nameOf(value) }
        : { ...pair, projectId: projects.idOf(value), projectName: projects.nameOf(value) };
    onChange({ isChosen: true, pair: changed });
  }

  return (
    <div className="tw-form">
      <CustomerAndProjectFields
        {...{ customers, projects, values }}
        texts={{
          customer: t('fields.customer'),
          project: t('fields.project'),
          optionsFailed: t('optionsFailed'),
          projectNeedsCustomer: t('hints.projectNeedsCustomer'),
        }}
        field={(name) => ({ onValue: (value) => handlePair(name, value) })}
      />
      <div className="c6 p12">
        <TextField
          label={t('fields.description')}
          required
          error={isAsked && description.trim() === '' ? t('errors.description') : undefined}
          value={description}
          onChange={({ target }) => onChange({ isChosen: true, description: target.value })}
        />
      </div>
      <div className="c6 p12">
        <HoursField
          label={t('fields.hours')}
          required
          known={chosen.item.hours}
          error={isAsked && hoursProblem ? messageOf(hoursProblem, hoursText, t, formats) : undefined}
          value={hoursText}
          onValue={(hours) => onChange({ isChosen: true, hours })}
        />
      </div>
    </div>
  );
}
