import { useTranslation } from 'react-i18next';
import { useId, useRef, useState } from 'react';
import { useErrorText } from '@/shared/api/useErrorText';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { QueryView } from '@/shared/ui/messages/QueryView';
import '@/shared/ui/styles/detail.scss';
import { useShownThing } from '@/shared/outbox/useShownThings';
import { noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { errorOf } from '@/shared/outbox/change';
import { saveOne } from '@/shared/outbox/save';
import { useSteps } from '@/shared/undo/useSteps';
import { waitingPeople } from '../outbox/waitingPeople';
import { useGetEmployeeQuery } from '../employeesApi';
import { PersonHead, PersonSkeleton } from '../person/PersonHead';
import { PersonTabs } from '../person/PersonTabs';
import { ChangePicture } from './pictures/ChangePicture';
import { ChoiceSwitch } from '../ChoiceSwitch';
import { useGetSubscriptionsQuery } from '../subscriptionsApi';
import '../people.scss';
import '../person/person.scss';

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

/** The mails that the user wants (section 3, "Notification settings"); each is switched at once. */
function NotificationTab() {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const query = useGetSubscriptionsQuery(undefined);
  // Beside the query: rendered without a switch on its way, it reads by then what the service has taken.
  const { isOn, switchTo } = useSubscriptions(query.data ?? []);
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton />}
      failedTitle={t('notification.failed')}
      describeError={errorText}
    >
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
  const id = useId();
  return (
    <div className="tw-set">
      <section aria-labelledby={id}>
        <h2 id={id}>{t(`notification.${name}.title`)}</h2>
        <p className="hint">{t(`notification.${name}.hint`)}</p>
        <div className="side is-whole">
          {emailTypes[name].map((type) => (
            <ChoiceSwitch
              key={type}
              label={t(`notification.types.${type}.name`)}
              text={t(`notification.types.${type}.text`)}
              checked={isOn(type)}
              onChange={({ target }) => onSwitch(type, target.checked)}
            />
          ))}
        </div>
      </section>
    </div>
  );
}

/** The switches on their way, as high as they will be. */
function Skeleton() {
  return (
    <div className="is-skeleton" aria-hidden="true">
      {Object.entries(emailTypes).map(([name, types]) => (
        <div key={name} className="tw-set">
          <section>
            <h2>
              <span className="sk" style={{ width: '60%' }} />
            </h2>
            <div className="side is-whole">
              {types.map((type) => (
                <div key={type} className="tw-choice">
                  <span className="sk" style={{ width: '40%' }} />
                </div>
              ))}
            </div>
          </section>
        </div>
      ))}
    </div>
  );
}

/** The mails that a user may want (section 3, "Notification settings"), as the screen groups them. */
const emailTypes = {
  tasks: ['taskMember', 'removeTaskMember', 'taskComplete', 'taskComment', 'taskReminder'],
  teams: ['customerMember', 'projectMember', 'kanbanMember', 'removeKanbanMember'],
} as const;

type EmailType = (typeof emailTypes)[keyof typeof emailTypes][number];

const loadSubscriptionKind = async () => (await import('./subscriptionKind')).subscriptionKind;

/**
 * Switches subscriptions: each is shown as switched at once, and put back where the service does not take it. A switch
 * that is pressed again while its call is under way is sent after that, so that the last press counts.
 *
 * @param types those that are on
 */
function useSubscriptions(types: readonly string[]) {
  const { t } = useTranslation('people');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const steps = useSteps();
  /** What was pressed last, of each switch whose call is under way. */
  const [pressed, setPressed] = useState<ReadonlyMap<EmailType, boolean>>(new Map());
  const underWay = useRef(new Map<EmailType, Promise<unknown>>());

  async function save(emailType: EmailType, isOn: boolean): Promise<unknown> {
    const content = { emailType };
    const change = isOn
      ? { row: null, before: null, want: content }
      : { row: emailType, before: content, want: null };
    return errorOf(await dispatch(saveOne(loadSubscriptionKind, change)));
  }

  /** @returns what keeps it from being switched, which the user was told */
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
