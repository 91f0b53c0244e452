import copyIcon from 'bootstrap-icons/icons/copy.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/time/period';
import type { ImportItem } from '@/domain/work/meetings';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { RowMenu } from '@/shared/ui/menus/RowMenu';
import { usePressElsewhere } from '@/shared/ui/window/usePressElsewhere';
import type { LeavingRow } from '../entry/useRowEditor';
import type { WorkRecordPrefill } from '../entry/workRecordValues';
import { RecordEditorForm } from '../lazyParts';
import { QuickEntry } from '../quick/QuickEntry';
import classes from './popovers.module.scss';

interface PopoverProps {
  readonly label: string;
  readonly className: string | undefined;
  /** The block or the day beside which it opens, as a selector. */
  readonly beside: string;
  /** It opens below instead. */
  readonly isBelow?: boolean;
  /** Asked on a press elsewhere. */
  readonly leaving: LeavingRow;
  readonly children: ReactNode;
}

/** Opens beside a block, within the calendar; on a phone at the foot of the screen. */
function Popover({ label, className, beside, isBelow = false, leaving, children }: PopoverProps) {
  const own = useRef<HTMLDivElement>(null);
  usePressElsewhere(own, (target) => {
    // The press of another block waits until this one is left.
    if (!target.closest('[data-record]')) void leaving.current?.();
  });

  useLayoutEffect(() => {
    const popover = own.current;
    const around = popover?.offsetParent;
    const anchor = around?.querySelector(beside);
    if (!popover || !around || !anchor) return;
    const [frame, block] = [around.getBoundingClientRect(), anchor.getBoundingClientRect()];
    const [width, height] = [popover.offsetWidth, popover.offsetHeight];
    const [start, end] = [block.left - frame.left, block.right - frame.left + 8];
    const beyond = end + width <= frame.width ? end : start - width - 8;
    const left = isBelow ? Math.min(start, frame.width - width) : beyond;
    const top = isBelow
      ? block.bottom - frame.top + 8
      : Math.min(block.top - frame.top, frame.height - height);
    popover.style.setProperty('--left', `${Math.max(0, left)}px`);
    popover.style.setProperty('--top', `${Math.max(0, top)}px`);
  }, [beside, isBelow]);

  return (
    <div ref={own} className={className} role="dialog" aria-label={label}>
      {children}
    </div>
  );
}

interface RecordPopoverProps {
  readonly record: WorkRecord;
  readonly leaving: LeavingRow;
  readonly isTouch: boolean;
  readonly on: Readonly<Record<'move' | 'copy' | 'select' | 'remove' | 'openDialog', () => void>>;
  readonly onDone: () => void;
}

/** The row's editor beside a block, with everything that can be done with the record. */
export function RecordPopover({ record, leaving, isTouch, on, onDone }: RecordPopoverProps) {
  const { t } = useTranslation(['workCalendar', 'workRecords', 'common']);
  const copyTo = t('workCalendar:copy.action');
  const remove = { label: t('common:actions.delete'), icon: trash };
  return (
    <Popover
      label={t('workCalendar:change')}
      className={classes.editor}
      beside={`[data-record="${CSS.escape(String(record.id))}"]`}
      leaving={leaving}
    >
      <RecordEditorForm
        {...{ record, leaving, onDone }}
        column="hours"
        foot={
          <>
            {isTouch ? (
              <RowMenu
                label={t('common:actions.actions')}
                items={[
                  { label: t('workCalendar:move.action'), onSelect: on.move },
                  { label: copyTo, icon: copyIcon, onSelect: on.copy },
                  { label: t('workRecords:select'), onSelect: on.select },
                  { ...remove, tone: 'danger', onSelect: on.remove },
                ]}
              />
            ) : (
              <>
                <IconButton icon={copyIcon} label={copyTo} onClick={on.copy} />
                <IconButton {...remove} tone="danger" onClick={on.remove} />
              </>
            )}
            <button type="button" className="btn btn-ghost btn-sm" onClick={on.openDialog}>
              {t('workCalendar:openDialog')}
            </button>
          </>
        }
      />
    </Popover>
  );
}

/** A new entry that is being written. */
export interface NewEntry {
  readonly date: IsoDate;
  readonly hours?: number;
  readonly item?: ImportItem;
}

interface QuickPopoverProps {
  readonly entry: NewEntry;
  /** The known records, newest first: the pair of the first one is assumed. */
  readonly known: readonly WorkRecord[];
  readonly leaving: LeavingRow;
  readonly onOpenDialog: (prefill: WorkRecordPrefill) => void;
  readonly onClose: () => void;
}

/** The quick entry beside a day, with its hours and the pair that was booked last. */
export function QuickPopover({
  entry: { date, hours, item },
  known,
  leaving,
  onOpenDialog,
  onClose,
}: QuickPopoverProps) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const projectName = useProjectName();
  const pair = item ? item.suggestion : known.find(({ customerId }) => customerId !== null);
  const text = [
    hours === undefined ? '' : `${formats.plain(hours)}h`,
    pair?.customerName,
    pair && projectName(pair.projectName),
    item?.description,
  ];
  return (
    <Popover
      label={t('quick.label')}
      className={classes.quick}
      beside={
        hours === undefined || item
          ? `[data-day="${date}"] > :first-child`
          : `[data-day="${date}"] [data-drawn], [data-day="${date}"] > button:first-child`
      }
      isBelow
      leaving={leaving}
    >
      <QuickEntry
        {...{ known, onOpenDialog }}
        begun={{ text: `${text.filter(Boolean).join(' ')} `, date, leaving, onClose }}
      />
    </Popover>
  );
}

/** Focuses what has come to a new place once it is there, or the last stop of a day. */
export function useFollow(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const found = wanted.current === null ? [] : root.current?.querySelectorAll<HTMLElement>(wanted.current);
    const block = [...(found ?? [])].at(-1);
    if (block && block !== document.activeElement) block.focus();
    if (block) wanted.current = null;
  });
  return (target: WorkRecord | IsoDate) => {
    wanted.current =
      typeof target === 'string'
        ? `[data-day="${target}"] [data-stop]`
        : `[data-record="${CSS.escape(String(target.id))}"]`;
  };
}
