import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/api/useErrorText';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { QueryView } from '@/shared/ui/messages/QueryView';
import '@/shared/ui/styles/detail.scss';
import { useShownThing } from '@/shared/outbox/useShownThings';
import { waitingPeople } from '../outbox/waitingPeople';
import { useGetEmployeeQuery } from '../employeesApi';
import '../people.scss';
import { PersonHead, PersonSkeleton } from '../person/PersonHead';
import '../person/person.scss';
import { PersonTabs } from '../person/PersonTabs';
import { NotificationTab } from './NotificationTab';
import { ChangePicture } from './pictures/ChangePicture';

/** /profile, the user's own profile (section 2): profile, contact, about, notification. */
export function ProfilePage() {
  const guid = useAppSelector(selectUser)?.guid;
  // Signed out: the guard leads elsewhere.
  return guid === undefined ? null : <ProfileScreen key={guid} guid={guid} />;
}

function ProfileScreen({ guid }: { guid: string }) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const query = useShownThing(waitingPeople, useGetEmployeeQuery(guid));
  return (
    <QueryView
      query={query}
      skeleton={<PersonSkeleton />}
      failedTitle={t('profileFailed')}
      isPage
      describeError={errorText}
    >
      {(employee) => (
        <>
          <PersonHead
            employee={employee}
            kind={t('tabs.profile')}
            onCover={<ChangePicture guid={guid} kind="background" />}
            onPhoto={<ChangePicture guid={guid} kind="photo" />}
          />
          <PersonTabs
            employee={employee}
            of="self"
            last={{ name: 'notification', title: t('tabs.notification'), content: <NotificationTab /> }}
          />
        </>
      )}
    </QueryView>
  );
}
