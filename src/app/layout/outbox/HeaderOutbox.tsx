import './outbox.scss';
import clock from 'bootstrap-icons/icons/clock.svg?icon';
import exclamationCircle from 'bootstrap-icons/icons/exclamation-circle.svg?icon';
import { type ComponentType, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCustomerOutbox, loadProjectOutbox } from '@/features/customers';
import { loadExpenseOutbox } from '@/features/expenses';
import { loadPersonOutbox } from '@/features/people';
import { loadTaskOutbox } from '@/features/planner';
import { loadWorkOutbox } from '@/features/work-records';
import type { OutboxPart, OutboxPartProps } from '@/shared/outbox/useOutboxPart';
import { Icon } from '@/shared/ui/Icon';
import { OutboxPanel } from './OutboxPanel';

/**
 * The outbox in the header ("Speed of use", "Outbox"): it says how much waits, and shows it. Nothing stands there
 * while nothing waits.
 */
export async function loadHeaderOutbox(): Promise<ComponentType> {
  const sources = await Promise.all([
    loadWorkOutbox(),
    loadExpenseOutbox(),
    loadTaskOutbox(),
    loadCustomerOutbox(),
    loadProjectOutbox(),
    loadPersonOutbox(),
  ]);
  return function HeaderOutbox() {
    return <OutboxOf sources={sources} parts={[]} />;
  };
}

interface OutboxOfProps {
  /** The kinds that are still to be asked. */
  readonly sources: readonly ComponentType<OutboxPartProps>[];
  /** The waiting items of the kinds that have been asked already. */
  readonly parts: readonly OutboxPart[];
}

/** Collects what waits from one kind after the other: each is a component, because it may show a dialog of its own. */
function OutboxOf({ sources: [Source, ...rest], parts }: OutboxOfProps) {
  if (!Source) return <OutboxButton parts={parts} />;
  return <Source>{(part) => <OutboxOf sources={rest} parts={[...parts, part]} />}</Source>;
}

/** How much waits of all kinds; opens what. */
function OutboxButton({ parts }: { readonly parts: readonly OutboxPart[] }) {
  const { t } = useTranslation('outbox');
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const lines = parts
    .flatMap((part) => part.lines)
    .toSorted((one, other) => one.item.since - other.item.since);
  const unread = parts.reduce((count, part) => count + part.unread, 0);
  const needed = lines.filter(({ item }) => item.trouble !== null).length + unread;
  const count = lines.length + unread;

  function close() {
    setIsOpen(false);
    button.current?.focus();
  }

  // What waits another time does not open by itself.
  if (count === 0 && isOpen) setIsOpen(false);
  if (count === 0) return null;
  return (
    <div className="tw-outbox">
      <button
        ref={button}
        type="button"
        className={needed > 0 ? 'tw-topstat bad' : 'tw-topstat'}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((before) => !before)}
      >
        <Icon of={needed > 0 ? exclamationCircle : clock} />
        <span className="num">{needed > 0 ? needed : count}</span>{' '}
        <span className="w">{needed > 0 ? t('needsYou', { count: needed }) : t('waiting', { count })}</span>
      </button>
      {isOpen && <OutboxPanel lines={lines} unread={unread} onClose={close} />}
    </div>
  );
}
