import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { fieldOf } from './typedNumbers';
import type { NumbersForm } from './useNumbersForm';
import '@/shared/ui/styles/cardRows.scss';
import phone from '../phoneTable.module.scss';
import classes from './peoplePart.module.scss';

/** The personnel number of each person, whether kilometres are paid, and who is never paid by these files. */
export function PeoplePart({ form }: { readonly form: NumbersForm }) {
  const { t } = useTranslation('payroll');
  const numbers = form.people.map(({ guid }) => String(form.values[fieldOf(guid, 'number')]).trim());
  const ownerOf = (at: number) => form.people[numbers.indexOf(numbers[at] ?? '')];
  return (
    <table className={clsx('tw-table', phone.table, classes.table)} aria-label={t('numbers.people')}>
      <thead className="no-phone">
        <tr>
          <th>{t('people.person')}</th>
          <th>{t('remedy.number')}</th>
          <th>{t('value.km')}</th>
          <th>{t('remedy.never')}</th>
        </tr>
      </thead>
      <tbody>
        {form.people.map(({ guid, name }, at) => (
          <tr key={guid}>
            <td>{name}</td>
            <td data-label={t('remedy.number')}>
              <input
                {...form.cell(fieldOf(guid, 'number'))}
                className="form-control form-control-sm figures"
                inputMode="numeric"
                aria-label={t('remedy.numberOf', { name })}
                aria-describedby={`taken-${guid}`}
              />
              <span id={`taken-${guid}`} className="text-danger text-small">
                {numbers[at] &&
                  ownerOf(at)?.guid !== guid &&
                  t('numbers.taken', { number: numbers[at], name: ownerOf(at)?.name })}
              </span>
            </td>
            <td data-label={t('value.km')}>
              <input
                {...form.cell(fieldOf(guid, 'isKmPaid'))}
                type="checkbox"
                className="form-check-input"
                aria-label={t('wage.kmOf', { name })}
              />
            </td>
            <td data-label={t('remedy.never')}>
              <input
                {...form.cell(fieldOf(guid, 'isLeftOut'))}
                type="checkbox"
                className="form-check-input"
                aria-label={t('wage.neverOf', { name })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
