import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OpenItem, nameOf } from '@/domain/payroll/payrollMonth';
import { Button } from '@/shared/ui/buttons/Button';
import { AskLink } from '../AskLink';
import type { Payroll } from '../usePayroll';
import type { OpenPayrollDialog } from '../payrollDialog';
import classes from './remedies.module.scss';

interface RemediesProps {
  readonly item: OpenItem;
  readonly payroll: Payroll;
  readonly onOpen: (dialog: OpenPayrollDialog) => void;
}

/** How an open item is settled. */
export function Remedies({ item, payroll, onOpen }: RemediesProps) {
  const { t } = useTranslation('payroll');
  const { kind, person, files } = item;
  const [file] = files;
  const name = nameOf(item);
  const quiet = 'btn btn-quiet btn-sm';
  if (kind === 'noNumber' && person) return <NumberForm item={item} payroll={payroll} />;
  return (
    <div className={classes.remedies}>
      {(kind === 'differs' || kind === 'altered' || kind === 'twoVersions') && (
        <button type="button" className={quiet} onClick={() => onOpen({ kind: 'sheet', item })}>
          {t(kind === 'twoVersions' ? 'remedy.compare' : 'remedy.show')}
        </button>
      )}
      {file && (kind === 'withoutData' || kind === 'damaged' || kind === 'newer') && (
        <button type="button" className={quiet} onClick={() => onOpen({ kind: 'byHand', file, person })}>
          {t(person ? 'remedy.compare' : 'remedy.assign')}
        </button>
      )}
      <AskLink item={item} payroll={payroll} className={quiet} />
      {file && kind === 'unsigned' && (
        <button
          type="button"
          className={quiet}
          onClick={() => void payroll.decide({ kind: 'count', hash: file.hash }, t('done.count', { name }))}
        >
          {t('remedy.count')}
        </button>
      )}
      <Button
        look="ghost"
        size="sm"
        label={t('remedy.leaveOut')}
        aria-label={t('remedy.leaveOutOf', { name })}
        onClick={() =>
          void payroll.decide(
            { kind: 'leaveOut', of: person?.guid ?? file?.hash ?? '' },
            t('done.leaveOut', { name }),
          )
        }
      />
    </div>
  );
}

/** Asks for the personnel number of a person; unknown people can also be left out for good. */
function NumberForm({ item, payroll }: Pick<RemediesProps, 'item' | 'payroll'>) {
  const { t } = useTranslation('payroll');
  const [number, setNumber] = useState('');
  const { person, isUnknown } = item;
  if (!person) return null;
  const { name } = person;
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!person || number.trim() === '') return;
    const { currentTarget: form } = event;
    // Numbers are typed one after another.
    const fields = [...(form.closest('ul')?.querySelectorAll('input') ?? [])];
    fields[fields.findIndex((field) => form.contains(field)) + 1]?.focus();
    void payroll.keepPerson({ ...person, number: number.trim() }, t('done.number', { name }));
  }
  return (
    <form className={classes.remedies} onSubmit={handleSubmit}>
      <input
        className="form-control form-control-sm figures"
        inputMode="numeric"
        aria-label={t('remedy.numberOf', { name })}
        placeholder={t('remedy.number')}
        value={number}
        onChange={({ currentTarget }) => setNumber(currentTarget.value)}
      />
      <Button size="sm" icon={check} label={t('remedy.keep')} type="submit" />
      {isUnknown && payroll.directory.isRead && (
        <Button
          look="ghost"
          size="sm"
          label={t('remedy.never')}
          onClick={() => void payroll.keepPerson({ ...person, isLeftOut: true }, t('done.never', { name }))}
        />
      )}
    </form>
  );
}
