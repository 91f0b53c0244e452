import { clsx } from 'clsx';
import arrowLeftRight from 'bootstrap-icons/icons/arrow-left-right.svg?icon';
import collection from 'bootstrap-icons/icons/collection.svg?icon';
import exclamationCircle from 'bootstrap-icons/icons/exclamation-circle.svg?icon';
import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { WaitingEntry } from '@/domain/changes/outbox';
import { batchesOf, waitingState } from '@/domain/changes/waitingEntries';
import { errorOfStatus } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import type { OutboxLine } from '@/shared/outbox/useOutboxPart';
import { sendingAsked } from '@/shared/outbox/outboxSlice';
import { mayBeDropped } from '@/shared/storage/persistence';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useDocumentKey } from '@/shared/ui/keys/useDocumentKey';
import { usePressElsewhere } from '@/shared/ui/window/usePressElsewhere';
import classes from './outboxPanel.module.scss';

interface OutboxPanelProps {
  readonly lines: readonly OutboxLine[];
  /** Entries that this build cannot read. */
  readonly unread: number;
  readonly onClose: () => void;
}

/** The waiting items, each with its actions. */
export function OutboxPanel({ lines, unread, onClose }: OutboxPanelProps) {
  const { t } = useTranslation('outbox');
  const headId = useId();
  const dispatch = useAppDispatch();
  const isSending = useAppSelector(({ outbox }) => outbox?.isSending ?? false);
  const panel = useRef<HTMLDivElement>(null);
  const refused = lines.filter(({ item }) => item.trouble?.kind === 'refused');

  const [isAtRisk, setIsAtRisk] = useState(false);
  useLayoutEffect(() => panel.current?.focus(), []);
  useEffect(() => void mayBeDropped().then(setIsAtRisk), []);
  usePressElsewhere(panel, (target) => {
    if (!target.closest('.modal') && !panel.current?.parentElement?.contains(target)) onClose();
  });
  useDocumentKey(({ key }) => {
    if (key === 'Escape' && document.querySelector('.modal') === null) onClose();
  });

  return (
    <div ref={panel} className={classes.panel} role="dialog" aria-labelledby={headId} tabIndex={-1}>
      <div className="as-flex align-baseline gap-10 line-below pads-12-16">
        <b className="weight-580" id={headId}>
          {t('title')}
        </b>
        <span className="push-right text-secondary text-tiny">{t(isSending ? 'sending' : 'onDevice')}</span>
      </div>
      <ul>
        {batchesOf(lines).map(([line, ...rest]) => {
          if (!line) return null;
          const { key } = line.item;
          if (rest.length === 0) return <OutboxItem key={key} line={line} onLeave={onClose} />;
          return (
            <OutboxBatch key={`batch of ${line.item.since}`} lines={[line, ...rest]} onLeave={onClose} />
          );
        })}
        {unread > 0 && (
          <li className={clsx(classes.entry, classes.isStuck)}>
            <Icon of={exclamationCircle} className="text-secondary size-14" />
            <div>
              <b>{t('unread', { count: unread })}</b>
              <small className="block text-secondary text-tiny">{t('unreadWhy')}</small>
            </div>
          </li>
        )}
      </ul>
      {isAtRisk && <p className="line-above text-warning text-small pads-8-16">{t('atRisk')}</p>}
      <div className="as-flex wrap line-above gap-4-16 pads-8-16">
        <Button
          look="link"
          label={t('tryNow')}
          aria-disabled={isSending}
          onClick={() => dispatch(sendingAsked())}
        />
        {refused.length > 1 && (
          <Button
            look="link"
            label={t('allAgain', { count: refused.length })}
            onClick={() => refused.forEach(({ onSendAgain }) => onSendAgain())}
          />
        )}
      </div>
    </div>
  );
}

function iconOf({ trouble, want, id }: WaitingEntry<unknown>) {
  if (trouble?.kind === 'clash') return arrowLeftRight;
  if (trouble) return exclamationCircle;
  if (want === null) return trash;
  return id === null ? plusLg : pencil;
}

interface OutboxBatchProps {
  readonly lines: readonly OutboxLine[];
  readonly onLeave: () => void;
}

/** The waiting entries of one save, as one row that can be expanded. */
function OutboxBatch({ lines, onLeave }: OutboxBatchProps) {
  const { t } = useTranslation('outbox');
  const formats = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const about = t('batch', { count: lines.length });
  const label = t(isOpen ? 'fold' : 'unfold');
  return (
    <>
      <li className={classes.entry}>
        <Icon of={collection} className="text-secondary size-14" />
        <div>
          <b className="figures">{about}</b>
          <small className="block text-secondary text-tiny">
            {t('since.together', { time: formats.clock(new Date(lines[0]?.item.since ?? 0)) })}
          </small>
        </div>
        <span className={classes.actions}>
          <Button
            look="link"
            label={label}
            aria-expanded={isOpen}
            aria-label={`${label}: ${about}`}
            onClick={() => setIsOpen((before) => !before)}
          />
        </span>
      </li>
      {isOpen && lines.map((line) => <OutboxItem key={line.item.key} line={line} onLeave={onLeave} />)}
    </>
  );
}

interface OutboxItemProps {
  readonly line: OutboxLine;
  /** The user goes to the page of the item. */
  readonly onLeave: () => void;
}

function OutboxItem({ line, onLeave: handleLeave }: OutboxItemProps) {
  const { t } = useTranslation('outbox');
  const words = useItemWords();
  const { item, about, path, onCompare, onCorrect, onSendAgain, onLeave, onDrop } = line;
  const { trouble } = item;
  const mayGoAgain = trouble && trouble.kind !== 'incomplete' && !(trouble.kind === 'clash' && onCompare);

  const button = (label: string, act: () => void) => (
    <Button look="link" label={label} aria-label={`${label}: ${about}`} onClick={act} />
  );
  return (
    <li className={clsx(classes.entry, trouble && classes.isStuck)}>
      <Icon of={iconOf(item)} className="text-secondary size-14" />
      <div>
        <b className="figures">{about}</b>
        <small className="block text-secondary text-tiny">{words(item)}</small>
      </div>
      <span className={classes.actions}>
        {onCorrect && button(t('correct'), onCorrect)}
        {path !== undefined && (
          <Link className="tw-link" to={path} aria-label={`${t('correct')}: ${about}`} onClick={handleLeave}>
            {t('correct')}
          </Link>
        )}
        {trouble?.kind === 'clash' && onCompare && button(t('compare'), onCompare)}
        {mayGoAgain && button(t('again'), onSendAgain)}
        {trouble?.kind === 'alike' ? button(t('isThere'), onLeave) : button(t('drop'), onDrop)}
      </span>
    </li>
  );
}

/** Says what an item is and since when it waits, or why it is not sent. */
function useItemWords(): (item: WaitingEntry<unknown>) => string {
  const { t } = useTranslation('outbox');
  const formats = useFormats();
  const errorText = useErrorText();
  return (item) => {
    const { trouble, want, id, attempt, since } = item;
    if (trouble?.kind === 'refused')
      return errorText(errorOfStatus(trouble.status, trouble.message ?? undefined));
    if (trouble?.kind === 'incomplete' || trouble?.kind === 'unchanged') return errorText(trouble);
    if (trouble) return t(`trouble.${waitingState(item)}`);
    if (attempt) return t('unclear');
    const kind = want === null ? 'deleted' : id === null ? 'created' : 'changed';
    return t(`since.${kind}`, { time: formats.clock(new Date(since)) });
  };
}
