import car from 'bootstrap-icons/icons/car-front.svg?icon';
import info from 'bootstrap-icons/icons/info-circle.svg?icon';
import receipt from 'bootstrap-icons/icons/receipt.svg?icon';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { HANDED_OVER, type HandedOver, VALUE_KINDS, type ValueKind } from '@/domain/payroll/payroll';
import { asHandedOver } from '@/domain/payroll/payrollLines';
import { env } from '@/shared/env';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import { FieldError } from '@/shared/ui/fields/Field';
import { useValueTexts } from '../useValueTexts';
import type { Payroll } from '../usePayroll';
import { fieldOf } from './typedNumbers';
import type { NumbersForm } from './useNumbersForm';
import '@/shared/ui/styles/cardRows.scss';
import phone from '../phoneTable.module.scss';
import classes from './wageTypesPart.module.scss';

interface WageTypesPartProps {
  readonly form: NumbersForm;
  readonly payroll: Payroll;
}

const noteIcons = { keyNote: info, kmNote: car, foodNote: receipt } as const;

/** How the five values of a sheet are handed over. */
export function WageTypesPart({ form, payroll }: WageTypesPartProps) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const rates = [env.rates.foodSmall, env.rates.foodBig].map(formats.euroSum);
  return (
    <>
      <table className={clsx('tw-table', phone.table, classes.table)} aria-label={t('numbers.wageTypes')}>
        <thead className="no-phone">
          <tr>
            <th>{t('wage.from')}</th>
            <th className="at-right">{formats.monthName(payroll.month)}</th>
            <th>{t('wage.as')}</th>
            <th>{t('wage.number')}</th>
            <th>{t('wage.key')}</th>
          </tr>
        </thead>
        <tbody>
          {VALUE_KINDS.map((kind) => (
            <WageTypeRow key={kind} kind={kind} form={form} payroll={payroll} />
          ))}
        </tbody>
      </table>
      <ul className="stack mt-3 mb-3 text-secondary text-small">
        {(['keyNote', 'kmNote', 'foodNote'] as const).map((note) => (
          <li key={note} className="row align-start">
            <Icon of={noteIcons[note]} />
            <span>{t(`wage.${note}`, { rates: formats.list(rates) })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function WageTypeRow({ kind, form, payroll }: WageTypesPartProps & { readonly kind: ValueKind }) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const { withUnit } = useValueTexts();
  const { counted, sums } = payroll.result;
  const value = t(`value.${kind}`);
  const isNone = form.values[fieldOf(kind, 'as')] === 'none';
  const isOpen =
    !isNone &&
    String(form.values[fieldOf(kind, 'number')]).trim() === '' &&
    asHandedOver(counted, payroll.kept.settings).some(({ values }) => values[kind] !== 0);
  const choiceText = (choice: HandedOver) =>
    kind === 'km' && choice === 'amount'
      ? t('wage.kmAmount', { rate: formats.euros(env.rates.mileage) })
      : t(`wage.${choice}`);
  return (
    <>
      <tr className={clsx(isOpen && classes.isOpen)}>
        <td>
          <b className="text-strong">{value}</b>
          <small className="left-8 text-faint text-small">{t(`paper.${kind}`)}</small>
        </td>
        <td className="figures at-right" data-label={formats.monthName(payroll.month)}>
          {withUnit(kind, sums[kind])}
        </td>
        <td data-label={t('wage.as')}>
          <select
            {...form.cell(fieldOf(kind, 'as'))}
            className="form-select form-select-sm"
            aria-label={t('wage.asOf', { value })}
          >
            {HANDED_OVER[kind].map((choice) => (
              <option key={choice} value={choice}>
                {choiceText(choice)}
              </option>
            ))}
          </select>
        </td>
        {(['number', 'key'] as const).map((field) => (
          <td key={field} data-label={t(`wage.${field}`)}>
            <input
              {...form.cell(fieldOf(kind, field))}
              disabled={isNone}
              aria-invalid={isOpen && field === 'number'}
              aria-describedby={isOpen ? `open-${kind}` : undefined}
              className="form-control form-control-sm figures"
              inputMode="numeric"
              aria-label={t(`wage.${field}Of`, { value })}
            />
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={5}>
            <FieldError id={`open-${kind}`}>
              {t('wage.open', { month: formats.monthName(payroll.month), sum: withUnit(kind, sums[kind]) })}
            </FieldError>
          </td>
        </tr>
      )}
    </>
  );
}
