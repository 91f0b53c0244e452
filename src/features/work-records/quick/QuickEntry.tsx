import cursor from 'bootstrap-icons/icons/input-cursor-text.svg?icon';
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  type RefObject,
  useLayoutEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { WorkRecord } from '@/domain/work/workRecord';
import type { Begun } from '@/shared/drafts/draftKind';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';
import { useWhenIdle } from '@/shared/ui/timing/useWhenIdle';
import { QUICK_LINE, QUICK_LINE_DIALOG } from '@/shared/paths';
import { isUndoKey } from '@/shared/undo/undoKey';
import { useSteps } from '@/shared/undo/useSteps';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import type { WorkRecordPrefill } from '../entry/workRecordValues';
import { type TypedLine, handedLine } from '../entry/workRecordDraft';
import { type BegunLine, type Line, useLine } from './useLine';
import classes from './quickEntry.module.scss';

const QuickPanel = lazyComponent(async () => (await import('./QuickPanel')).QuickPanel, 'quickEntry');

interface QuickEntryProps {
  /** The known records, newest first, for suggestions of recent bookings. */
  readonly known: readonly WorkRecord[] | null;
  /** Opens the dialog with the values of the line. */
  readonly onOpenDialog: (prefill: WorkRecordPrefill) => void;
  /** It was asked for by its key, so it has the focus. */
  readonly hasFocus?: boolean;
  /** A line for one entry of a day: it has the focus, and is gone once it is saved or by Escape. */
  readonly begun?: BegunLine;
}

/**
 * A line of text that becomes a work record. It accepts typing at once; the code that reads it is
 * fetched when the browser is idle, or on focus.
 */
export function QuickEntry({ known, onOpenDialog, hasFocus = false, begun }: QuickEntryProps) {
  const { t } = useTranslation('workRecords');
  const line = useLine(begun);
  const { text, input, isOpen, setIsOpen } = line;
  const [combo, setCombo] = useState<{ isExpanded: boolean; activeId?: string }>({ isExpanded: false });
  const [ink, setInk] = useState<HTMLElement | null>(null);
  const { panelKeys, handleKeyDown } = useLineKeys(line, begun?.onClose);
  const isFocused = hasFocus || begun !== undefined;
  const listId = useId();
  useWhenIdle(QuickPanel.preload, known !== null);
  useSingleKey('quickEntry', () => input.current?.focus());
  useFocusAtEnd(input, isFocused);

  useLineFromAddress((given, goesToDialog, draft) => {
    if (draft) line.goOn(draft);
    else line.put(given);
    if (goesToDialog) line.setWaiting({ line: given, goesTo: 'dialog' });
    input.current?.focus();
  });

  function handleDialog(prefill: WorkRecordPrefill) {
    setIsOpen(false);
    line.put('');
    begun?.onClose();
    onOpenDialog(prefill);
  }

  function handleLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (line.waiting === null && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  }

  return (
    <div className={classes.entry} onBlur={handleLeave}>
      <div className={classes.line}>
        <Icon of={cursor} />
        <div className={classes.field}>
          {/* Its state is only needed with the panel, and would render all of this twice. */}
          <div className={classes.ink} aria-hidden="true" ref={isOpen ? setInk : null} />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label={t('quick.label')}
            aria-autocomplete="list"
            aria-expanded={isOpen && combo.isExpanded}
            aria-controls={listId}
            aria-activedescendant={isOpen ? combo.activeId : undefined}
            placeholder={t('quick.placeholder')}
            autoComplete="off"
            value={text}
            onChange={(event) => {
              line.type(event.target.value);
              setIsOpen(true);
            }}
            onFocus={() => setIsOpen(true)}
            onClick={() => setIsOpen(true)}
            onKeyDown={handleKeyDown}
            // Scrolls the underlines along with the text.
            onScroll={({ currentTarget }) => ink?.scrollTo({ left: currentTarget.scrollLeft })}
          />
        </div>
        <KeyHint />
      </div>
      {(isOpen || line.isTyped) && (
        <QuickPanel
          {...{ line, known, ink, listId }}
          keys={panelKeys}
          onCombo={setCombo}
          onSaved={(saved) => {
            line.emptyAfter(saved);
            begun?.onClose();
          }}
          onOpenDialog={handleDialog}
          onLeft={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

function KeyHint() {
  const { t } = useTranslation('workRecords');
  return (
    <span className="no-touch row text-faint text-tiny one-line right-8" aria-hidden="true">
      <span>{t('quick.label')}</span>
      <span className="tw-key-cap">N</span>
    </span>
  );
}

/** Puts the caret behind the text. */
function useFocusAtEnd(input: RefObject<HTMLInputElement | null>, isFocused: boolean): void {
  useLayoutEffect(() => {
    if (!isFocused) return;
    input.current?.focus();
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  }, [isFocused, input]);
}

/**
 * Takes a line that was typed elsewhere, such as in the search bar, out of the address (`/work?line=…`).
 * @param take called with the line, whether it goes on to the dialog (`&dialog`), and the draft that it is from
 */
function useLineFromAddress(
  take: (line: string, goesToDialog: boolean, draft: Begun<TypedLine> | null) => void,
): void {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const line = params.get(QUICK_LINE);
  const takeLine = useEffectEvent((typed: string) => {
    setParams(
      (before) => {
        before.delete(QUICK_LINE);
        before.delete(QUICK_LINE_DIALOG);
        return before;
      },
      { replace: true },
    );
    take(typed, params.has(QUICK_LINE_DIALOG), handedLine(state));
  });

  useEffect(() => {
    if (line !== null) takeLine(line);
  }, [line]);
}

/** Keys whose action depends on how the line is read. */
const PANEL_KEYS: ReadonlySet<string> = new Set(['Enter', 'Tab', 'ArrowUp', 'ArrowDown']);

/**
 * The keys of the line; those that depend on how it is read go to the panel, which sets `panelKeys`.
 *
 * @param onEscape what Escape does, if it does not close the panel and then empty the line
 */
function useLineKeys(line: Line, onEscape?: () => void) {
  const { text, isOpen, setIsOpen } = line;
  const { undoLast } = useSteps();
  const panelKeys = useRef<((event: KeyboardEvent) => void) | null>(null);

  /** Handles Enter while the panel is closed or still being fetched. */
  function handleEarlyEnter(event: KeyboardEvent) {
    event.preventDefault();
    const goesTo = event.ctrlKey || event.metaKey ? 'dialog' : 'service';
    if (isOpen) line.setWaiting({ line: text, goesTo });
    setIsOpen(true);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isUndoKey(event) && text === '' && line.isJustSaved) {
      // There is no typing to undo, so the last save is undone.
      if (undoLast()) event.preventDefault();
    } else if (event.key === 'ArrowUp' && text === '' && line.saved !== '') {
      event.preventDefault();
      line.put(line.saved);
      setIsOpen(true);
    } else if (event.key === 'Escape' && onEscape) {
      event.preventDefault();
      line.put('');
      onEscape();
    } else if (event.key === 'Escape' && (isOpen || text !== '')) {
      event.preventDefault();
      line.setWaiting(null);
      if (isOpen) setIsOpen(false);
      else line.put('');
    } else if (PANEL_KEYS.has(event.key)) {
      line.readNow();
      if (isOpen && panelKeys.current) panelKeys.current(event);
      else if (event.key === 'Enter') handleEarlyEnter(event);
    }
  }

  return { panelKeys, handleKeyDown };
}
