import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EMPTY_OUTBOX, withWish } from '@/domain/changes/outbox';
import { type Note, noteFields } from '@/domain/changes/outbox.fixture';
import { patience } from '../../../tests/patience';
import { changeDeviceValue, readDeviceValue } from '../storage/deviceValue';
import { createAppStore } from '../store/store';
import { OutboxSender } from './startSending';
import { keptOutbox } from './keptOutbox';
import type { OutboxCalls, OutboxKind } from './outboxKind';
import { SETTLE_MS, sendWaiting } from './sendWaiting';

const noCalls: OutboxCalls<Note> = {
  list: async () => Promise.resolve({ data: [] }),
  alike: () => null,
  create: async () => Promise.resolve({ data: 7 }),
  update: async () => Promise.resolve({}),
  remove: async () => Promise.resolve({}),
  adopt: () => undefined,
};

const kind: OutboxKind<Note> = {
  kept: keptOutbox('test-outbox', v.object({ text: v.string(), hours: v.number() })),
  fields: noteFields,
  calls: () => noCalls,
  hasUpdate: true,
  mayWait: () => true,
};

const noNetwork = { error: { kind: 'network' } };

type Answer = typeof noNetwork | { readonly data: [] };

/** A sender with one item, and a list that answers only when told to. */
async function startSender() {
  const owner = { extra: createAppStore().extra, guid: 'ada' };
  const want = { text: 'a', hours: 1 };
  await changeDeviceValue(owner, kind.kept, () => ({
    ...EMPTY_OUTBOX,
    items: withWish(
      [],
      { key: 'waiting-1', since: 0, row: null, before: null, want, attempt: null },
      noteFields,
    ),
  }));
  const answers: ((answer: Answer) => void)[] = [];
  const calls = { ...noCalls, list: async () => new Promise<Answer>((end) => answers.push(end)) };
  const onStart = vi.fn<() => void>();
  const onEnd = vi.fn<() => void>();
  const sender = new OutboxSender(async () => sendWaiting({ owner, kind, calls }), { onStart, onEnd });
  onTestFinished(() => sender.stop());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  sender.sendIn(0);
  vi.advanceTimersByTime(0);
  /** Ends the try without an answer. */
  async function fail() {
    const ended = onEnd.mock.calls.length;
    await vi.waitFor(() => expect(answers).toHaveLength(1), patience);
    answers.shift()?.(noNetwork);
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(ended + 1), patience);
  }
  return { sender, onStart, fail };
}

test('without an answer, the next try follows after 30 seconds, and each wait is twice as long as the one before (R-14.27)', async () => {
  const { onStart, fail } = await startSender();
  await fail();
  vi.advanceTimersByTime(29_000);
  expect(onStart).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(onStart).toHaveBeenCalledTimes(2);
  await fail();
  vi.advanceTimersByTime(59_000);
  expect(onStart).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(onStart).toHaveBeenCalledTimes(3);
  await fail();
});

test('when a try fails, a request that came during it (because the network is back, say) is tried at once (R-14.27)', async () => {
  const { sender, onStart, fail } = await startSender();
  sender.sendIn(0);
  vi.advanceTimersByTime(0);
  expect(onStart).toHaveBeenCalledTimes(1);
  await fail();
  vi.advanceTimersByTime(SETTLE_MS);
  expect(onStart).toHaveBeenCalledTimes(2);
  // Asked once, it tries once.
  await fail();
  vi.advanceTimersByTime(29_000);
  expect(onStart).toHaveBeenCalledTimes(2);
});

test('a sender that is stopped while a try is under way makes no other one, whatever comes of it (R-24.48)', async () => {
  const { sender, onStart, fail } = await startSender();
  sender.stop();
  await fail();
  sender.sendIn(0);
  vi.advanceTimersByTime(3_600_000);
  expect(onStart).toHaveBeenCalledOnce();
});

test('it sends although the browser reports no network, which may be wrong (R-14.49)', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { onStart, fail } = await startSender();
  expect(onStart).toHaveBeenCalledOnce();
  await fail();
  vi.restoreAllMocks();
});

test('two tabs send what waits once: the second waits until the first is done, and finds nothing left (R-14.19)', async () => {
  const want = { text: 'a', hours: 1 };
  const tabs = [createAppStore().extra, createAppStore().extra].map((extra) => {
    const calls = {
      ...noCalls,
      list: vi.fn<() => Promise<{ data: [] }>>(async () => Promise.resolve({ data: [] })),
      create: vi.fn<() => Promise<{ data: number }>>(async () => Promise.resolve({ data: 7 })),
    };
    return { calls, sending: { owner: { extra, guid: 'ada' }, kind, calls } };
  });
  const [first, second] = tabs;
  if (!first || !second) throw new Error('two tabs');
  // Both tabs know of the entry.
  await changeDeviceValue(first.sending.owner, kind.kept, (box) => ({
    ...box,
    items: withWish(
      [],
      { key: 'waiting-1', since: 0, row: null, before: null, want, attempt: null },
      noteFields,
    ),
  }));
  await readDeviceValue(second.sending.owner, kind.kept);
  const ends = await Promise.all([sendWaiting(first.sending), sendWaiting(second.sending)]);
  expect(ends.map(({ taken }) => taken)).toEqual([1, 0]);
  expect(first.calls.create).toHaveBeenCalledOnce();
  expect(second.calls.list).not.toHaveBeenCalled();
});
