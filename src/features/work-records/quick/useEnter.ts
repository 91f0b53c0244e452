import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
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

/** What the line lacks before it can be saved; null when nothing is. Without the lists a name would be taken for text. */
export function lackOf({
  entry,
  customers,
  projects,
}: QuickLine): 'hours' | 'lists' | 'customer' | 'project' | 'text' | null {
  if (entry.hours === null) return 'hours';
  if (customers.hasFailed || projects.hasFailed) return 'lists';
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
  /** Nothing came of an Enter that had to wait, and who pressed it is elsewhere by now. */
  readonly onLeft: () => void;
}

/** Says why an early Enter saved nothing; the line is out of sight by then. */
function useTellLack(): (lack: ReturnType<typeof lackOf>) => void {
  const { t } = useTranslation('quickEntry');
  const dispatch = useAppDispatch();
  return (lack) => {
    const reasons = {
      hours: t('lacks.hours'),
      customer: t('lacks.customer'),
      project: t('lacks.project'),
      lists: t('lacks.lists'),
      text: t('lacks.text'),
      location: t('lacks.location'),
    };
    dispatch(noticeGiven({ tone: 'error', text: t('failed', { reason: reasons[lack ?? 'location'] }) }));
  };
}

/**
 * What Enter does: it saves a line that is complete, and leads to what is missing in another. Before the lists of customers
 * and projects are there it waits for them, unless something else is typed; where they cannot be loaded it opens the dialog.
 * Who has left the line by then finds a complete one saved; of another one it is said what it lacks.
 */
export function useEnter(line: QuickLine, props: EnterProps): () => Promise<void> {
  const { text, input, waiting, onWaiting, onSaved, onOpenDialog, onLeft } = props;
  const save = useQuickSave();
  const tellLack = useTellLack();
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
    // In the dialog nothing is lost: what was typed is a draft there, and the lists are asked for again.
    if (lack === 'lists' || (lack === null && !hasLocation)) onOpenDialog(prefillOf(line));
    else if (lack !== null) goTo(input.current, line, lack);
    else if (await save(line)) onSaved(text);
  }

  const isReady = waiting !== null && waiting.line === text && !isLoading;
  const carryOut = useEffectEvent(() => {
    onWaiting(null);
    const lack = lackOf(line);
    const isSaved = waiting?.goesTo === 'service' && lack === null && hasLocation;
    if (document.activeElement !== input.current && !isSaved) {
      // Who has gone on to something else keeps the focus there: neither the line nor the dialog takes it.
      if (waiting?.goesTo === 'service') tellLack(lack);
      onLeft();
      return;
    }
    if (waiting?.goesTo === 'dialog') onOpenDialog(prefillOf(line));
    else void enter();
  });
  useEffect(() => {
    if (isReady) carryOut();
  }, [isReady]);

  return enter;
}
