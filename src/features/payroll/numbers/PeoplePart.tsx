import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { sameNumber } from '@/domain/payroll/payrollLines';
import { FieldError } from '@/shared/ui/fields/Field';
import { PersonAvatar } from '@/shared/ui/people/PersonAvatar';
import { Button } from '@/shared/ui/buttons/Button';
import phone from '../phoneTable.module.scss';
import type { Payroll } from '../usePayroll';
import { fieldOf } from './typedNumbers';
import type { NumbersForm } from './useNumbersForm';
import classes from './wageTypesPart.module.scss';

interface PeoplePartProps {
  readonly form: NumbersForm;
  readonly payroll: Payroll;
}

/** The personnel number of each person, whether kilometres are paid, and who is never paid by these files. */
export function PeoplePart({ form, payroll }: PeoplePartProps) {
  const { t } = useTranslation('payroll');
  const isLeftOut = ({ guid }: NumbersForm['people'][number]) =>
    form.values[fieldOf(guid, 'isLeftOut')] === true;
  const typedOf = (guid: string) => String(form.values[fieldOf(guid, 'number')]).trim();
  // To DATEV 026 is 26; numbers of the company's own are any text.
  const numberOf = (guid: string) =>
    form.values['numbers'] === 'own' ? typedOf(guid) : sameNumber(typedOf(guid));
  return (
    <table className={clsx('tw-table mb-3', phone.table, classes.people)} aria-label={t('numbers.people')}>
      <thead className="no-phone">
        <tr>
          <th>{t('people.person')}</th>
          <th>{t('remedy.number')}</th>
          <th>{t('wage.companyCar')}</th>
          <th>
            <span className="visually-hidden">{t('remedy.pay')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {form.people.map((person, at) => {
          const { guid } = person;
          const name = payroll.nameOf(person);
          const isOut = isLeftOut(person);
          const number = numberOf(guid);
          const owner = form.people.find((one) => numberOf(one.guid) === number && !isLeftOut(one));
          const isTaken = number !== '' && !isOut && owner?.guid !== guid;
          return (
            <tr key={guid} className={clsx(isOut && 'text-faint')}>
              <td>
                <span className="row">
                  <PersonAvatar guid={guid} name={name} photo={payroll.photoOf(guid)} />
                  {name}
                </span>
              </td>
              <td data-label={t('remedy.number')}>
                <input
                  {...form.cell(fieldOf(guid, 'number'))}
                  className="form-control form-control-sm figures"
                  inputMode="numeric"
                  disabled={isOut}
                  aria-label={t('remedy.numberOf', { name })}
                  aria-invalid={isTaken}
                  aria-describedby={isTaken ? `taken-${at}` : undefined}
                />
                {isTaken && (
                  <FieldError id={`taken-${at}`}>
                    {t('numbers.taken', { number: typedOf(guid), name: owner?.name })}
                  </FieldError>
                )}
              </td>
              <td>
                <label className="row">
                  <input
                    {...form.cell(fieldOf(guid, 'isKmPaid'))}
                    type="checkbox"
                    className="form-check-input"
                    disabled={isOut}
                    aria-label={t('wage.kmOf', { name })}
                  />
                  {t('value.km')}
                </label>
              </td>
              <td className="at-right">
                <Button
                  look="link"
                  label={t(isOut ? 'remedy.pay' : 'remedy.never')}
                  aria-label={t(isOut ? 'wage.payOf' : 'wage.neverOf', { name })}
                  onClick={() => form.setValue(fieldOf(guid, 'isLeftOut'), !isOut)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
