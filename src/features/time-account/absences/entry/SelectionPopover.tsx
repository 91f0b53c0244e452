import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import {
  type FormEvent,
  type RefObject,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Absence, AbsenceKind } from '@/domain/account/absence';
import { figuresOfEntry } from '@/domain/account/absenceEntries';
import type { Period } from '@/domain/time/period';
import { Icon } from '@/shared/ui/buttons/Icon';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { usePressElsewhere } from '@/shared/ui/window/usePressElsewhere';
import type { OwnAccount } from '../../useOwnAccount';
import { useAbsenceWords } from '../absenceWords';
import { EffectText } from './EffectText';
import { KindChoice } from './KindChoice';
import classes from './selectionPopover.module.scss';

interface SelectionPopoverProps {
  readonly period: Period;
  readonly own: OwnAccount;
  readonly onEnter: (entry: Pick<Absence, 'kind' | 'share' | 'note'>) => void;
  /** Removes the absences on these days; undefined if there are none. */
  readonly onDelete: (() => void) | undefined;
  /** Is called on Escape and Cancel. */
  readonly onClose: () => void;
  /**
   * Is called on a press outside of the popover, unless something was chosen or typed in it: then the entry is for other
   * days that are chosen.
   */
  readonly onLeave: () => void;
}

/** The space between the days and the popover, in pixels. */
const GAP = 8;

/** Puts the popover below the selected days, or above them if there is more room, within the element that contains both. */
function place(popover: HTMLElement, { from, to }: Period): void {
  const around = popover.parentElement;
  const first = around?.querySelector(`[data-day="${from}"]`)?.getBoundingClientRect();
  const last = around?.querySelector(`[data-day="${to}"]`)?.getBoundingClientRect();
  if (!around || !first || !last) return;
  const frame = around.getBoundingClientRect();
  const { height, width } = popover.getBoundingClientRect();
  const isAbove = last.bottom + GAP + height > window.innerHeight && first.top - frame.top > height + GAP;
  const top = isAbove ? first.top - height - GAP : last.bottom + GAP;
  const left = Math.min(last.left, frame.right - width);
  popover.style.top = `${top - frame.top}px`;
  popover.style.left = `${Math.max(0, left - frame.left)}px`;
}

/** Places the popover beside the days, and gives the focus to its first field. */
function usePlace(popover: RefObject<HTMLElement | null>, period: Period): void {
  useLayoutEffect(() => {
    if (popover.current) place(popover.current, period);
  }, [popover, period]);
  useEffect(() => {
    const { current } = popover;
    current?.querySelector<HTMLElement>('input:checked')?.focus();
    current?.scrollIntoView?.({ block: 'nearest' });
  }, [popover]);
}

/** Asks, beside the selected days, for the kind of absence. */
export function SelectionPopover({
  period,
  own,
  onEnter,
  onDelete,
  onClose,
  onLeave,
}: SelectionPopoverProps) {
  const { t } = useTranslation(['absences', 'common']);
  const words = useAbsenceWords();
  const [kind, setKind] = useState<AbsenceKind>('vacation');
  const [share, setShare] = useState<'whole' | 'half'>('whole');
  const [note, setNote] = useState('');
  const popover = useRef<HTMLFormElement>(null);
  const content = { kind, share: share === 'half' ? 0.5 : 1, note } as const;
  const entry: Absence = { ...period, ...content, id: '', changedAt: Number.MAX_SAFE_INTEGER };

  usePlace(popover, period);
  const isUntouched = kind === 'vacation' && share === 'whole' && note === '';
  usePressElsewhere(popover, onLeave, { isOpen: isUntouched });

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onEnter(content);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-element-to-interactive-role -- Escape closes it from all of its fields
    <form
      className={classes.popover}
      role="dialog"
      aria-label={t('entry.title')}
      ref={popover}
      onKeyDown={handleKeyDown}
      onSubmit={handleSubmit}
    >
      <div className={classes.head}>
        {words.period(period)}
        <span className="push-right text-secondary text-small weight-480 figures">
          {words.daysText(figuresOfEntry(entry, own.workDays).days)}
        </span>
      </div>
      <div className={classes.body}>
        <KindChoice value={kind} onChange={setKind} />
        <ShareChoice value={share} onChange={setShare} />
        <input
          className="form-control"
          aria-label={t('entry.note')}
          placeholder={t('entry.noteHint')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <p className="text-secondary text-small figures">
          <EffectText entry={entry} own={own} onWhole={() => setShare('whole')} />
        </p>
      </div>
      <div className={classes.foot}>
        <button type="button" className="btn btn-ghost btn-sm" onClick={onClose}>
          {t('common:actions.cancel')}
        </button>
        {onDelete && (
          <button type="button" className="btn btn-ghost btn-sm" onClick={onDelete}>
            <Icon of={trash} />
            {t('common:actions.delete')}
          </button>
        )}
        <button type="submit" className="btn btn-quiet btn-sm ms-auto">
          <Icon of={check} />
          {t('entry.enter')}
        </button>
      </div>
    </form>
  );
}

interface ShareChoiceProps {
  readonly value: 'whole' | 'half';
  readonly onChange: (share: 'whole' | 'half') => void;
}

/** The choice between whole and half days. */
export function ShareChoice({ value, onChange }: ShareChoiceProps) {
  const { t } = useTranslation('absences');
  return (
    <div className={classes.share}>
      <Segmented
        label={t('entry.share')}
        value={value}
        options={{ whole: t('entry.whole'), half: t('entry.half') }}
        onChange={onChange}
      />
    </div>
  );
}
