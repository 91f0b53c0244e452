import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { type HandedOver, type ValueKind, VALUE_KINDS } from '@/domain/payroll/payroll';
import { handedOverValues } from '@/domain/payroll/payrollLines';
import { env } from '@/shared/env';
import { useFormats } from '@/shared/i18n/useFormats';
import { useSumTexts } from '../useSumTexts';
import type { Payroll } from '../usePayroll';
import { HANDED_OVER, wageFields } from './typedNumbers';
import type { NumbersForm } from './useNumbersForm';
import classes from './wageTypesPart.module.scss';

interface WageTypesPartProps {
  readonly form: NumbersForm;
  readonly payroll: Payroll;
}

/** How the five values of a sheet are handed over. */
export function WageTypesPart({ form, payroll }: WageTypesPartProps) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  return (
    <>
      <table className={clsx('tw-table', classes.table)} aria-label={t('numbers.wageTypes')}>
        <thead>
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
      <ul className={clsx('text-secondary text-small', classes.notes)}>
        <li>{t('wage.keyNote')}</li>
        <li>{t('wage.kmNote')}</li>
        <li>{t('wage.foodNote')}</li>
      </ul>
    </>
  );
}

function WageTypeRow({ kind, form, payroll }: WageTypesPartProps & { readonly kind: ValueKind }) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const sumText = useSumTexts();
  const { settings } = payroll.kept;
  const counted = payroll.result.rows.flatMap(({ person, values, isCounted }) =>
    isCounted && values ? [handedOverValues({ person, values }, settings)] : [],
  );
  const { sums } = payroll.result;
  const names = wageFields(kind);
  const value = t(`value.${kind}`);
  const as = form.field(names.as);
  const isNone = form.values[names.as] === 'none';
  const isOpen =
    !isNone &&
    String(form.values[names.number]).trim() === '' &&
    counted.some((values) => values[kind] !== 0);
  const choiceText = (choice: HandedOver) =>
    kind === 'km' && choice === 'amount'
      ? t('wage.kmAmount', { rate: formats.euros(env.rates.mileage) })
      : t(`wage.${choice}`);
  const { error: _as, ...asControl } = as;
  const { error: _number, ...number } = form.field(names.number);
  const { error: _key, ...key } = form.field(names.key);
  return (
    <>
      <tr className={clsx(isOpen && classes.isOpen)}>
        <td>
          <b className="text-strong">{value}</b>
          <span className="block text-faint text-small">{t(`paper.${kind}`)}</span>
        </td>
        <td className="figures at-right" data-label={formats.monthName(payroll.month)}>
          {sumText(kind, sums)}
        </td>
        <td data-label={t('wage.as')}>
          <select
            {...asControl}
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
        <td data-label={t('wage.number')}>
          <input
            {...number}
            disabled={isNone}
            className="form-control form-control-sm figures"
            inputMode="numeric"
            aria-label={t('wage.numberOf', { value })}
          />
        </td>
        <td data-label={t('wage.key')}>
          <input
            {...key}
            disabled={isNone}
            className="form-control form-control-sm figures"
            inputMode="numeric"
            aria-label={t('wage.keyOf', { value })}
          />
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={5} className="text-danger text-small">
            {t('wage.open', { month: formats.monthName(payroll.month), sum: sumText(kind, sums) })}
          </td>
        </tr>
      )}
    </>
  );
}
