import arrowLeftRight from 'bootstrap-icons/icons/arrow-left-right.svg?icon';
import exclamationCircle from 'bootstrap-icons/icons/exclamation-circle.svg?icon';
import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutWish } from '@/domain/outbox';
import { withDecision } from '@/domain/outboxDecision';
import { type WaitingRecord, waitingState } from '@/domain/waitingRecords';
import { errorOfStatus } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/Icon';
import { useOutboxChange } from './useOutboxChange';

interface OutboxPanelProps {
  readonly items: readonly WaitingRecord[];
  readonly isSending: boolean;
  readonly onSend: () => void;
  readonly onCompare: (item: WaitingRecord) => void;
  readonly onClose: () => void;
}

/** What waits, item by item, with what can be done about it. */
export function OutboxPanel({ items, isSending, onSend, onCompare, onClose }: OutboxPanelProps) {
  const { t } = useTranslation('outbox');
  const headId = useId();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const handlePress = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('.tw-outbox, .modal')) onClose();
    };
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.querySelector('.modal') === null) onClose();
    };
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('keydown', handleKey);
    };
  }, [onClose]);

  return (
    <div ref={panel} className="tw-outpop" role="dialog" aria-labelledby={headId} tabIndex={-1}>
      <div className="hd">
        <b id={headId}>{t('title')}</b>
        <span>{t(isSending ? 'sending' : 'onDevice')}</span>
      </div>
      <ul>
        {items.map((item) => (
          <OutboxItem key={item.key} item={item} onCompare={() => onCompare(item)} />
        ))}
      </ul>
      <div className="ft">
        <button type="button" className="tw-link" aria-disabled={isSending} onClick={onSend}>
          {t('tryNow')}
        </button>
      </div>
    </div>
  );
}

function iconOf({ trouble, want, id }: WaitingRecord) {
  if (trouble?.kind === 'clash') return arrowLeftRight;
  if (trouble) return exclamationCircle;
  if (want === null) return trash;
  return id === null ? plusLg : pencil;
}

function OutboxItem({ item, onCompare }: { readonly item: WaitingRecord; readonly onCompare: () => void }) {
  const { t } = useTranslation('outbox');
  const formats = useFormats();
  const words = useItemWords();
  const change = useOutboxChange();
  const { key, trouble, want, before } = item;
  const record = want ?? before;
  if (!record) return null;
  const about = [
    `${formats.weekday(record.date)} ${formats.dayMonth(record.date)}`,
    t('hours', { hours: formats.hours(record.hours ?? 0) }),
    [record.customerName, record.projectName].filter(Boolean).join(', ') || record.description,
  ].join(' · ');

  const button = (label: string, act: () => void) => (
    <button type="button" className="tw-link" aria-label={`${label}: ${about}`} onClick={act}>
      {label}
    </button>
  );
  return (
    <li className={trouble ? 'tw-out bad' : 'tw-out'}>
      <Icon of={iconOf(item)} />
      <div>
        <b className="num">{about}</b>
        <small>{words(item)}</small>
      </div>
      <span className="acts">
        {trouble?.kind === 'clash' && button(t('compare'), onCompare)}
        {(trouble?.kind === 'refused' || trouble?.kind === 'alike') &&
          button(t('again'), () => void change((items) => withDecision(items, key, { kind: 'send', want })))}
        {trouble?.kind === 'alike'
          ? button(t('isThere'), () => void change((items) => withDecision(items, key, { kind: 'leave' })))
          : button(t('drop'), () => void change((items) => withoutWish(items, key)))}
      </span>
    </li>
  );
}

/** Says of an item what it is and since when, or why it does not go out. */
function useItemWords(): (item: WaitingRecord) => string {
  const { t } = useTranslation('outbox');
  const formats = useFormats();
  const errorText = useErrorText();
  return (item) => {
    const { trouble, want, id, attempt, since } = item;
    if (trouble?.kind === 'refused')
      return errorText(errorOfStatus(trouble.status, trouble.message ?? undefined));
    if (trouble) return t(`trouble.${waitingState(item)}`);
    if (attempt) return t('unclear');
    const kind = want === null ? 'deleted' : id === null ? 'created' : 'changed';
    return t(`since.${kind}`, { time: formats.clock(new Date(since)) });
  };
}
