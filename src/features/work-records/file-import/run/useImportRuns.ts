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
  withChoices,
  withImport,
  withoutImport,
} from '../fileImportKept';
import type { ImportPlan } from '../useImportPlan';
import { stateOf, withResults } from './importResults';
import { type UndoneImport, useUndoImport } from './useUndoImport';

/** The import that is under way, or was just done or taken back; it goes on without the page, and is found again. */
export function useImportRuns() {
  const { t } = useTranslation('fileImport');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const extra = useExtra();
  const user = useUser();
  const today = useToday();
  const steps = useSteps();
  const { value: kept } = useDeviceValue(fileImportKind);
  /** An import of this visit, shown until the user goes on. */
  const [shownId, setShownId] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [undone, setUndone] = useState<UndoneImport | null>(null);
  const [isUndoing, setIsUndoing] = useState(false);
  const { undo, stepOf } = useUndoImport((result) => {
    setUndone(result);
    setShownId(null);
  });
  const owner = { extra, guid: user?.guid ?? '' };
  const imports = kept?.imports ?? [];
  const shown = imports.find((one) => (shownId === null ? one.isRunning : one.id === shownId)) ?? null;
  const batch = useBatch(keptRecords, shown?.id ?? '');

  const states = shown?.isRunning === true ? shown.records.map((record) => stateOf(record, batch)) : [];
  const isOver = states.length > 0 && states.every(({ kind }) => kind === 'saved');

  async function send(one: KeptImport) {
    setShownId(one.id);
    setIsSending(true);
    const changes = one.records.map((record) => recordChange(record.want, null, record.key));
    const batchOf = { id: one.id, title: t('batch', { name: one.name }) };
    const outcomes = await dispatch(saveRecords(changes, { batch: batchOf }));
    setIsSending(false);
    const isFull = outcomes.some((outcome) => errorOf(outcome) === noRoom);
    if (isFull) dispatch(errorNotice(errorText(noRoom)));
    return !isFull;
  }

  /** The ids of what was created are kept; the rest is given up, and the batch with it. */
  async function settle(one: KeptImport) {
    const settled = withResults(one, await dispatch(readBatch(keptRecords, one.id)));
    const records = settled.records.filter(({ id }) => id !== null);
    await changeDeviceValue(owner, fileImportKind, (before) =>
      records.length === 0
        ? withoutImport(before, one.id)
        : withImport(before, { ...settled, records, isRunning: false }),
    );
    await dispatch(endBatch(keptRecords, one.id));
  }

  const settleShown = useEffectEvent(async () => {
    if (!shown) return;
    setShownId(shown.id);
    await settle(shown);
  });
  useEffect(() => {
    if (isOver) void settleShown();
  }, [isOver]);

  return {
    imports,
    shown,
    batch,
    /** Whether it is being sent, here or in the background. */
    isGoingOn: shown?.isRunning === true && (isSending || states.some(({ kind }) => kind === 'waiting')),
    undone,
    isUndoing,
    /** Creates the ticked records. First of all the device notes which, so that it knows them after a kill. */
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
      if (!value.imports.some(({ id }) => id === one.id)) return;
      if (!isStored) dispatch(errorNotice(errorText(noRoom)));
      if (isStored && (await send(one))) return void steps.add(stepOf(one));
      setShownId(null);
      await changeDeviceValue(owner, fileImportKind, (before) => withoutImport(before, one.id));
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
