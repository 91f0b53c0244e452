import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/api/useErrorText';
import { QueryView } from '@/shared/ui/messages/QueryView';
import { ChoiceSwitch } from '../ChoiceSwitch';
import { useGetSubscriptionsQuery } from '../subscriptionsApi';
import { type EmailType, emailTypes, useSubscriptions } from './useSubscriptions';

/** The mails that the user wants (section 3, "Notification settings"); each is switched at once. */
export function NotificationTab() {
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
