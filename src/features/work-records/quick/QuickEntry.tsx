import cursor from 'bootstrap-icons/icons/input-cursor-text.svg?icon';
import { type FocusEvent, type KeyboardEvent, type RefObject, Suspense, lazy, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkRecord } from '@/domain/work/workRecord';
import { Icon } from '@/shared/ui/Icon';
import { useSingleKey } from '@/shared/ui/useSingleKey';
import { useWhenIdle } from '@/shared/ui/useWhenIdle';
import type { WorkRecordPrefill } from '../entry/workRecordValues';
import { useLine } from './useLine';
import { useLineFromAddress } from './useLineFromAddress';
import { useLineKeys } from './useLineKeys';
import './quick.scss';

const loadPanel = async () => import('./QuickPanel');
const QuickPanel = lazy(async () => ({ default: (await loadPanel()).QuickPanel }));

interface QuickEntryProps {
  /** The records that are known, newest first: what was booked lately. */
  readonly known: readonly WorkRecord[] | null;
  /** Opens the dialog with what the line says. */
  readonly onOpenDialog: (prefill: WorkRecordPrefill) => void;
}

/**
 * A line that becomes a work record (design principles, "Quick entry"). It takes typing at once; what understands it is
 * fetched when the browser is idle, or with the focus.
 */
export function QuickEntry({ known, onOpenDialog }: QuickEntryProps) {
  const line = useLine();
  const { text, input, isOpen, setIsOpen } = line;
  const [combo, setCombo] = useState<{ isExpanded: boolean; activeId?: string }>({ isExpanded: false });
  const [ink, setInk] = useState<HTMLElement | null>(null);
  const { panelKeys, handleKeyDown } = useLineKeys(line);
  const listId = useId();
  useWhenIdle(loadPanel, known !== null);
  useSingleKey('quickEntry', () => input.current?.focus());

  useLineFromAddress((given, goesToDialog) => {
    line.put(given);
    if (goesToDialog) line.setWaiting({ line: given, goesTo: 'dialog' });
    input.current?.focus();
  });

  function handleDialog(prefill: WorkRecordPrefill) {
    setIsOpen(false);
    line.put('');
    onOpenDialog(prefill);
  }

  function handleLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (line.waiting === null && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  }

  return (
    <div className="tw-quick" onBlur={handleLeave}>
      <div className="tw-qline">
        <Icon of={cursor} />
        <div className="in">
          <div className="ink" aria-hidden="true" ref={setInk} />
          <LineInput
            {...{ input, listId, text }}
            isExpanded={isOpen && combo.isExpanded}
            activeId={isOpen ? combo.activeId : undefined}
            onOpen={() => setIsOpen(true)}
            onType={(typed) => {
              line.type(typed);
              setIsOpen(true);
            }}
            onKeyDown={handleKeyDown}
          />
        </div>
        <KeyHint />
      </div>
      {isOpen && (
        <Suspense>
          <QuickPanel
            {...{ known, input, ink, listId }}
            text={line.readText}
            waiting={line.waiting}
            onWaiting={line.setWaiting}
            keys={panelKeys}
            onText={line.put}
            onCombo={setCombo}
            onSaved={line.emptyAfter}
            onOpenDialog={handleDialog}
            onLeft={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function KeyHint() {
  const { t } = useTranslation('workRecords');
  return (
    <span className="end no-touch" aria-hidden="true">
      <span>{t('quick.label')}</span>
      <span className="tw-kbd">N</span>
    </span>
  );
}

interface LineInputProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  readonly text: string;
  readonly isExpanded: boolean;
  readonly activeId: string | undefined;
  readonly onOpen: () => void;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function LineInput({ input, listId, text, isExpanded, activeId, onOpen, onType, onKeyDown }: LineInputProps) {
  const { t } = useTranslation('workRecords');
  return (
    <input
      ref={input}
      type="text"
      role="combobox"
      aria-label={t('quick.label')}
      aria-autocomplete="list"
      aria-expanded={isExpanded}
      aria-controls={listId}
      aria-activedescendant={activeId}
      placeholder={t('quick.placeholder')}
      autoComplete="off"
      value={text}
      onChange={(event) => onType(event.target.value)}
      onFocus={onOpen}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      // The underlines go with the text.
      onScroll={({ currentTarget }) =>
        currentTarget.previousElementSibling?.scrollTo({ left: currentTarget.scrollLeft })
      }
    />
  );
}
