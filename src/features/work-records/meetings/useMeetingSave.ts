import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Imported, withImported } from '@/domain/work/meetings';
import { NO_TRAVEL, type WorkRecordContent, sumHours } from '@/domain/work/workRecord';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import type { Outcome } from '@/shared/outbox/change';
import { useWishes } from '@/shared/outbox/useWish';
import { readMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import type { SessionUser } from '@/shared/session/sessionUser';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import type { RecordResult } from '../bulk/useBulk';
import { type StoredRecord, recordChange, saveRecords, storedBy } from '../outbox/saveRecords';
import { useRecordSteps } from '../useRecordSteps';
import { meetingsKind } from './meetingsKept';
import type { ChosenItem } from './useMeetingChoice';

/** The record of an event that is saved or waits. */
type Saved = Omit<Imported, 'record'> & StoredRecord;

/** The record for an event; values that the calendar does not have are those of a new entry. */
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

/** The result text for the outcome of an event. */
function useResultOf(): (outcome: Outcome | { readonly kind: 'sending' }) => RecordResult {
  const { t } = useTranslation('calendarImport');
  const errorText = useErrorText();
  return (outcome) => {
    if (outcome.kind === 'sending' || outcome.kind === 'unsent')
      return { kind: outcome.kind, text: t(outcome.kind) };
    if (outcome.kind === 'saved') return { kind: 'done', text: t('done') };
    if (outcome.kind === 'waiting') return { kind: 'done', text: t('kept') };
    return { kind: outcome.kind, text: t(outcome.kind, { reason: errorText(outcome.error) }) };
  };
}

/** Saves events one after another, in order; each shows its result, and one undo takes all back. */
export function useMeetingSave() {
  const { t } = useTranslation('calendarImport');
  const formats = useFormats();
  const resultOf = useResultOf();
  const user = useUser();
  const dispatch = useAppDispatch();
  const wishes = useWishes();
  const { tellCreated } = useRecordSteps();
  const memory = useDeviceValue(meetingsKind);
  const [results, setResults] = useState<ReadonlyMap<string, RecordResult>>(new Map());
  const [isBusy, setIsBusy] = useState(false);

  async function sendAll(chosen: readonly ChosenItem[]): Promise<readonly Saved[]> {
    const entries = chosen.map((one) => ({
      ...contentOf(one, user),
      customerName: one.pair?.customerName ?? '',
      projectName: one.pair?.projectName ?? '',
    }));
    const ids = chosen.map(({ item }) => item.event.id);
    const told = new Map<string, RecordResult>(
      ids.map((id) => [id, { kind: 'waiting', text: t('waiting') }]),
    );
    const outcomes = await dispatch(
      saveRecords(
        entries.map((entry, at) => recordChange(entry, null, wishes.keyOf(ids[at] ?? ''))),
        {
          stopAt: 'unknown',
          onEach: (at, outcome) => {
            const id = ids[at] ?? '';
            // An event whose outcome was unknown before and that was not sent now is still unknown.
            const last = results.get(id);
            const isStill = outcome.kind === 'unsent' && last?.kind === 'unknown';
            told.set(id, isStill ? last : resultOf(outcome));
            // In the calendar another event may be on its way meanwhile.
            setResults((before) => new Map([...before, ...told]));
          },
        },
      ),
    );
    return chosen.flatMap((one, at) => {
      const [entry, outcome] = [entries[at], outcomes[at]];
      const stored = entry && outcome && storedBy(outcome, entry);
      if (!stored) return [];
      wishes.end(one.item.event.id);
      return [{ event: one.item.event, pair: one.pair, ...stored }];
    });
  }

  return {
    results,
    isBusy,
    /**
     * Saves the chosen events.
     * @returns whether all of them are saved
     */
    save: async (chosen: readonly ChosenItem[]): Promise<boolean> => {
      setIsBusy(true);
      const saved = await sendAll(chosen);
      setIsBusy(false);
      if (saved.length > 0) {
        await memory.change((before) =>
          withImported(
            before,
            saved.map(({ event, pair, record }) => ({ event, pair, record: record.id })),
            user?.mail ?? '',
            readMicrosoftSession()?.mail ?? '',
          ),
        );
        const hours = formats.hours(sumHours(saved.map(({ record }) => record)));
        tellCreated(saved, { text: t('created', { count: saved.length }), detail: t('hours', { hours }) });
      }
      return saved.length === chosen.length;
    },
  };
}
