import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type PayrollPerson, VALUE_KINDS, isMoney } from '@/domain/payroll/payroll';
import type { SheetFile } from '@/domain/payroll/sheetFile';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useFormats } from '@/shared/i18n/useFormats';
import { FieldError } from '@/shared/ui/fields/Field';
import { AmountField, NumberField } from '@/shared/ui/fields/NumberField';
import { SelectField } from '@/shared/ui/fields/SelectField';
import type { Payroll } from '../usePayroll';
import { SheetPdf } from './SheetPdf';
import { type ByHandForm, useByHandForm } from './useByHandForm';
import classes from './sheetPdf.module.scss';

interface ByHandDialogProps {
  readonly file: SheetFile;
  /** Null for a file of nobody, of which the person is chosen here. */
  readonly person: PayrollPerson | null;
  readonly payroll: Payroll;
  readonly onClose: () => void;
}

/** The five values of a sheet, typed while its PDF is looked at. They begin with the printed line Summe, if there is one. */
export function ByHandDialog({ file, person, payroll, onClose }: ByHandDialogProps) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const { form, save, isPrefilled } = useByHandForm({ file, person, payroll, onClose });
  const isSumFirst = file.differences.length === 0;
  return (
    <FormDialog
      title={person ? `${person.name}, ${formats.month(payroll.month)}` : t('byHand.assign')}
      subtitle={`${file.name} · ${t(`file.${file.state}`)}`}
      size="lg"
      isDirty={form.isDirty}
      saveLabel={t('byHand.save')}
      save={save}
      onClose={onClose}
    >
      <SheetPdf {...{ payroll, file }} place={isPrefilled && isSumFirst ? file.place : null} />
      {!person && (
        <SelectField
          label={t('byHand.person')}
          emptyLabel={t('byHand.choose')}
          options={payroll.people.map((one) => ({ value: one.guid, label: payroll.nameOf(one) }))}
          {...form.field('person')}
        />
      )}
      <div className={classes.values}>
        <ValueFields form={form} />
      </div>
      <p className="text-secondary text-small mt-2 mb-3">
        {t(isPrefilled ? 'byHand.printed' : 'byHand.typed')}
      </p>
      <ComparedTick {...form.field('isCompared')} />
    </FormDialog>
  );
}

function ValueFields({ form }: { readonly form: ByHandForm }) {
  const { t } = useTranslation('payroll');
  return VALUE_KINDS.map((kind) =>
    isMoney(kind) ? (
      <AmountField key={kind} label={t(`value.${kind}`)} {...form.valueField(kind)} />
    ) : (
      <NumberField
        key={kind}
        label={t(`value.${kind}`)}
        unit={kind === 'km' ? 'km' : 'h'}
        {...form.valueField(kind)}
      />
    ),
  );
}

/** Typed hours count only after the user has confirmed that they equal those of the PDF. */
function ComparedTick({ error, ...input }: ComponentProps<'input'> & { readonly error: string | undefined }) {
  const { t } = useTranslation('payroll');
  const errorId = useId();
  return (
    <>
      <label className="row">
        <input
          {...input}
          type="checkbox"
          className="form-check-input"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        <span>{t('byHand.compared')}</span>
      </label>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
}
