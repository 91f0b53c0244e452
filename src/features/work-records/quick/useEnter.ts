import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { type NamedRecord, NO_TRAVEL } from '@/domain/work/workRecord';
import { localDay } from '@/domain/time/period';
import { useSaveFailureText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { useWishes } from '@/shared/outbox/useWish';
import type { SessionUser } from '@/shared/session/sessionUser';
import type { WorkRecordPrefill } from '../entry/workRecordValues';
import type { WaitingEnter } from './useLine';
import type { QuickLine } from './useQuickParse';
import { useRecordSteps } from '../useRecordSteps';
import { saveRecord } from '../outbox/saveRecords';

/** The values that the dialog gets from a line. */
export function prefillOf({ entry, assumedProject, date }: QuickLine): WorkRecordPrefill {
  const day = entry.day ?? date;
  const project = entry.project ?? assumedProject;
  return {
    description: entry.description,
    ...(day !== undefined && { date: day }),
    ...(entry.hours !== null && { hours: entry.hours }),
    ...(entry.customer && { customerId: String(entry.customer.id) }),
    ...(project && { projectId: String(project.id) }),
  };
}

/**
 * The first thing that the line lacks before it can be saved; null if nothing. Without the lists a name would be read as
 * description.
 */
export function lackOf({
  entry,
  customers,
  projects,
}: QuickLine): 'hours' | 'lists' | 'customer' | 'project' | 'day' | 'text' | 'stranger' | null {
  if (entry.hours === null) return 'hours';
  if (customers.hasFailed || projects.hasFailed) return 'lists';
  if (entry.customers.length > 0) return 'customer';
  if (entry.projects.length > 0) return 'project';
  if (entry.days.length > 0) return 'day';
  if (entry.description.trim() === '') return 'text';
  return entry.stranger && 'stranger';
}

/**
 * Moves the caret to the part that is missing: a misread part, or the name that no customer has, is selected, hours come
 * first, the description last.
 */
export function goTo(input: HTMLInputElement | null, { entry }: QuickLine, part: string | null): void {
  if (!input) return;
  const isStranger = part === 'stranger' || part === 'customer';
  const span = entry.spans.find((one) => one.part === part) ?? (isStranger ? entry.stranger : null);
  const end = part === 'hours' ? 0 : input.value.length;
  input.focus();
  input.setSelectionRange(span?.start ?? end, span?.end ?? end);
}

export interface EnterProps {
  readonly text: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly waiting: WaitingEnter | null;
  readonly onWaiting: (waiting: WaitingEnter | null) => void;
  readonly onSaved: (line: string) => void;
  readonly onOpenDialog: (prefill: WorkRecordPrefill) => void;
  /** Called if a waiting Enter saved nothing and the focus has left the line. */
  readonly onLeft: () => void;
  /** The line about whose unknown customer Enter has asked. */
  readonly asked: string;
  readonly onAsked: (line: string) => void;
}

/** Says why an early Enter saved nothing, because the line is out of sight by then. */
function useTellLack(): (lack: ReturnType<typeof lackOf>) => void {
  const { t } = useTranslation('quickEntry');
  const dispatch = useAppDispatch();
  return (lack) => {
    const reason = t(`lacks.${lack ?? 'location'}`);
    dispatch(errorNotice(t('failed', { reason })));
  };
}

/**
 * The action of Enter: it saves a complete line, and moves to what is missing in an incomplete one. Where a customer was
 * not found it asks: a second Enter saves without one. Until the lists of
 * customers and projects are loaded it waits, unless something else is typed; if they cannot be loaded it opens the
 * dialog. If the focus has left the line by then, a complete line is saved and an incomplete one gets a notice.
 */
export function useEnter(line: QuickLine, props: EnterProps): () => Promise<void> {
  const { text, input, waiting, onWaiting, onSaved, onOpenDialog, onLeft, asked, onAsked } = props;
  const save = useQuickSave();
  const tellLack = useTellLack();
  const hasLocation = useUser()?.location !== '';
  // Without the lists a customer would be read as description.
  const isLoading = line.customers.isLoading || line.projects.isLoading;

  async function enter() {
    if (text.trim() === '') return;
    if (isLoading) {
      onWaiting({ line: text, goesTo: 'service' });
      return;
    }
    const found = lackOf(line);
    const lack = found === 'stranger' && asked === text ? null : found;
    if (lack === 'stranger') onAsked(text);
    // The dialog loses nothing: it keeps what was typed as a draft and requests the lists again.
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
      // The focus has moved elsewhere and stays there.
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

/** The record for a line; a line has no travel fields. */
function recordOf(
  { entry, assumedProject, customers, projects, date }: QuickLine,
  user: SessionUser | null,
): NamedRecord {
  const project = entry.project ?? assumedProject;
  return {
    employee: user?.username ?? '',
    date: entry.day ?? date ?? localDay(new Date()),
    customerId: entry.customer && customers.idOf(String(entry.customer.id)),
    customerName: entry.customer?.name ?? '',
    projectId: project && projects.idOf(String(project.id)),
    projectName: project ? projects.nameOf(String(project.id)) || project.name : '',
    description: entry.description,
    location: user?.location ?? '',
    hours: entry.hours,
    ...NO_TRAVEL,
  };
}

/** Saves a complete line; a notice says so and offers an undo for five seconds. */
function useQuickSave(): (line: QuickLine) => Promise<boolean> {
  const { t } = useTranslation('quickEntry');
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const saveFailureText = useSaveFailureText();
  const { tellCreated } = useRecordSteps();
  const user = useUser();
  const isUnderWay = useRef(false);
  const wishes = useWishes();

  async function save(line: QuickLine): Promise<boolean> {
    const record = recordOf(line, user);
    const { date, hours, description, customerName, projectName } = record;
    // Another line gets another key, because the user may have given up a line that failed.
    const wish = JSON.stringify(record);
    const kept = await dispatch(saveRecord(record, null, wishes.keyOf(wish)));
    if ('error' in kept) {
      dispatch(errorNotice(saveFailureText(kept.error, (reason) => t('failed', { reason }))));
      return false;
    }
    wishes.end(wish);
    const pair = [customerName, projectName].filter(Boolean).join(' · ') || description;
    tellCreated([kept], {
      text: t('saved', { hours: formats.hours(hours ?? 0) }),
      detail: t('savedDetail', { pair, day: formats.day(date) }),
    });
    return true;
  }

  return async (line) => {
    // Pressing Enter twice must not create two records.
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    return save(line).finally(() => {
      isUnderWay.current = false;
    });
  };
}
