import './waiting.scss';
import clock from 'bootstrap-icons/icons/clock.svg?icon';
import exclamationCircle from 'bootstrap-icons/icons/exclamation-circle.svg?icon';
import { useTranslation } from 'react-i18next';
import type { WaitingEntry, Outbox } from '@/domain/changes/outbox';
import { waitingState } from '@/domain/changes/waitingEntries';
import { Icon } from '../ui/buttons/Icon';
import type { Id } from '@/domain/id';
import type { DeviceKind } from '../storage/deviceValue';
import { useWaitingFor } from './useWaitingItems';

/** Marks a row whose entry has not reached the service yet. */
export function WaitingMark({ of: item }: { readonly of: WaitingEntry<unknown> | undefined }) {
  const { t } = useTranslation('common');
  if (!item) return null;
  const state = waitingState(item);
  const needsUser = item.trouble !== null;
  return (
    <span className={needsUser ? 'tw-waiting-mark bad' : 'tw-waiting-mark'}>
      <Icon of={needsUser ? exclamationCircle : clock} />
      {t(`waiting.state.${state}`)}
    </span>
  );
}

interface WaitingMarkOfProps<Content> {
  /** The waiting entries of the kind, as the device keeps them. */
  readonly kept: DeviceKind<Outbox<Content>>;
  readonly id: Id;
}

/** Marks a thing whose changes have not reached the service yet. */
export function WaitingMarkOf<Content>({ kept, id }: WaitingMarkOfProps<Content>) {
  return <WaitingMark of={useWaitingFor(kept, id)} />;
}
