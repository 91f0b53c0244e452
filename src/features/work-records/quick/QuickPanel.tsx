import './chip.scss';
import './quickPanel.scss';
import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type QuickSuggestion, quickSuggestions } from '@/domain/quickSuggestions';
import type { WorkRecord } from '@/domain/workRecord';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { optionId } from '@/shared/ui/options/OptionList';
import { useActiveOption } from '@/shared/ui/options/useActiveOption';
import type { WorkRecordPrefill } from '../entry/workRecordValues';
import { QuickChips } from './QuickChips';
import { QuickInk } from './QuickInk';
import { QuickOptions } from './QuickOptions';
import { type QuickLine, useQuickParse } from './useQuickParse';
import { useQuickSave } from './useQuickSave';

interface QuickPanelProps {
  readonly text: string;
  readonly known: readonly WorkRecord[] | null;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Lies below the text: what is understood is underlined there. */
  readonly ink: HTMLElement | null;
  readonly listId: string;
  /** Takes what the keys of the line do. */
  readonly keys: RefObject<((event: KeyboardEvent) => void) | null>;
  readonly onText: (text: string) => void;
  readonly onCombo: (combo: { isExpanded: boolean; activeId?: string }) => void;
  readonly onSaved: (line: string) => void;
  readonly onOpenDialog: (prefill: WorkRecordPrefill) => void;
}

function prefillOf({ entry, assumedProject }: QuickLine): WorkRecordPrefill {
  const project = entry.project ?? assumedProject;
  return {
    description: entry.description,
    ...(entry.day !== null && { date: entry.day }),
    ...(entry.hours !== null && { hours: entry.hours }),
    ...(entry.customer && { customerId: String(entry.customer.id) }),
    ...(project && { projectId: String(project.id) }),
  };
}

/** What the line lacks before it can be saved; null when nothing is. */
function lackOf({ entry }: QuickLine): 'hours' | 'customer' | 'project' | 'text' | null {
  if (entry.hours === null) return 'hours';
  if (entry.customers.length > 0) return 'customer';
  if (entry.projects.length > 0) return 'project';
  return entry.description.trim() === '' ? 'text' : null;
}

/** Puts the caret to where something is missing: what is understood wrongly is selected, hours come first, text last. */
function goTo(input: HTMLInputElement | null, { entry }: QuickLine, part: string | null): void {
  if (!input) return;
  const span = entry.spans.find((one) => one.part === part);
  const end = part === 'hours' ? 0 : input.value.length;
  input.focus();
  input.setSelectionRange(span?.start ?? end, span?.end ?? end);
}

/** What the line of quick entry is understood as, what can be taken into it, and what its keys do. */
export function QuickPanel(props: QuickPanelProps) {
  const { text, known, input, ink, listId, keys, onText, onCombo, onSaved, onOpenDialog } = props;
  const { t } = useTranslation('quickEntry');
  const line = useQuickParse(text, known);
  const save = useQuickSave();
  const hasLocation = useAppSelector(selectUser)?.location !== '';
  const options = quickSuggestions(text, line.entry, line.context, {
    pairs: line.pairs,
    written: known ?? [],
    projects: line.projects.options.map(({ value, label }) => ({ id: value, name: label })),
  });
  const { at, step } = useActiveOption(text, options.length);
  const isExpanded = options.length > 0;
  const activeId = at === null ? undefined : optionId(listId, at);
  useEffect(
    () => onCombo({ isExpanded, ...(activeId !== undefined && { activeId }) }),
    [isExpanded, activeId, onCombo],
  );

  function take(option: QuickSuggestion | undefined) {
    if (!option) return;
    onText(option.line);
    input.current?.focus();
  }

  async function enter() {
    // Without the lists a customer would be taken for text.
    if (text.trim() === '' || line.customers.isLoading || line.projects.isLoading) return;
    const lack = lackOf(line);
    if (lack !== null) goTo(input.current, line, lack);
    else if (!hasLocation) onOpenDialog(prefillOf(line));
    else if (await save(line)) onSaved(text);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const hasOptions = options.length > 0;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) onOpenDialog(prefillOf(line));
      else if (at === null) void enter();
      else take(options[at]);
    } else if (event.key === 'Tab' && !event.shiftKey && text !== '' && hasOptions) {
      event.preventDefault();
      take(options[at ?? 0]);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && hasOptions) {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    }
  }
  useImperativeHandle(keys, () => handleKeyDown);

  const lack = text.trim() === '' ? null : lackOf(line);
  if (text.trim() === '' && options.length === 0) return null;
  return (
    <>
      {ink && createPortal(<QuickInk text={text} spans={line.entry.spans} />, ink)}
      <div className="tw-menu tw-qpanel">
        {text.trim() !== '' && (
          <QuickChips line={line} lack={lack} onCorrect={(part) => goTo(input.current, line, part)} />
        )}
        {options.length > 0 && <QuickOptions {...{ options, listId, at }} onTake={take} />}
        <div className="tw-qfoot" aria-hidden="true">
          <Key name="Enter" does={t('keys.save')} />
          <Key name="Tab" does={t('keys.take')} />
          <Key name="↑↓" does={t('keys.choose')} />
          <Key name={t('keys.ctrlEnter')} does={t('keys.dialog')} />
          <Key name="Esc" does={t('keys.close')} />
        </div>
      </div>
    </>
  );
}

function Key({ name, does }: { readonly name: string; readonly does: string }) {
  return (
    <span>
      <span className="tw-kbd">{name}</span>
      {does}
    </span>
  );
}
