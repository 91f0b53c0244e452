import { useTranslation } from 'react-i18next';
import { recentChoices } from '@/domain/work/bookings';
import { EXPENSE_TYPES } from '@/domain/money/expense';
import { CustomerAndProjectFields } from '@/features/customers';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import { AmountField } from '@/shared/ui/fields/NumberField';
import { SelectField } from '@/shared/ui/fields/SelectField';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { TextField } from '@/shared/ui/fields/TextField';
import { usePhone } from '@/shared/ui/useMediaQuery';
import { ReceiptField } from '../receipt/ReceiptField';
import './expenseForm.scss';
import type { ExpenseForm as Form } from './useExpenseForm';
import { useExpenseTypeName } from '../useExpenseTypeName';
import type { ReceiptControl } from '../receipt/useReceipt';

interface ExpenseFormProps {
  readonly form: Form;
  readonly receipt: ReceiptControl;
  readonly isDropTarget: boolean;
}

/** The fields of the record-expenses dialog (section 2), and nothing but the fields. */
export function ExpenseForm({ form, receipt, isDropTarget }: ExpenseFormProps) {
  const { t } = useTranslation('expenses');
  const typeName = useExpenseTypeName();
  const { field, valueField, values, customers, projects } = form;

  // Who has the receipt in one hand and the phone in the other photographs it first.
  const isPhone = usePhone();
  const receiptField = (
    <div>
      <ReceiptField control={receipt} isDropTarget={isDropTarget} />
    </div>
  );

  return (
    <div className="tw-form tw-expense">
      {isPhone && receiptField}
      <div className="c6 p12">
        <TextField label={t('fields.number')} inputMode="numeric" autoComplete="off" {...field('number')} />
      </div>
      <div className="c6 p12">
        <DateField label={t('fields.date')} required {...valueField('date')} />
      </div>
      <div className="c6">
        <SelectField
          label={t('fields.type')}
          options={EXPENSE_TYPES.map((type) => ({ value: type, label: typeName(type) }))}
          {...field('type')}
        />
      </div>
      <div className="c6">
        <AmountField label={t('fields.cost')} required {...valueField('cost')} />
      </div>
      <div>
        <TextField
          label={t('fields.description')}
          placeholder={t('hints.descriptionPlaceholder')}
          {...field('description')}
        />
      </div>
      {!isPhone && receiptField}
      <div>
        <SwitchField label={t('fields.projectExpense')} {...field('isProjectExpense')} />
      </div>
      {values.isProjectExpense && (
        <CustomerAndProjectFields
          customers={customers}
          projects={projects}
          values={values}
          field={valueField}
          recent={{
            ...recentChoices(form.booked, values.customerId),
            label: t('choice.lately'),
            othersLabel: t('choice.others'),
          }}
          texts={{
            customer: t('fields.customer'),
            project: t('fields.project'),
            optionsFailed: t('optionsFailed'),
            projectNeedsCustomer: t('hints.projectNeedsCustomer'),
          }}
        />
      )}
    </div>
  );
}
