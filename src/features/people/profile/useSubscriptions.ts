import { useRef } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useErrorText } from '@/shared/api/useErrorText';
import { noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { useSteps } from '@/shared/undo/useSteps';
import { useAppDispatch } from '@/shared/store/hooks';
import { subscriptionsUtil, useSwitchSubscriptionMutation } from '../subscriptionsApi';

/** The mails that a user may want (section 3, "Notification settings"), as the screen groups them. */
export const emailTypes = {
  tasks: ['taskMember', 'removeTaskMember', 'taskComplete', 'taskComment', 'taskReminder'],
  teams: ['customerMember', 'projectMember', 'kanbanMember', 'removeKanbanMember'],
} as const;

export type EmailType = (typeof emailTypes)[keyof typeof emailTypes][number];

/**
 * Switches subscriptions: each is shown as switched at once, and put back where the service does not take it. A switch
 * that is pressed again while its call is under way is sent after that, so that the last press counts.
 */
export function useSubscriptions() {
  const { t } = useTranslation('people');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const steps = useSteps();
  const [call] = useSwitchSubscriptionMutation();
  /** What was pressed last, of each switch whose call is under way. */
  const wanted = useRef(new Map<EmailType, boolean>());

  function show(emailType: EmailType, isOn: boolean) {
    dispatch(
      subscriptionsUtil.updateQueryData('getSubscriptions', undefined, (types) => {
        const others = types.filter((type) => type !== emailType);
        return isOn ? [...others, emailType] : others;
      }),
    );
  }

  /** @returns what keeps it from being switched, which the user was told */
  async function send(emailType: EmailType, isOn: boolean): Promise<unknown> {
    const id = `subscription/${emailType}`;
    show(emailType, isOn);
    const isUnderWay = wanted.current.has(emailType);
    wanted.current.set(emailType, isOn);
    if (isUnderWay) return undefined;
    dispatch(noticeDismissed(id));
    let sent = !isOn;
    while (wanted.current.get(emailType) !== sent) {
      const next = !sent;
      const { data, error } = await call({ emailType, isOn: next });
      if (!data) {
        wanted.current.delete(emailType);
        show(emailType, sent);
        const what = t(`notification.types.${emailType}.name`);
        const text = t('notification.notSwitched', { what, reason: errorText(error) });
        dispatch(noticeGiven({ id, tone: 'error', text }));
        return error ?? null;
      }
      sent = next;
    }
    wanted.current.delete(emailType);
    return undefined;
  }

  return async (emailType: EmailType, isOn: boolean): Promise<void> => {
    const isNew = !wanted.current.has(emailType);
    const error = await send(emailType, isOn);
    if (error !== undefined || !isNew) return;
    steps.add({
      text: t('history.subscription'),
      detail: t(`notification.types.${emailType}.name`),
      undo: async () => send(emailType, !isOn),
    });
  };
}
