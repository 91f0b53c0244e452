import { useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { type Imported, withImported } from '@/domain/calendarImport';
import { sumDecimals } from '@/domain/decimal';
import { NO_TRAVEL, type WorkRecordContent } from '@/domain/workRecord';
import { isSessionEnd } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { type Attempt, NOT_SENT, createSurely } from '@/shared/lists/createSurely';
import { selectUser } from '@/shared/session/sessionSlice';
import type { SessionUser } from '@/shared/session/sessionUser';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useAppSelector } from '@/shared/store/hooks';
import type { RecordResult } from '../bulk/useBulk';
import type { ValidRecord } from '../entry/useWorkRecordForm';
import { useRecordCalls } from '../grid/useRecordCalls';
import { useCreatedNotice } from '../useCreatedNotice';
import { importKind } from './importKept';
import type { ChosenItem } from './useImportChoice';

/** A record that was sent and of which nobody knows whether it was saved; which ones were there before. */
interface Doubtful {
  readonly attempt: Attempt;
  readonly valid: ValidRecord;
  readonly before: ReadonlySet<string>;
}

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

/** Creates the record of an event, never twice: what is in doubt is looked for before it is sent again. */
function useCreateOne() {
  const user = useAppSelector(selectUser);
  const calls = useRecordCalls();
  const doubts = useRef(new Map<string, Doubtful>());

  return async (chosen: ChosenItem): Promise<Attempt> => {
    const { id } = chosen.item.event;
    const { customerName = '', projectName = '' } = chosen.pair ?? {};
    const valid = { content: contentOf(chosen, user), customerName, projectName };
    const doubt = doubts.current.get(id);
    const { attempt, before } = doubt ?? { attempt: NOT_SENT, before: calls.knownIds() };
    // What was changed since it was sent is not what is looked for.
    const sought = { ...(doubt?.valid ?? valid), before };
    const result = await createSurely(attempt, {
      send: async () => calls.send(valid),
      find: async () => calls.find(sought),
    });
    if (result.kind === 'doubtful') doubts.current.set(id, { attempt: result, valid: sought, before });
    else doubts.current.delete(id);
    return result;
  };
}

/** Saves events one after another, in their order; each has its result, and all of them one undo. */
export function useImportSave() {
  const { t } = useTranslation('calendarImport');
  const formats = useFormats();
  const errorText = useErrorText();
  const createOne = useCreateOne();
  const tellCreated = useCreatedNotice();
  const memory = useDeviceValue(importKind);
  const ownMail = useAppSelector(selectUser)?.mail ?? '';
  const [results, setResults] = useState<ReadonlyMap<string, RecordResult>>(new Map());
  const [isBusy, setIsBusy] = useState(false);

  function resultOf(attempt: Attempt): RecordResult {
    if (attempt.kind === 'created') return { kind: 'done', text: t('done') };
    const kind = attempt.kind === 'doubtful' ? 'unknown' : 'failed';
    return { kind, text: t(kind, { reason: errorText(attempt.error) }) };
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
      const attempt = await createOne(one);
      tell(event.id, resultOf(attempt));
      if (attempt.kind === 'created')
        saved.push({ event, record: attempt.id, pair: one.pair, hours: one.hours ?? 0 });
      else isOver = attempt.kind === 'doubtful' || isSessionEnd(attempt.error);
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
