import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkStep } from '@/domain/work/bulkEdit';
import {
  NO_TRAVEL,
  type NamedRecord,
  type WorkRecord,
  completedFor,
  copyOf,
  hasTravel,
  namedRecordOf,
} from '@/domain/work/workRecord';
import { type IsoDate, addDays } from '@/domain/time/period';
import { useSaveFailureText } from '@/shared/api/useErrorText';
import { useDraft } from '@/shared/drafts/useDraft';
import { useFormats } from '@/shared/i18n/useFormats';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { focusRow } from '@/shared/lists/focusRow';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { type Outcome, errorOf, isDone, waitOf } from '@/shared/outbox/change';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { workRecordDrafts } from '../entry/workRecordDraft';
import { valuesOf } from '../entry/workRecordValues';
import { recordChange, saveRecords, storedBy } from '../outbox/saveRecords';
import { useRecordSteps } from '../useRecordSteps';
import { useBlockWords } from './calendarLook';

/** Presses of keys within this time, in milliseconds, are one change. */
const ONE_CHANGE_MS = 800;

const idOf = ({ id }: WorkRecord) => String(id);
const isUnchanged = ({ before, after }: BulkStep) =>
  before.date === after.date && before.hours === after.hours;

/** The record of a copy: the same text without the journey; on its own day it is marked as a copy. */
function copiedTo(date: IsoDate, record: WorkRecord): NamedRecord {
  return record.date === date ? copyOf(record) : { ...namedRecordOf(record), ...NO_TRAVEL, date };
}

