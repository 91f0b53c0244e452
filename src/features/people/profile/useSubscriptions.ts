import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/api/useErrorText';
import { noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { errorOf } from '@/shared/outbox/change';
import { saveOne } from '@/shared/outbox/save';
import { useSteps } from '@/shared/undo/useSteps';
import { useAppDispatch } from '@/shared/store/hooks';

/** The mails that a user may want (section 3, "Notification settings"), as the screen groups them. */
export const emailTypes = {
  tasks: ['taskMember', 'removeTaskMember', 'taskComplete', 'taskComment', 'taskReminder'],
  teams: ['customerMember', 'projectMember', 'kanbanMember', 'removeKanbanMember'],
} as const;

export type EmailType = (typeof emailTypes)[keyof typeof emailTypes][number];

const loadSubscriptionKind = async () => (await import('./subscriptionKind')).subscriptionKind;

/**
 * Switches subscriptions: each is shown as switched at once, and put back where the service does not take it. A switch
 * that is pressed again while its call is under way is sent after that, so that the last press counts.
 *
 * @param types those that are on
 */
export function useSubscriptions(types: readonly string[]) {
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
