import { type RefObject, useEffect, useEffectEvent } from 'react';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import type { WorkRecordPrefill } from '../entry/workRecordValues';
import type { WaitingEnter } from './useLine';
import type { QuickLine } from './useQuickParse';
import { useQuickSave } from './useQuickSave';

/** What the dialog starts with. */
export function prefillOf({ entry, assumedProject }: QuickLine): WorkRecordPrefill {
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
export function lackOf({ entry }: QuickLine): 'hours' | 'customer' | 'project' | 'text' | null {
  if (entry.hours === null) return 'hours';
  if (entry.customers.length > 0) return 'customer';
  if (entry.projects.length > 0) return 'project';
  return entry.description.trim() === '' ? 'text' : null;
}

/** Puts the caret to where something is missing: what is understood wrongly is selected, hours come first, text last. */
export function goTo(input: HTMLInputElement | null, { entry }: QuickLine, part: string | null): void {
  if (!input) return;
  const span = entry.spans.find((one) => one.part === part);
  const end = part === 'hours' ? 0 : input.value.length;
  input.focus();
  input.setSelectionRange(span?.start ?? end, span?.end ?? end);
}

interface EnterProps {
  readonly text: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly waiting: WaitingEnter | null;
  readonly onWaiting: (waiting: WaitingEnter | null) => void;
  readonly onSaved: (line: string) => void;
  readonly onOpenDialog: (prefill: WorkRecordPrefill) => void;
}

/**
 * What Enter does: it saves a line that is complete, and leads to what is missing in another. Before the lists of customers
 * and projects are there it waits for them, unless something else is typed.
 */
export function useEnter(line: QuickLine, props: EnterProps): () => Promise<void> {
  const { text, input, waiting, onWaiting, onSaved, onOpenDialog } = props;
  const save = useQuickSave();
  const hasLocation = useAppSelector(selectUser)?.location !== '';
  // Without the lists a customer would be taken for text.
  const isLoading = line.customers.isLoading || line.projects.isLoading;

  async function enter() {
    if (text.trim() === '') return;
    if (isLoading) {
      onWaiting({ line: text, goesTo: 'service' });
      return;
    }
    const lack = lackOf(line);
    if (lack !== null) goTo(input.current, line, lack);
    else if (!hasLocation) onOpenDialog(prefillOf(line));
    else if (await save(line)) onSaved(text);
  }

  const isReady = waiting !== null && waiting.line === text && !isLoading;
  const carryOut = useEffectEvent(() => {
    onWaiting(null);
    // Who has gone on to something else keeps the focus there; the chips say what is missing.
    if (lackOf(line) !== null && document.activeElement !== input.current) return;
    if (waiting?.goesTo === 'dialog') onOpenDialog(prefillOf(line));
    else void enter();
  });
  useEffect(() => {
    if (isReady) carryOut();
  }, [isReady]);

  return enter;
}
