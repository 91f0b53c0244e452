import { singleFields } from '@/domain/changes/fields';
import { readFresh } from '@/shared/api/readFresh';
import type { SavedKind } from '@/shared/outbox/outboxKind';
import { getSubscriptions, subscriptionsUtil, switchSubscription } from '../subscriptionsApi';

/** A subscription to one type of mail. The service has no id for it, so the type stands for its row. */
export interface Subscription {
  readonly emailType: string;
}

/** How subscriptions are saved: switched on they are created, switched off deleted. */
export const subscriptionKind: SavedKind<Subscription> = {
  fields: singleFields<Subscription>({ emailType: ['emailType'] }),
  hasUpdate: false,
  calls: (dispatch) => {
    const show = (emailType: string, isOn: boolean) =>
      dispatch(
        subscriptionsUtil.updateQueryData('getSubscriptions', undefined, (types) => {
          const others = types.filter((type) => type !== emailType);
          return isOn ? [...others, emailType] : others;
        }),
      );
    const switchTo = async (emailType: string, isOn: boolean) => {
      const { data, error } = await dispatch(switchSubscription.initiate({ emailType, isOn }));
      if (!data) return { error };
      show(emailType, isOn);
      return { data: emailType };
    };
    return {
      list: async () => {
        const reading = dispatch(getSubscriptions.initiate(undefined, { forceRefetch: true }));
        const { data, error } = await readFresh(reading);
        return data
          ? { data: data.map((emailType) => ({ id: emailType, content: { emailType } })) }
          : { error };
      },
      // Nothing is subscribed to twice.
      alike: () => [],
      create: async ({ emailType }) => switchTo(emailType, true),
      remove: async (_id, { emailType }) => switchTo(emailType, false),
      adopt: (id, content) => void show(String(id), content !== null),
    };
  },
};
