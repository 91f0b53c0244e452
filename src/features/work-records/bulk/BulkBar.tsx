import folder from 'bootstrap-icons/icons/folder.svg?icon';
import pen from 'bootstrap-icons/icons/pen.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import close from 'bootstrap-icons/icons/x-lg.svg?icon';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkChange } from '@/domain/work/bulkEdit';
import type { Id } from '@/domain/id';
import { type WorkRecord, sumHours } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { focusRow } from '@/shared/lists/focusRow';
import { Icon, type IconShapes } from '@/shared/ui/buttons/Icon';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { useDocumentKey } from '@/shared/ui/keys/useDocumentKey';
import { useRootMark } from '@/shared/ui/window/useRootMark';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';
import { hideEntries } from '@/shared/lists/hideEntries';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { alreadyTold } from '@/shared/undo/heldBack';
import { useHeldBack } from '@/shared/undo/useHeldBack';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import type { Undo } from '@/shared/undo/stepHistory';
import { isDone } from '@/shared/outbox/change';
import { BulkDialog } from './BulkDialog';
import type { Bulk, RecordResult } from './useBulk';
import { useBulkChange } from './useBulkChange';
import { useChangeRows } from '../useChangeRows';
import { recordDeletion, saveRecords } from '../outbox/saveRecords';
import { pathOf } from '../workRecordsApi';
import { useRecordSteps } from '../useRecordSteps';
import { useResultWords } from './useResultWords';
import classes from './bulkBar.module.scss';

interface BulkBarProps {
  readonly bulk: Bulk;
  /** The records of the page, in the order of the list. */
  readonly records: readonly WorkRecord[];
}

/** Escape clears the selection, unless something else handles the key first. */
function useEscape(onPress: () => void): void {
  useDocumentKey((event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (document.body.classList.contains('modal-open')) return;
    const field = 'input:not([type="checkbox"]), select, [role="menu"]';
    if (event.target instanceof Element && event.target.closest(field)) return;
    onPress();
  });
}

/** The bar disappears with the last selected record; if it had the focus, the focus moves to a row. */
function useFocusAfter(bar: RefObject<HTMLElement | null>) {
  const row = useRef<Id | null>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element?.contains(document.activeElement) && row.current !== null) focusRow(row.current);
    };
  }, [bar]);
  return (record: WorkRecord | undefined) => {
    row.current = record?.id ?? row.current;
  };
}

