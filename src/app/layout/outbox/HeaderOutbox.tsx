import { clsx } from 'clsx';
import classes from './headerOutbox.module.scss';
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
import { Icon } from '@/shared/ui/buttons/Icon';
import { OutboxPanel } from './OutboxPanel';

/**
 * The outbox in the header: it shows how much is waiting, and opens the list. It is hidden while nothing is waiting.
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
  /** The kinds that are still to be collected. */
  readonly sources: readonly ComponentType<OutboxPartProps>[];
  /** The waiting items of the kinds collected so far. */
  readonly parts: readonly OutboxPart[];
}

/**
 * Collects the waiting items of one kind after the other: each is a component, because it may show a dialog of its own.
 */
function OutboxOf({ sources: [Source, ...rest], parts }: OutboxOfProps) {
  if (!Source) return <OutboxButton parts={parts} />;
  return <Source>{(part) => <OutboxOf sources={rest} parts={[...parts, part]} />}</Source>;
}

/** The number of waiting items of all kinds; it opens the list. */
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

  // The panel does not open by itself the next time something waits.
  if (count === 0 && isOpen) setIsOpen(false);
  if (count === 0) return null;
  return (
    <div className={classes.outbox}>
      <button
        ref={button}
        type="button"
        className={clsx(classes.button, needed > 0 && classes.needsUser)}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((before) => !before)}
      >
        <Icon of={needed > 0 ? exclamationCircle : clock} />
        <span className="figures">{needed > 0 ? needed : count}</span>{' '}
        <span className={classes.words}>
          {needed > 0 ? t('needsYou', { count: needed }) : t('waiting', { count })}
        </span>
      </button>
      {isOpen && <OutboxPanel lines={lines} unread={unread} onClose={close} />}
    </div>
  );
}
