import type { ReactNode } from 'react';
import { type Decision, withDecision } from '@/domain/changes/outboxStep';
import { type WaitingEntry, withoutWish } from '@/domain/changes/outbox';
import type { OutboxKind } from './outboxKind';
import { useOutbox, useOutboxChange, useWaitingItems } from './useWaitingItems';

/** An item in the panel of the header, whatever its kind, with its actions. */
export interface OutboxLine {
  readonly item: WaitingEntry<unknown>;
  /** Names it in one line. */
  readonly about: string;
  /** Opens the comparison of the two versions; without it, a conflict is decided like a refusal. */
  readonly onCompare?: () => void;
  /** Corrects what was refused, in its form or on its page. */
  readonly onCorrect?: () => void;
  readonly path?: string;
  readonly onSendAgain: () => void;
  /** Leaves it as the service has it. */
  readonly onLeave: () => void;
  readonly onDrop: () => void;
}

/** The waiting entries of one kind. */
export interface OutboxPart {
  readonly lines: readonly OutboxLine[];
  /** How many entries this build cannot read: they stay on the device. */
  readonly unread: number;
}

/** How a feature hands its waiting entries to the header, because the code of the feature is loaded late. */
export interface OutboxPartProps {
  readonly children: (part: OutboxPart) => ReactNode;
}

/** A kind of entries for the header. */
interface PartOptions<Content> {
  readonly kind: OutboxKind<Content>;
  readonly aboutOf: (content: Content) => string;
  /** Asks which of two versions counts. */
  readonly onCompare?: (item: WaitingEntry<Content>) => void;
  /** Opens the form of a new entry that was refused; without it, the entry is corrected in its row. */
  readonly onCorrect?: (key: string, content: Content) => void;
  /** The page where a change that was refused is corrected; null where there is none. */
  readonly pathOf?: (item: WaitingEntry<Content>) => string | null;
}

/** Lists the waiting entries of one kind for the header's panel; `startSending` sends them. */
export function useOutboxPart<Content>({
  kind,
  aboutOf,
  onCompare,
  onCorrect,
  pathOf,
}: PartOptions<Content>): OutboxPart {
  const change = useOutboxChange(kind);
  const { unread } = useOutbox(kind.kept);
  const items = useWaitingItems(kind.kept);

  const lines = items.flatMap((item): OutboxLine[] => {
    const { key, id, want, before, trouble } = item;
    const content = want ?? before ?? item.attempt?.sent;
    if (!content) return [];
    const decide = (decision: Decision<Content>) => void change((now) => withDecision(now, key, decision));
    const leave = () => decide({ kind: 'leave' });
    const path = (trouble?.kind === 'refused' && pathOf?.(item)) || null;
    return [
      {
        item,
        about: aboutOf(content),
        ...(onCompare && { onCompare: () => onCompare(item) }),
        ...(path !== null && { path }),
        ...(onCorrect &&
          want &&
          id === null &&
          (trouble?.kind === 'refused' || trouble?.kind === 'incomplete') && {
            onCorrect: () => onCorrect(key, want),
          }),
        onSendAgain: () => decide({ kind: 'send', want }),
        onLeave: leave,
        // Overwriting another person's change needs a comparison first, and what is gone stays gone.
        onDrop:
          trouble?.kind === 'clash' && (!onCompare || trouble.theirs === null)
            ? leave
            : () => void change((now) => withoutWish(now, key)),
      },
    ];
  });
  return { lines, unread: unread.length };
}
