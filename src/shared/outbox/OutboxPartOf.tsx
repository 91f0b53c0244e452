import { type ComponentType, useState } from 'react';
import type { WaitingEntry } from '@/domain/changes/outbox';
import type { OutboxKind } from './outboxKind';
import { type OutboxPartProps, useOutboxPart } from './useOutboxPart';
import { useWaitingItems } from './useWaitingItems';

/** An entry with two versions. */
export interface ConflictProps<Content> {
  readonly item: WaitingEntry<Content>;
  readonly onClose: () => void;
}

interface OutboxPartOfProps<Content> extends OutboxPartProps {
  readonly kind: OutboxKind<Content>;
  /** Names an entry in one line. */
  readonly aboutOf: (content: Content) => string;
  /** The page where a change that was refused is corrected. */
  readonly pathOf?: (item: WaitingEntry<Content>) => string | null;
  /** The dialog that asks which of two versions counts; its code is loaded when it is needed. */
  readonly Conflict: ComponentType<ConflictProps<Content>>;
}

/**
 * The waiting entries of one kind in the outbox of the header, and the dialog that asks which of two versions counts.
 */
export function OutboxPartOf<Content>({ children, Conflict, ...options }: OutboxPartOfProps<Content>) {
  const [comparedKey, setComparedKey] = useState<string | null>(null);
  const items = useWaitingItems(options.kind.kept);
  // Another tab may have decided in the meantime: then there is nothing left to compare.
  const compared = items.find(({ key, trouble }) => key === comparedKey && trouble?.kind === 'clash');
  const part = useOutboxPart({ ...options, onCompare: ({ key }) => setComparedKey(key) });
  return (
    <>
      {children(part)}
      {compared && <Conflict item={compared} onClose={() => setComparedKey(null)} />}
    </>
  );
}
