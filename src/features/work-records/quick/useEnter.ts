import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { type NamedRecord, NO_TRAVEL } from '@/domain/work/workRecord';
import { useDraft } from '@/shared/drafts/useDraft';
import { useSaveFailureText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { newKey } from '@/shared/outbox/change';
import type { SessionUser } from '@/shared/session/sessionUser';
import { lineDrafts } from '../entry/workRecordDraft';
import type { WorkRecordPrefill } from '../entry/workRecordValues';
import type { Line } from './useLine';
import type { QuickLine } from './useQuickParse';
import { useRecordSteps } from '../useRecordSteps';
import { saveRecord } from '../outbox/saveRecords';

/** The values that the dialog gets from a line. */
export function prefillOf({ entry, assumedProject, day }: QuickLine): WorkRecordPrefill {
  const project = entry.project ?? assumedProject;
  return {
    description: entry.description,
    date: day,
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
  readonly line: Line;
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
  const { onSaved, onOpenDialog, onLeft, asked, onAsked } = props;
  const { readText: text, input, waiting, setWaiting, sent, setSent } = props.line;
  const wish = sent?.text === props.line.text ? sent.wish : undefined;
  const kept = props.line.isTyped ? { text: props.line.text, ...props.line.days } : null;
  const { forget } = useDraft(lineDrafts, kept, wish === undefined ? {} : { wish });
  useImperativeHandle(props.line.forget, () => forget);
  const save = useQuickSave();
  const tellLack = useTellLack();
  const hasLocation = useUser()?.location !== '';
  // Without the lists a customer would be read as description.
  const isLoading = line.customers.isLoading || line.projects.isLoading;

  /** Another line is another wish, because one that failed may have been given up. */
  function send(): string {
    const key = wish ?? newKey();
    setSent({ text, wish: key });
    return key;
  }

  async function enter() {
    if (text.trim() === '') return;
    if (isLoading) {
      setWaiting({ line: text, goesTo: 'service' });
      return;
    }
    const found = lackOf(line);
    const lack = found === 'stranger' && asked === text ? null : found;
    if (lack === 'stranger') onAsked(text);
    // The dialog loses nothing: it keeps what was typed as a draft and requests the lists again.
    if (lack === 'lists' || (lack === null && !hasLocation)) onOpenDialog(prefillOf(line));
    else if (lack !== null) goTo(input.current, line, lack);
    else if (await save(line, send)) {
      // Without a field it was left while it was saved.
      if ((input.current?.value ?? text) === text) forget();
      onSaved(text);
    }
  }

  const isReady = waiting !== null && waiting.line === text && !isLoading;
  const carryOut = useEffectEvent(() => {
    setWaiting(null);
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
  { entry, assumedProject, customers, projects, day }: QuickLine,
  user: SessionUser | null,
): NamedRecord {
  const project = entry.project ?? assumedProject;
  return {
    employee: user?.username ?? '',
    date: day,
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
function useQuickSave(): (line: QuickLine, send: () => string) => Promise<boolean> {
  const { t } = useTranslation('quickEntry');
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const saveFailureText = useSaveFailureText();
  const { tellCreated } = useRecordSteps();
  const user = useUser();
  const isUnderWay = useRef(false);

  async function save(line: QuickLine, wish: string): Promise<boolean> {
    const record = recordOf(line, user);
    const { date, hours, description, customerName, projectName } = record;
    const kept = await dispatch(saveRecord(record, null, wish, { hasDraft: true }));
    if ('error' in kept) {
      dispatch(errorNotice(saveFailureText(kept.error, (reason) => t('failed', { reason }))));
      return false;
    }
    const pair = [customerName, projectName].filter(Boolean).join(' · ') || description;
    tellCreated([kept], {
      text: t('saved', { hours: formats.hours(hours) }),
      detail: t('savedDetail', { pair, day: formats.day(date) }),
    });
    return true;
  }

  return async (line, send) => {
    // Pressing Enter twice must not create two records.
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    return save(line, send()).finally(() => {
      isUnderWay.current = false;
    });
  };
}
