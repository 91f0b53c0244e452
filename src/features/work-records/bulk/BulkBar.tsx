import calendar3 from 'bootstrap-icons/icons/calendar3.svg?icon';
import folder from 'bootstrap-icons/icons/folder.svg?icon';
import pen from 'bootstrap-icons/icons/pen.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import close from 'bootstrap-icons/icons/x-lg.svg?icon';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkChange } from '@/domain/work/bulkEdit';
import type { Id } from '@/domain/id';
import { MANY_RECORDS } from '@/domain/limits';
import { type WorkRecord, sumHours } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import type { ReadingState } from '@/shared/lists/find/readOn';
import { focusRow } from '@/shared/lists/focusRow';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon, type IconShapes } from '@/shared/ui/buttons/Icon';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { useDocumentKey } from '@/shared/ui/keys/useDocumentKey';
import { useRootMark } from '@/shared/ui/window/useRootMark';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { BulkDialog } from './BulkDialog';
import type { Bulk } from './useBulk';
import { useBulkChange, useBulkRemove } from './useBulkCalls';
import classes from './bulkBar.module.scss';

/** A change of many records, which waits for the user's confirmation. */
interface Asked {
  readonly kind: 'change' | 'remove';
  readonly act: () => void;
}

interface AskDialogProps {
  readonly of: Asked;
  readonly count: number;
  readonly onClose: () => void;
}

/** Asks before many records are changed or deleted, because it takes one call for each of them. */
function AskDialog({ of: { kind, act }, count, onClose }: AskDialogProps) {
  const { t } = useTranslation('bulkEdit');
  return (
    <ConfirmDialog
      title={t(`ask.${kind}`, { count })}
      confirmLabel={t(`ask.${kind}Label`, { count })}
      isDangerous={kind === 'remove'}
      act={async () => Promise.resolve()}
      onDone={() => {
        onClose();
        act();
      }}
      onClose={onClose}
    >
      <p>{t('ask.text')}</p>
    </ConfirmDialog>
  );
}

interface BulkBarProps {
  readonly bulk: Bulk;
  /** How far the list was read, while something is asked of it: then all that was found can be selected. */
  readonly reading: ReadingState['kind'] | undefined;
  /** Asks for the day to which the records are moved, where that can be seen. */
  readonly onMove?: () => void;
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
export function BulkBar({ bulk, reading, onMove }: BulkBarProps) {
  const { t } = useTranslation(['bulkEdit', 'common']);
  const bar = useRef<HTMLElement>(null);
  const [dialog, setDialog] = useState<BulkChange['kind'] | null>(null);
  /** The change that waits for the user's confirmation. */
  const [asked, setAsked] = useState<Asked | null>(null);
  const { change, open } = useBulkChange(bulk);
  const remove = useBulkRemove(bulk);
  const focusAfter = useFocusAfter(bar);
  const { records, selected, isBusy } = bulk;
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

  /** Does it, or asks first where it is about many records. */
  function afterAsking(what: Asked) {
    if (selected.length < MANY_RECORDS) what.act();
    else setAsked(what);
  }

  function removeSelected() {
    const last = records.findLastIndex(bulk.isSelected);
    const rest = records.filter((record) => !bulk.isSelected(record));
    focusAfter(records[last + 1] ?? rest.at(-1));
    remove(selected);
  }

  function changeSelected(what: BulkChange) {
    focusAfter(selected[0]);
    void change(selected, what);
  }
  const handleRemove = () => afterAsking({ kind: 'remove', act: removeSelected });
  const handleChange = (what: BulkChange) => afterAsking({ kind: 'change', act: () => changeSelected(what) });

  return (
    <section className={classes.bar} ref={bar} aria-label={t('bulkEdit:label')}>
      <Count bulk={bulk} reading={reading} />
      <span className={classes.actions}>
        {open !== null && isStuck && (
          <Action look="primary" isBusy={isBusy} onPress={() => handleChange(open)}>
            {t('common:actions.retry')}
          </Action>
        )}
        {onMove && (
          <Action icon={calendar3} isBusy={isBusy} onPress={onMove}>
            {t('bulkEdit:move')}
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
      {asked && <AskDialog of={asked} count={selected.length} onClose={() => setAsked(null)} />}
    </section>
  );
}

/** The number of selected records and their hours; whether they are being saved, or how many failed. */
function Count({ bulk, reading }: BulkBarProps) {
  const { t } = useTranslation('bulkEdit');
  const formats = useFormats();
  const { records, selected, isBusy, resultOf } = bulk;
  const isAllRead = reading === 'whole' || reading === 'enough';
  const stuck = selected.filter(resultOf).length;
  return (
    <span className="row gap-2-12 fills wrap text-secondary text-small">
      <output>
        <b className="text-plain weight-580">{t('selected', { count: selected.length })}</b>{' '}
        <span className="figures">{t('hours', { hours: formats.hours(sumHours(selected)) })}</span>
        {isBusy && <span> {t('busy')}</span>}
        {stuck > 0 && !isBusy && <span className="text-danger"> {t('stuck', { count: stuck })}</span>}
      </output>
      {reading && selected.length < records.length && (
        <Button
          look="link"
          label={t(isAllRead ? 'selectAll' : 'selectSoFar', { count: records.length })}
          aria-disabled={isBusy}
          onClick={bulk.selectAll}
        />
      )}
    </span>
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

export { ResultMark } from './ResultMark';
