import './outbox.scss';
import clock from 'bootstrap-icons/icons/clock.svg?icon';
import exclamationCircle from 'bootstrap-icons/icons/exclamation-circle.svg?icon';
import { Suspense, lazy, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaitingRecord } from '@/domain/waitingRecords';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useOutboxSending } from '@/shared/outbox/useOutboxSending';
import { useAppDispatch } from '@/shared/store/hooks';
import { Icon } from '@/shared/ui/Icon';
import { OutboxPanel } from './OutboxPanel';
import { workOutbox } from './workOutbox';
import { workOutboxCalls } from './workOutboxCalls';

const ClashDialog = lazy(async () => ({ default: (await import('./ClashDialog')).ClashDialog }));

/**
 * The outbox in the header ("Speed of use", "Outbox"): it sends what waits, says how much that is, and shows it. Nothing
 * stands there while nothing waits.
 */
export function WorkOutbox() {
  const { t } = useTranslation('outbox');
  const dispatch = useAppDispatch();
  const [calls] = useState(() => workOutboxCalls(dispatch));
  const { outbox, isSending, sendNow } = useOutboxSending(workOutbox, calls, (count) =>
    dispatch(
      noticeGiven({ id: 'waiting', tone: 'success', text: t('sent', { count }), lifeMs: noticeLife.done }),
    ),
  );
  const [isOpen, setIsOpen] = useState(false);
  const [compared, setCompared] = useState<WaitingRecord | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const items = outbox?.items ?? [];
  const needed = items.filter(({ trouble }) => trouble !== null).length;

  function close() {
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    <>
      {items.length > 0 && (
        <div className="tw-outbox">
          <button
            ref={button}
            type="button"
            className={needed > 0 ? 'tw-topstat bad' : 'tw-topstat'}
            aria-expanded={isOpen}
            onClick={() => setIsOpen((before) => !before)}
          >
            <Icon of={needed > 0 ? exclamationCircle : clock} />
            <span className="num">{needed > 0 ? needed : items.length}</span>{' '}
            <span className="w">
              {needed > 0 ? t('needsYou', { count: needed }) : t('waiting', { count: items.length })}
            </span>
          </button>
          {isOpen && (
            <OutboxPanel
              items={items}
              isSending={isSending}
              onSend={sendNow}
              onCompare={setCompared}
              onClose={close}
            />
          )}
        </div>
      )}
      <Suspense>{compared && <ClashDialog item={compared} onClose={() => setCompared(null)} />}</Suspense>
    </>
  );
}
