import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { ExpenseDoubt } from '@/domain/money/expenseDoubt';
import { useFormats } from '@/shared/i18n/useFormats';
import { Alert } from '@/shared/ui/messages/Alert';
import { recentChoices } from '@/domain/work/bookings';
import { EXPENSE_TYPES } from '@/domain/money/expense';
import { CustomerAndProjectFields } from '@/features/pair-choice';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import { AmountField } from '@/shared/ui/fields/NumberField';
import { SelectField } from '@/shared/ui/fields/SelectField';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { TextField } from '@/shared/ui/fields/TextField';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { type ExpenseDialogProps, useExpenseEntry } from './useExpenseEntry';
import type { ExpenseValues } from '../expenseValues';
import { ReceiptField } from '../receipt/ReceiptField';
import type { ExpenseForm as Form } from './useExpenseForm';
import { useExpenseTypeName } from '../expenseWords';
import type { ReceiptControl } from '../receipt/useReceipt';
import classes from './expenseDialog.module.scss';

// Preloaded with the form, because the network may be gone when the form is saved.
Promise.all([
  import('@/shared/outbox/saver'),
  import('../outbox/expenseKind'),
  import('../outbox/keptReceipts'),
]).catch(() => undefined);

/**
 * The record-expenses dialog: "Save and close" and "Save and next". Typed values are kept as a draft until
 * they are saved, wait in the outbox, or are discarded.
 */
export function ExpenseDialog(props: ExpenseDialogProps) {
  const { t } = useTranslation('expenses');
  const { form, receipt, isDropTarget, failureKind, save, doubt, last, lost, onClose } =
    useExpenseEntry(props);
  const isNew = (props.corrects ?? null) === null;
  return (
    <FormDialog
      title={t(isNew ? 'dialog.title' : 'dialog.correct')}
      survivesBack
      isDirty={form.isDirty}
      saveLabel={t('dialog.saveAndClose')}
      nextLabel={isNew ? t('dialog.saveAndNext') : undefined}
      keptText={t('dialog.kept')}
      describeFailure={(reason, failure) =>
        t(`dialog.${failureKind(failure, receipt.receipt !== null)}`, { reason })
      }
      save={save}
      onClose={onClose}
    >
      {lost !== undefined && <Alert tone="warning">{t('receipt.gone', { filename: lost })}</Alert>}
      <ExpenseNotes values={form.values} last={last} doubt={doubt} />
      <ExpenseForm form={form} receipt={receipt} isDropTarget={isDropTarget} />
    </FormDialog>
  );
}

/** The fields that usually differ in the next expense. */
const CARRIED = ['number', 'cost', 'description'] as const;

interface ExpenseNotesProps {
  readonly values: ExpenseValues;
  /** The values saved last with "Save and next". */
  readonly last: ExpenseValues | null;
  /** The question to answer before saving. */
  readonly doubt: ExpenseDoubt | null;
}

/** The note above the fields: which of them still have the previous expense's values, or a question before saving. */
function ExpenseNotes({ values, last, doubt }: ExpenseNotesProps) {
  const { t } = useTranslation('expenses');
  const formats = useFormats();
  if (doubt?.kind === 'zero') return <Alert tone="warning">{t('doubt.zero')}</Alert>;
  if (doubt) {
    const { date, cost, voucherNumber } = doubt.twin;
    const twin = { date: formats.date(date), cost: formats.euros(cost), number: voucherNumber };
    return <Alert tone="warning">{t(`doubt.${doubt.kind}`, twin)}</Alert>;
  }
  const carried = CARRIED.filter((name) => values[name] !== '' && values[name] === last?.[name]);
  if (carried.length === 0) return null;
  return (
    <Alert>{t('dialog.carried', { fields: carried.map((name) => t(`fields.${name}`)).join(', ') })}</Alert>
  );
}

interface ExpenseFormProps {
  readonly form: Form;
  readonly receipt: ReceiptControl;
  readonly isDropTarget: boolean;
}

/** The fields of the record-expenses dialog. */
function ExpenseForm({ form, receipt, isDropTarget }: ExpenseFormProps) {
  const { t } = useTranslation('expenses');
  const typeName = useExpenseTypeName();
  const { field, valueField, values, customers, projects } = form;

  // On phones the receipt comes first, because users photograph it before they type. By its key it stays the same field
  // when a phone is turned while its camera is open.
  const isPhone = usePhone();
  const receiptField = (
    <div key="receipt">
      <ReceiptField control={receipt} isDropTarget={isDropTarget} />
    </div>
  );

  return (
    <div className={clsx('tw-form', classes.form)}>
      {isPhone && receiptField}
      <div className="span-6 phone-span-12">
        <TextField label={t('fields.number')} inputMode="numeric" autoComplete="off" {...field('number')} />
      </div>
      <div className="span-6 phone-span-12">
        <DateField dayOf="past" label={t('fields.date')} required {...valueField('date')} />
      </div>
      <div className="span-6">
        <SelectField
          label={t('fields.type')}
          options={EXPENSE_TYPES.map((type) => ({ value: type, label: typeName(type) }))}
          {...field('type')}
        />
      </div>
      <div className="span-6">
        <AmountField label={t('fields.cost')} required {...valueField('cost')} />
      </div>
      <TextField
        label={t('fields.description')}
        placeholder={t('hints.descriptionPlaceholder')}
        {...field('description')}
      />
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
          recent={recentChoices(form.booked, values.customerId)}
        />
      )}
    </div>
  );
}
