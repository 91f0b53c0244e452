import { useTranslation } from 'react-i18next';
import type { Employee } from '@/domain/employee';
import { useErrorText } from '@/shared/api/useErrorText';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { QueryView } from '@/shared/ui/messages/QueryView';
import '@/shared/ui/styles/detail.scss';
import { DetailSection } from '../edit/DetailSection';
import { useGetEmployeeQuery } from '../employeesApi';
import '../people.scss';
import { PersonHead, PersonSkeleton } from '../person/PersonHead';
import '../person/person.scss';
import { Tabs } from '../Tabs';
import { NotificationTab } from './NotificationTab';

/** /profile, the user's own profile (section 2): profile, contact, about, notification. */
export function ProfilePage() {
  const guid = useAppSelector(selectUser)?.guid;
  // Signed out: the guard leads elsewhere.
  return guid === undefined ? null : <ProfileScreen key={guid} guid={guid} />;
}

function ProfileScreen({ guid }: { guid: string }) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const query = useGetEmployeeQuery(guid);
  return (
    <QueryView
      query={query}
      skeleton={<PersonSkeleton />}
      failedTitle={t('profileFailed')}
      describeError={errorText}
    >
      {(employee) => (
        <>
          <PersonHead employee={employee} kind={t('tabs.profile')} />
          <ProfileTabs employee={employee} />
        </>
      )}
    </QueryView>
  );
}

function ProfileTabs({ employee }: { employee: Employee }) {
  const { t } = useTranslation('people');
  const section = (name: 'person' | 'work' | 'contact') => (
    <DetailSection
      employee={employee}
      section={name}
      title={t(`sections.${name}.title`)}
      hint={t(`sections.${name}.hint`)}
    />
  );
  const about = (
    <DetailSection
      employee={employee}
      section="about"
      title={t('tabs.aboutMe')}
      hint={t('sections.about.hint')}
    />
  );
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={[
        {
          name: 'profile',
          title: t('tabs.profile'),
          content: (
            <>
              {section('person')}
              {section('work')}
            </>
          ),
        },
        { name: 'contact', title: t('tabs.contact'), content: section('contact') },
        { name: 'about', title: t('tabs.aboutMe'), content: about },
        { name: 'notification', title: t('tabs.notification'), content: <NotificationTab /> },
      ]}
    />
  );
}
