import envelope from 'bootstrap-icons/icons/envelope.svg?icon';
import ledger from 'bootstrap-icons/icons/journal-text.svg?icon';
import telephone from 'bootstrap-icons/icons/telephone.svg?icon';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isAccountant, mayEditEmployees } from '@/domain/access';
import {
  type Employee,
  accountantLabel,
  displayName,
  knownVerificationState,
  mailAddress,
  phoneAddress,
} from '@/domain/people/employee';
import { employeePath, paths } from '@/shared/paths';
import { useForgetRecent, useRememberRecent } from '@/shared/recents/recents';
import { useAppSelector, useRole } from '@/shared/store/hooks';
import { Breadcrumb } from '@/shared/ui/frame/Breadcrumb';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { Icon } from '@/shared/ui/buttons/Icon';
import { QueryView } from '@/shared/ui/messages/QueryView';
import '@/shared/ui/styles/detail.scss';
import { SettingsForm } from '../edit/SettingsForm';
import { useShownThing } from '@/shared/outbox/useShownThings';
import { waitingPeople } from '../keptPeople';
import { selectListedEmployee, useGetEmployeeQuery } from '../employeesApi';
import { PersonHead, PersonSkeleton } from './PersonHead';
import { PersonReading } from './PersonReading';
import { PersonTabs } from './PersonTabs';
import { StateTag, Verification } from './Verification';

/** /employee/{guid}: a person's page, which everyone can read and an admin can edit. */
export function EmployeePage() {
  const { urlPath = '' } = useParams();
  // The key remounts the page for another person, so that open dialogs and typed values do not carry over.
  return <EmployeeScreen key={urlPath} guid={urlPath} />;
}

function EmployeeScreen({ guid }: { guid: string }) {
  const { t } = useTranslation('people');
  const query = useGetEmployeeQuery(guid);
  useForgetRecent(query.error, employeePath(guid));
  // Data from the directory is shown at once; the rest follows when the person is loaded.
  const listed = useAppSelector((state) => selectListedEmployee(state, guid));
  const stored = query.currentData ?? (query.error === undefined ? listed : undefined);
  const shownQuery = useShownThing(waitingPeople, { ...query, data: stored });
  return (
    <QueryView
      query={shownQuery}
      skeleton={<PersonSkeleton />}
      failedTitle={t('detailFailed')}
      isPage
      back={{ label: t('toNetwork'), path: paths.employees }}
    >
      {(shown) => <EmployeeDetail employee={shown} />}
    </QueryView>
  );
}

function EmployeeDetail({ employee }: { employee: Employee }) {
  const { t } = useTranslation('people');
  const isAdmin = mayEditEmployees(useRole());
  const name = displayName(employee);
  const { accountant } = employee;
  const state = knownVerificationState(employee.verificationState);
  useRememberRecent('employee', name, employeePath(employee.id));
  return (
    <>
      <Breadcrumb steps={[{ label: t('employees'), path: paths.employees }]} current={name} />
      <PersonHead
        employee={employee}
        kind={t('employee')}
        tags={
          <>
            {isAccountant(accountant) && (
              <span className="tw-tag">
                <Icon of={ledger} />
                {accountantLabel(accountant) ?? t('accountant')}
              </span>
            )}
            {isAdmin && <StateTag employee={employee} />}
          </>
        }
        actions={isAdmin && <ContactButtons employee={employee} />}
      />
      {isAdmin && <Verification employee={employee} />}
      {!(isAdmin && state !== null && state !== 'authorized') && <CallOnPhone employee={employee} />}
      {isAdmin ? (
        <PersonTabs
          employee={employee}
          of="other"
          last={{
            name: 'settings',
            title: t('tabs.settings'),
            content: <SettingsForm employee={employee} />,
          }}
        />
      ) : (
        <PersonReading employee={employee} />
      )}
    </>
  );
}

/** Mail and call buttons, needed where tabs replace the contact block. */
function ContactButtons({ employee }: { employee: Employee }) {
  const { t } = useTranslation('people');
  const mail = mailAddress(employee.mail);
  const number = phoneAddress(employee.phone);
  return (
    <>
      {mail !== null && (
        <a className="btn btn-quiet" href={mail}>
          <Icon of={envelope} />
          {t('mailShort')}
        </a>
      )}
      {number !== null && (
        <a className="btn btn-quiet figures" href={number}>
          <Icon of={telephone} />
          {employee.phone}
        </a>
      )}
    </>
  );
}

/** On phones, the thumb bar's main button calls the person. */
function CallOnPhone({ employee }: { employee: Employee }) {
  const { t } = useTranslation('people');
  const number = phoneAddress(employee.phone);
  if (number === null) return null;
  return (
    <ThumbAction>
      <a className="btn btn-primary" href={number}>
        <Icon of={telephone} />
        {t('call')}
      </a>
    </ThumbAction>
  );
}