/** What the notice says of moved or lengthened records. */
function useChangeWords(): (steps: readonly BulkStep[]) => string {
  const { t } = useTranslation('workCalendar');
  const formats = useFormats();
  const { hoursOf } = useBlockWords();
  return (steps) => {
    const [first] = steps;
    if (!first) return '';
    const { before, after } = first;
    const moved = steps.some((step) => hasTravel(step.after)) ? 'movedWithJourney' : 'moved';
    return [
      before.date !== after.date && t(moved, { day: formats.day(after.date) }),
      before.hours !== after.hours && t('lengthened', { from: hoursOf(before), to: hoursOf(after) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

/** Tells what became of calls that were sent together: why they failed, or that they wait. */
function useTellRest(): (outcomes: readonly Outcome[], text: 'moveFailed' | 'copyFailed') => void {
  const { t } = useTranslation('workCalendar');
  const saveFailureText = useSaveFailureText();
  const dispatch = useAppDispatch();
  const { tellWaiting } = useSavedNotice();
  return (outcomes, text) => {
    const error = outcomes.map(errorOf).find((one) => one !== undefined);
    const waiting = outcomes.find(({ kind }) => kind === 'waiting');
    if (error !== undefined) dispatch(errorNotice(saveFailureText(error, (reason) => t(text, { reason }))));
    else if (waiting) tellWaiting(waitOf(waiting).needsUser ? 'undecided' : 'saved');
  };
}

/** Copies records by some days. */
function useCopies(onChange: (date: IsoDate) => void) {
  const dispatch = useAppDispatch();
  const { t } = useTranslation('workCalendar');
  const formats = useFormats();
  const user = useUser();
  const steps = useRecordSteps();
  const tellRest = useTellRest();
  return async (records: readonly WorkRecord[], days: number): Promise<void> => {
    const copies = records.map((record) => completedFor(user, copiedTo(addDays(record.date, days), record)));
    const changes = copies.map((copy) => recordChange(copy, null));
    const outcomes = await dispatch(saveRecords(changes, { stopAt: 'unknown' }));
    const stored = outcomes.flatMap((outcome, at) => {
      const copy = copies[at];
      return (copy && storedBy(outcome, copy)) ?? [];
    });
    const [first] = stored;
    if (first) {
      steps.tellCreated(stored, { text: t('copied', { day: formats.day(first.record.date) }) });
      onChange(first.record.date);
      focusRow(first.record.id);
    }
    const failed = outcomes.filter((outcome) => errorOf(outcome) !== undefined);
    tellRest(failed, 'copyFailed');
  };
}

/**
 * Moves, lengthens and copies records. A record is in its new place at once; if the service refuses, it goes back with the
 * reason.
 *
 * @param onChange called with the day that a change has left something on
 */
export function useCalendarChanges(onChange: (date: IsoDate) => void) {
  const dispatch = useAppDispatch();
  const steps = useRecordSteps();
  const copy = useCopies(onChange);
  const wordsOf = useChangeWords();
  const tellRest = useTellRest();
  const language = useLanguage();
  /** The records whose call is under way, as they will be. */
  const [sent, setSent] = useState<ReadonlyMap<string, WorkRecord>>(new Map());
  /** What keys have changed so far, which is not sent yet. */
  const [held, setHeld] = useState<BulkStep | null>(null);
  // Somebody may reload before it is sent: then it is offered like what was typed in a form.
  const draft = useDraft(
    workRecordDrafts,
    held && { record: held.before, values: valuesOf(held.after, language) },
  );

  async function change(asked: readonly BulkStep[]): Promise<void> {
    const wanted = asked.filter((step) => !isUnchanged(step));
    const [first] = wanted;
    if (!first) return;
    setSent((before) => new Map([...before, ...wanted.map(({ after }) => [idOf(after), after] as const)]));
    onChange(first.after.date);
    const changes = wanted.map(({ before, after }) => recordChange(namedRecordOf(after), before));
    const outcomes = await dispatch(saveRecords(changes, { stopAt: 'unknown' }));
    const ids = new Set(wanted.map(({ after }) => idOf(after)));
    setSent((before) => new Map([...before].filter(([id]) => !ids.has(id))));
    const done = wanted.filter((_step, at) => isDone(outcomes[at]));
    if (done.length > 0) steps.tellChanged(done, { text: wordsOf(done) });
    tellRest(outcomes, 'moveFailed');
  }

  function settle() {
    if (!held) return;
    setHeld(null);
    draft.forget();
    void change([held]);
  }
  const settleLater = useEffectEvent(settle);
  const isHeld = held !== null;
  // What is held is sent a moment after the last press, and when the view is left.
  useEffect(() => {
    if (held === null) return undefined;
    const timer = setTimeout(() => settleLater(), ONE_CHANGE_MS);
    return () => clearTimeout(timer);
  }, [held]);
  useEffect(() => (isHeld ? () => settleLater() : undefined), [isHeld]);

  return {
    /** The records where they were put. */
    placed: (records: readonly WorkRecord[]) =>
      sent.size === 0 && held === null
        ? records
        : records.map((record) =>
            held && idOf(held.after) === idOf(record) ? held.after : (sent.get(idOf(record)) ?? record),
          ),
    /** Whether keys have changed a record, which is not sent yet. */
    isHeld: (id: string) => held !== null && idOf(held.before) === id,
    /** Whether the call of a record is under way. */
    isSending: (record: WorkRecord) => sent.has(idOf(record)),
    change: (asked: readonly BulkStep[]) => void change(asked),
    /** Changes a record by one press of a key. */
    press: (record: WorkRecord, changed: (now: WorkRecord) => WorkRecord) => {
      const isSame = held !== null && idOf(held.before) === idOf(record);
      if (!isSame) settle();
      const before = isSame ? held.before : record;
      const after = changed(isSame ? held.after : record);
      setHeld({ before, after });
      onChange(after.date);
    },
    /** Sends what keys have changed, unless it is this record that has the focus. */
    leave: ({ relatedTarget: focused }: { readonly relatedTarget: EventTarget | null }) => {
      // A block that was moved by a key has the focus again a moment later.
      const isElsewhere = focused instanceof HTMLElement && held !== null;
      if (isElsewhere && idOf(held.before) !== focused.dataset['record']) settle();
    },
    copy,
  };
}
