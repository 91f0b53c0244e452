import { IconLink } from '@/shared/ui/buttons/IconLink';
import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?icon';
import envelope from 'bootstrap-icons/icons/envelope.svg?icon';
import telephone from 'bootstrap-icons/icons/telephone.svg?icon';
import { useTranslation } from 'react-i18next';
import { type Employee, displayName, mailAddress, phoneAddress } from '@/domain/people/employee';
import { employeePath } from '@/shared/paths';
import { Icon } from '@/shared/ui/buttons/Icon';

/** The icons of a row: mail, call and open. */
export function EmployeeActions({ employee }: { employee: Employee }) {
  const { t } = useTranslation('people');
  const name = displayName(employee);
  const mail = mailAddress(employee.mail);
  return (
    <>
      {mail !== null && (
        <a className="tw-icon-button" href={mail} aria-label={t('writeTo', { name })} title={t('mailShort')}>
          <Icon of={envelope} />
        </a>
      )}
      <CallLink employee={employee} />
      <IconLink icon={arrowRight} to={employeePath(employee.id)} label={t('open', { name })} />
    </>
  );
}

/** A link that calls a person, if the number can be dialled. */
export function CallLink({ employee }: { employee: Employee }) {
  const { t } = useTranslation('people');
  const number = phoneAddress(employee.phone);
  if (number === null) return null;
  const name = displayName(employee);
  return (
    <a className="tw-icon-button" href={number} aria-label={t('callNamed', { name })} title={t('call')}>
      <Icon of={telephone} />
    </a>
  );
}
