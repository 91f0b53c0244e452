import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { type Imported, withImported } from '@/domain/calendarImport';
import { sumDecimals } from '@/domain/decimal';
import { NO_TRAVEL, type WorkRecordContent } from '@/domain/workRecord';
import { isSessionEnd } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { selectUser } from '@/shared/session/sessionSlice';
import type { SessionUser } from '@/shared/session/sessionUser';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useAppSelector } from '@/shared/store/hooks';
import type { RecordResult } from '../bulk/useBulk';
import { type SavedRecord, useSaveWorkRecord } from '../entry/useSaveWorkRecord';
import { useCreatedNotice } from '../useCreatedNotice';
import { importKind } from './importKept';
import type { ChosenItem } from './useImportChoice';

/** An event that is saved, and its hours. */
interface Saved extends Imported {
  readonly hours: number;
}

/** The record that an event becomes; what the calendar does not tell is as in a new entry. */
function contentOf(
  { item, pair, description, hours }: ChosenItem,
  user: SessionUser | null,
): WorkRecordContent {
  return {
    employee: user?.username ?? '',
    date: item.date,
    customerId: pair?.customerId ?? null,
    projectId: pair?.projectId ?? null,
    description: description.trim(),
    location: user?.location ?? '',
    hours,
    ...NO_TRAVEL,
  };
}

/** Saves events one after another, in their order; each has its result, and all of them one undo. */
export function useImportSave() {
  const { t } = useTranslation('calendarImport');
  const formats = useFormats();
  const errorText = useErrorText();
  const user = useAppSelector(selectUser);
  const saveRecord = useSaveWorkRecord();
  const tellCreated = useCreatedNotice();
  const memory = useDeviceValue(importKind);
  const ownMail = user?.mail ?? '';
  const [results, setResults] = useState<ReadonlyMap<string, RecordResult>>(new Map());
  const [isBusy, setIsBusy] = useState(false);

  function resultOf(saved: SavedRecord): RecordResult {
    if ('record' in saved) return { kind: 'done', text: t('done') };
    const kind = saved.isUnknown ? 'unknown' : 'failed';
    return { kind, text: t(kind, { reason: errorText(saved.error) }) };
  }

  async function send(chosen: ChosenItem): Promise<SavedRecord> {
    const { customerName = '', projectName = '' } = chosen.pair ?? {};
    const valid = { content: contentOf(chosen, user), customerName, projectName };
    return saveRecord(valid, null, chosen.item.event.id);
  }

  async function sendAll(chosen: readonly ChosenItem[]): Promise<readonly Saved[]> {
    const told = new Map<string, RecordResult>(
      chosen.map(({ item }) => [item.event.id, { kind: 'waiting', text: t('waiting') }]),
    );
    const tell = (id: string, result: RecordResult) => setResults(new Map(told.set(id, result)));
    const saved: Saved[] = [];
    let isOver = false;
    for (const one of chosen) {
      const { event } = one.item;
      if (isOver) {
        // What was in doubt before is so still.
        const last = results.get(event.id);
        tell(event.id, last?.kind === 'unknown' ? last : { kind: 'unsent', text: t('unsent') });
        continue;
      }
      tell(event.id, { kind: 'sending', text: t('sending') });
      // oxlint-disable-next-line no-await-in-loop -- one after another, in their order
      const sent = await send(one);
      tell(event.id, resultOf(sent));
      if ('record' in sent)
        saved.push({ event, record: sent.record.id, pair: one.pair, hours: one.hours ?? 0 });
      else isOver = sent.isUnknown || isSessionEnd(sent.error);
    }
    return saved;
  }

  return {
    results,
    isBusy,
    /** Answers whether all of them are saved. */
    save: async (chosen: readonly ChosenItem[]): Promise<boolean> => {
      setIsBusy(true);
      const saved = await sendAll(chosen);
      setIsBusy(false);
      if (saved.length > 0) {
        await memory.change((before) => withImported(before, saved, ownMail));
        tellCreated({
          ids: saved.map(({ record }) => record),
          text: t('created', { count: saved.length }),
          detail: t('hours', { hours: formats.hours(sumDecimals(saved.map(({ hours }) => hours))) }),
        });
      }
      return saved.length === chosen.length;
    },
  };
}
