import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadingChoices } from '@/domain/import/importTypes';
import { keptLinesAfter } from '@/domain/import/mapping';
import { endBatch, readBatch, stopBatch, useBatch } from '@/shared/outbox/batches';
import { errorOf, newKey, noRoom } from '@/shared/outbox/change';
import { useErrorText } from '@/shared/api/useErrorText';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { changeDeviceValue } from '@/shared/storage/deviceValue';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useAppDispatch, useExtra, useUser } from '@/shared/store/hooks';
import { useToday } from '@/shared/ui/timing/useClock';
import { useSteps } from '@/shared/undo/useSteps';
import { keptRecords } from '../../keptRecords';
import { recordChange, saveRecords } from '../../outbox/saveRecords';
import {
  type KeptImport,
  fileImportKind,
  recordToKeep,
  stateOf,
  withChoices,
  withImport,
  withResults,
  withoutImport,
} from '../fileImportKept';
import type { ImportPlan } from '../useImportPlan';
import { type UndoneImport, useUndoImport } from './useUndoImport';

/** Keeps an import, sends its records, and keeps what was created. */
function useImportCalls() {
  const { t } = useTranslation('fileImport');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const extra = useExtra();
  const user = useUser();
  const today = useToday();
  const [isSending, setIsSending] = useState(false);
  const owner = { extra, guid: user?.guid ?? '' };

  /** Answers whether the device had room for it; without room nothing is sent. */
  async function send(one: KeptImport): Promise<boolean> {
    setIsSending(true);
    const changes = one.records.map((record) => recordChange(record.want, null, record.key));
    const batch = { id: one.id, title: t('batch', { name: one.name }) };
    const outcomes = await dispatch(saveRecords(changes, { batch }));
    setIsSending(false);
    const isFull = outcomes.some((outcome) => errorOf(outcome) === noRoom);
    if (isFull) dispatch(errorNotice(errorText(noRoom)));
    return !isFull;
  }

  return {
    isSending,
    send,
    /** The ids of what was created are kept; the rest is given up, and the batch with it. */
    settle: async (one: KeptImport) => {
      const settled = withResults(one, await dispatch(readBatch(keptRecords, one.id)));
      const records = settled.records.filter(({ id }) => id !== null);
      await changeDeviceValue(owner, fileImportKind, (before) =>
        records.length === 0
          ? withoutImport(before, one.id)
          : withImport(before, { ...settled, records, isRunning: false }),
      );
      await dispatch(endBatch(keptRecords, one.id));
    },
    /**
     * Creates the ticked records. First of all the device notes which, so that it knows them after a kill.
     *
     * @returns the import; null if nothing was sent
     */
    start: async ({ reading, ticked, lines }: ImportPlan, choices: ReadingChoices) => {
      const one: KeptImport = {
        id: newKey(),
        hash: reading.hash,
        name: reading.name,
        tool: reading.tool,
        at: Date.now(),
        isRunning: true,
        records: ticked
          .map((record) => recordToKeep(record, user?.username ?? ''))
          .toSorted((a, b) => a.want.date.localeCompare(b.want.date)),
      };
      const { value, isStored } = await changeDeviceValue(owner, fileImportKind, (before) =>
        // Another tab may have begun one.
        before.imports.some(({ isRunning }) => isRunning)
          ? before
          : {
              ...withChoices(withImport(before, one), reading.headerKey, choices),
              lines: keptLinesAfter(lines, before.lines, today),
            },
      );
      if (!value.imports.some(({ id }) => id === one.id)) return null;
      if (!isStored) dispatch(errorNotice(errorText(noRoom)));
      if (isStored && (await send(one))) return one;
      await changeDeviceValue(owner, fileImportKind, (before) => withoutImport(before, one.id));
      return null;
    },
  };
}

/** The import that is under way, or was just done or taken back; it goes on without the page, and is found again. */
export function useImportRuns() {
  const { t } = useTranslation('fileImport');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const steps = useSteps();
  const { value: kept } = useDeviceValue(fileImportKind);
  /** The import that is shown until the user goes on. */
  const [shownId, setShownId] = useState<string | null>(null);
  const [undone, setUndone] = useState<UndoneImport | null>(null);
  const [isUndoing, setIsUndoing] = useState(false);
  const { isSending, send, settle, start } = useImportCalls();
  const { undo, stepOf } = useUndoImport((result) => {
    setUndone(result);
    setShownId(null);
  });
  const imports = kept?.imports ?? [];
  const shown = imports.find((one) => one.isRunning || one.id === shownId) ?? null;
  if (shown && shown.id !== shownId) setShownId(shown.id);
  const batch = useBatch(keptRecords, shown?.id ?? '');

  const states = (shown?.records ?? []).map((record) => stateOf(record, batch));
  const isRunning = shown?.isRunning === true;
  const isOver = isRunning && states.length > 0 && states.every(({ kind }) => kind === 'saved');
  const settleShown = useEffectEvent(async () => shown && settle(shown));
  useEffect(() => {
    if (isOver) void settleShown();
  }, [isOver]);

  return {
    imports,
    shown,
    /** What became of each of its records so far. */
    states,
    /** Whether it is being sent, here or in the background. */
    isGoingOn: isRunning && (isSending || states.some(({ kind }) => kind === 'waiting')),
    undone,
    isUndoing,
    start: async (plan: ImportPlan, choices: ReadingChoices) => {
      const started = await start(plan, choices);
      if (started) steps.add(stepOf(started));
    },
    /** Sends what was not sent or was refused, under the same keys. */
    goOn: send,
    stop: async (one: KeptImport) => dispatch(stopBatch(keptRecords, one.id)),
    undo: async (one: KeptImport) => {
      setIsUndoing(true);
      const error = await undo(one.id);
      setIsUndoing(false);
      if (typeof error === 'object' && error !== null)
        dispatch(errorNotice(t('notUndone', { reason: errorText(error) })));
    },
    /** Shows the page for another file. */
    close: async () => {
      if (shown?.isRunning === true) await settle(shown);
      setShownId(null);
      setUndone(null);
    },
  };
}

export type ImportRuns = ReturnType<typeof useImportRuns>;
