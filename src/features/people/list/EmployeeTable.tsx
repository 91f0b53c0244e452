import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Employee, displayName, mailAddress } from '@/domain/people/employee';
import { ResultRow, type ListColumn, type ListTableProps, TableHead } from '@/shared/lists/TableHead';
import { useRowFocus } from '@/shared/lists/useRowFocus';
import { employeePath } from '@/shared/paths';
import { selectConnectedEmployees } from '@/shared/presence/presenceSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { PersonAvatar } from '@/shared/ui/people/PersonAvatar';
import { UnmatchedMark } from '@/shared/lists/find/UnmatchedMark';
import { WaitingMarkOf } from '@/shared/outbox/WaitingMark';
import { MailText } from '@/shared/ui/people/MailText';
import { waitingPeople } from '../keptPeople';
import { EmployeeActions } from './EmployeeActions';
import type { EmployeeListProps } from './EmployeeGrid';
import { MarkedText } from '@/shared/ui/options/MarkedText';
import classes from './employeeColumns.module.scss';

/** The employees as a table: a double-click on a row, Enter, or the arrow opens the person. */
export function EmployeeTable({ employees, typed, resultLine, sorting }: EmployeeListProps & ListTableProps) {
  const { t } = useTranslation(['common', 'people']);
  const navigate = useNavigate();
  const columns = useEmployeeColumns();
  const connected = useAppSelector(selectConnectedEmployees);
  const open = ({ id }: Employee) => void navigate(employeePath(id));
  const rowProps = useRowFocus({ entries: employees, onOpen: open });
  return (
    <table className="tw-table fixed" aria-label={t('people:title')}>
      <TableHead columns={columns} sorting={sorting} />
      <tbody>
        <ResultRow columns={columns.length} line={resultLine} />
        {employees.map((employee) => {
          const { id, givenName, surname, phone, mail, photo } = employee;
          const address = mailAddress(mail);
          return (
            <tr key={id} {...rowProps(employee)}>
              <td>
                <PersonAvatar
                  guid={id}
                  name={displayName(employee)}
                  photo={photo}
                  size={32}
                  onlineLabel={connected.includes(id) ? t('online') : undefined}
                />
              </td>
              <td className="text-medium ellipsis" title={givenName} dir="auto">
                <MarkedText text={givenName} typed={typed} />
              </td>
              <td className="text-medium" title={surname} dir="auto">
                <span className="tw-description">
                  <span>
                    <MarkedText text={surname} typed={typed} />
                  </span>
                  <WaitingMarkOf kept={waitingPeople.kept} id={id} />
                  <UnmatchedMark id={id} />
                </span>
              </td>
              <td className="figures text-secondary ellipsis">
                <MarkedText text={phone} typed={typed} />
              </td>
              <td className="ellipsis">
                {address === null ? (
                  <span className="text-secondary">
                    <MailText of={mail} />
                  </span>
                ) : (
                  <a className="text-secondary" href={address}>
                    <MailText of={mail} />
                  </a>
                )}
              </td>
              <td className="row-actions">
                <EmployeeActions employee={employee} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The columns of the employee table and of its skeleton. */
export function useEmployeeColumns(): readonly ListColumn[] {
  const { t } = useTranslation('people');
  return [
    { title: t('columns.photo'), className: classes.photo, titleHidden: true },
    { title: t('columns.givenName'), sort: 'givenName', className: classes.givenName },
    { title: t('columns.surname'), sort: 'surname', className: classes.surname },
    { title: t('columns.phone'), sort: 'phone', className: classes.phone },
    { title: t('columns.mail'), sort: 'mail' },
    { title: t('columns.action'), className: 'column-actions', align: 'right' },
  ];
}
