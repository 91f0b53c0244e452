import { useTranslation } from 'react-i18next';
import { useRef, useState } from 'react';
import { useErrorText } from '@/shared/api/useErrorText';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { QueryView } from '@/shared/ui/messages/QueryView';
import '@/shared/ui/styles/detail.scss';
import { useShownThing } from '@/shared/outbox/useShownThings';
import { noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { errorOf } from '@/shared/outbox/change';
import { saveOne } from '@/shared/outbox/save';
import { useSteps } from '@/shared/undo/useSteps';
import { waitingPeople } from '../keptPeople';
import { useGetEmployeeQuery } from '../employeesApi';
import { PersonHead, PersonSkeleton } from '../person/PersonHead';
import { PersonTabs } from '../person/PersonTabs';
import { ChangePicture } from './pictures/ChangePicture';
import { ChoiceSkeleton, ChoiceSwitch } from '../ChoiceSwitch';
import { ProfilePart, ProfilePartSkeleton } from '../edit/ProfilePart';
import { useGetSubscriptionsQuery } from '../subscriptionsApi';

/** /profile, the user's own profile: profile, contact, about, notification. */
export function ProfilePage() {
  const guid = useUser()?.guid;
  // The user has just signed out; the guard redirects.
  return guid === undefined ? null : <ProfileScreen key={guid} guid={guid} />;
}

function ProfileScreen({ guid }: { guid: string }) {
  const { t } = useTranslation('people');
  const query = useShownThing(waitingPeople, useGetEmployeeQuery(guid));
  return (
    <QueryView query={query} skeleton={<PersonSkeleton />} failedTitle={t('profileFailed')} isPage>
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

/** The mails that the user can subscribe to; each switch takes effect at once. */
function NotificationTab() {
  const { t } = useTranslation('people');
  const query = useGetSubscriptionsQuery(undefined);
  // Kept beside the query: when a pending switch is removed, the same render already reads the saved value.
  const { isOn, switchTo } = useSubscriptions(query.data ?? []);
  return (
    <QueryView query={query} skeleton={<Skeleton />} failedTitle={t('notification.failed')}>
      {() => (
        <>
          <Group name="tasks" isOn={isOn} onSwitch={(type, next) => void switchTo(type, next)} />
          <Group name="teams" isOn={isOn} onSwitch={(type, next) => void switchTo(type, next)} />
        </>
      )}
    </QueryView>
  );
}

interface GroupProps {
  readonly name: keyof typeof emailTypes;
  readonly isOn: (type: EmailType) => boolean;
  readonly onSwitch: (type: EmailType, isOn: boolean) => void;
}

function Group({ name, isOn, onSwitch }: GroupProps) {
  const { t } = useTranslation('people');
  return (
    <ProfilePart title={t(`notification.${name}.title`)} hint={t(`notification.${name}.hint`)}>
      {emailTypes[name].map((type) => (
        <ChoiceSwitch
          key={type}
          label={t(`notification.types.${type}.name`)}
          text={t(`notification.types.${type}.text`)}
          checked={isOn(type)}
          onChange={({ target }) => onSwitch(type, target.checked)}
        />
      ))}
    </ProfilePart>
  );
}

/** Loading state of the switches, at their final height. */
function Skeleton() {
  return (
    <div className="is-skeleton" aria-hidden="true">
      {Object.entries(emailTypes).map(([name, types]) => (
        <ProfilePartSkeleton key={name}>
          {types.map((type) => (
            <ChoiceSkeleton key={type} />
          ))}
        </ProfilePartSkeleton>
      ))}
    </div>
  );
}

/** The types of mail, grouped as on the screen. */
const emailTypes = {
  tasks: ['taskMember', 'removeTaskMember', 'taskComplete', 'taskComment', 'taskReminder'],
  teams: ['customerMember', 'projectMember', 'kanbanMember', 'removeKanbanMember'],
} as const;

type EmailType = (typeof emailTypes)[keyof typeof emailTypes][number];

const loadSubscriptionKind = async () => (await import('./subscriptionKind')).subscriptionKind;

/**
 * Switches subscriptions: each change is shown at once, and put back if the service refuses it. If a switch is pressed
 * again during its call, the next call is sent after that, so that the last press counts.
 *
 * @param types the types that are on
 */
function useSubscriptions(types: readonly string[]) {
  const { t } = useTranslation('people');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const steps = useSteps();
  /** The last pressed value of each switch whose call is pending. */
  const [pressed, setPressed] = useState<ReadonlyMap<EmailType, boolean>>(new Map());
  const underWay = useRef(new Map<EmailType, Promise<unknown>>());

  async function save(emailType: EmailType, isOn: boolean): Promise<unknown> {
    const content = { emailType };
    const change = isOn
      ? { row: null, before: null, want: content }
      : { row: emailType, before: content, want: null };
    return errorOf(await dispatch(saveOne(loadSubscriptionKind, change)));
  }

  /** @returns the error, which the user was told about; undefined if it was switched */
  async function send(emailType: EmailType, isOn: boolean): Promise<unknown> {
    const id = `subscription/${emailType}`;
    dispatch(noticeDismissed(id));
    setPressed((before) => new Map(before).set(emailType, isOn));
    const last = underWay.current.get(emailType);
    const own = last ? last.then(async () => save(emailType, isOn)) : save(emailType, isOn);
    underWay.current.set(emailType, own);
    const error = await own;
    if (underWay.current.get(emailType) === own) {
      underWay.current.delete(emailType);
      setPressed((before) => new Map([...before].filter(([type]) => type !== emailType)));
    }
    if (error === undefined) return undefined;
    const what = t(`notification.types.${emailType}.name`);
    const text = t('notification.notSwitched', { what, reason: errorText(error) });
    dispatch(noticeGiven({ id, tone: 'error', text }));
    return error;
  }

  return {
    isOn: (emailType: EmailType): boolean => pressed.get(emailType) ?? types.includes(emailType),
    switchTo: async (emailType: EmailType, isOn: boolean): Promise<void> => {
      if ((await send(emailType, isOn)) !== undefined) return;
      steps.add({
        text: t('history.subscription'),
        detail: t(`notification.types.${emailType}.name`),
        undo: async () => send(emailType, !isOn),
      });
    },
  };
}
