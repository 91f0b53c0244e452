import { singleFields } from '@/domain/changes/fields';
import { readFresh } from '@/shared/api/readFresh';
import type { SavedKind } from '@/shared/outbox/outboxKind';
import { getSubscriptions, subscriptionsUtil, switchSubscription } from '../subscriptionsApi';

/** A subscription to one type of mail. The service has no id for it, so the type serves as the id. */
export interface Subscription {
  readonly emailType: string;
}

/** How subscriptions are saved: switching on creates them, switching off deletes them. */
export const subscriptionKind: SavedKind<Subscription> = {
  fields: singleFields<Subscription>({ emailType: true }),
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
        const { data, error } = await dispatch(readFresh(getSubscriptions, undefined));
        return data
          ? { data: data.map((emailType) => ({ id: emailType, content: { emailType } })) }
          : { error };
      },
      // Subscribing twice has no effect, so there are no duplicates to look for.
      alike: () => [],
      create: async ({ emailType }) => switchTo(emailType, true),
      remove: async (_id, { emailType }) => switchTo(emailType, false),
      adopt: (id, content) => void show(String(id), content !== null),
    };
  },
};