/** Shows how many records are selected, their hours and the actions for all of them; it floats at the bottom. */
export function BulkBar({ bulk, records }: BulkBarProps) {
  const { t } = useTranslation(['bulkEdit', 'common']);
  const bar = useRef<HTMLElement>(null);
  const [dialog, setDialog] = useState<BulkChange['kind'] | null>(null);
  const { change, open } = useBulkChange(bulk);
  const remove = useBulkRemove(bulk);
  const focusAfter = useFocusAfter(bar);
  const { selected, isBusy } = bulk;
  const isStuck = selected.some((record) => bulk.resultOf(record));
  useEscape(clear);
  // A key of its own, because from the middle of a list the bar is many presses of Tab away.
  useSingleKey('selected', () => bar.current?.querySelector('button')?.focus());
  useRootMark('has-bulk');

  function clear() {
    if (isBusy) return;
    focusAfter(selected[0]);
    bulk.clear();
  }

  function handleRemove() {
    const last = records.findLastIndex(bulk.isSelected);
    const rest = records.filter((record) => !bulk.isSelected(record));
    focusAfter(rest.find((record) => records.indexOf(record) > last) ?? rest.at(-1));
    remove(selected);
  }

  function handleChange(what: BulkChange) {
    focusAfter(selected[0]);
    void change(selected, what);
  }

  return (
    <section className={classes.bar} ref={bar} aria-label={t('bulkEdit:label')}>
      <Count bulk={bulk} />
      <span className={classes.actions}>
        {open !== null && isStuck && (
          <Action look="primary" isBusy={isBusy} onPress={() => handleChange(open)}>
            {t('common:actions.retry')}
          </Action>
        )}
        <Action icon={folder} isBusy={isBusy} onPress={() => setDialog('pair')}>
          {t('bulkEdit:pair.action')}
        </Action>
        <Action icon={pen} isBusy={isBusy} onPress={() => setDialog('text')}>
          {t('bulkEdit:text.action')}
        </Action>
        <Action icon={trash} look="ghost-danger" isBusy={isBusy} onPress={handleRemove}>
          {t('bulkEdit:remove')}
        </Action>
      </span>
      <IconButton icon={close} label={t('bulkEdit:clear')} aria-disabled={isBusy} onClick={clear} />
      {dialog !== null && (
        <BulkDialog
          kind={dialog}
          records={selected}
          before={open}
          onChange={handleChange}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  );
}

/** The number of selected records and their hours; whether they are being saved, or how many failed. */
function Count({ bulk: { selected, isBusy, resultOf } }: Pick<BulkBarProps, 'bulk'>) {
  const { t } = useTranslation('bulkEdit');
  const formats = useFormats();
  const stuck = selected.filter(resultOf).length;
  return (
    <output className={classes.count}>
      <b>{t('selected', { count: selected.length })}</b>{' '}
      <span className="figures">{t('hours', { hours: formats.hours(sumHours(selected)) })}</span>
      {isBusy && <span> {t('busy')}</span>}
      {stuck > 0 && !isBusy && <span className={classes.stuck}> {t('stuck', { count: stuck })}</span>}
    </output>
  );
}

interface ActionProps {
  readonly icon?: IconShapes;
  readonly look?: 'quiet' | 'primary' | 'ghost-danger';
  readonly isBusy: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

/** A button that keeps the focus while it waits. */
function Action({ icon, look = 'quiet', isBusy, onPress, children }: ActionProps) {
  return (
    <button
      type="button"
      className={`btn btn-sm btn-${look}`}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onPress();
      }}
    >
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

/**
 * Deletes records and can be undone for five seconds; those that are not deleted are selected again, with the reason.
 */
function useBulkRemove(bulk: Bulk): (records: readonly WorkRecord[]) => void {
  const { t } = useTranslation('bulkEdit');
  const { tellWaiting } = useSavedNotice();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const holdBack = useHeldBack();
  const rows = useChangeRows();
  const words = useResultWords();
  const steps = useRecordSteps();

  return (records) => {
    const putBack = hideEntries(rows, records);
    let back = records;
    /** The records that were deleted, or whose deletion waits. */
    let gone = records;
    let restore: Undo | undefined;
    bulk.clear();

    async function run() {
      const outcomes = await dispatch(saveRecords(records.map(recordDeletion), { stopAt: 'unknown' }));
      back = records.filter((_record, at) => outcomes[at]?.kind !== 'saved');
      gone = records.filter((_record, at) => isDone(outcomes[at]));
      if (back.length === 0) return undefined;
      const told = new Map<string, RecordResult>();
      for (const [at, outcome] of outcomes.entries()) {
        const id = records[at]?.id;
        const result = words(outcome, 'remove');
        if (id !== undefined && result && result.kind !== 'done') told.set(String(id), result);
      }
      bulk.selectAgain(told);
      if (told.size > 0)
        dispatch(noticeGiven({ tone: 'error', text: t('notRemoved', { count: told.size }) }));
      // Records whose deletion waits are shown again, marked as to be deleted.
      else tellWaiting('deleted');
      return alreadyTold;
    }

    holdBack({
      id: `work-records/${records.map(({ id }) => id).join('/')}`,
      call: records.map(({ id }) => ({ method: 'DELETE' as const, url: pathOf(id) })),
      run,
      takeBack: () => putBack(back),
      onUndone: () => records[0] && focusRow(records[0].id),
      text: t('removed', { count: records.length }),
      detail: t('hours', { hours: formats.hours(sumHours(records)) }),
      failed: (reason) => t('failed.remove', { reason }),
      undoSent: async () => {
        restore ??= steps.restore(gone);
        return restore();
      },
    });
  };
}
