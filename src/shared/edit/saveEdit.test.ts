import { expect, test, vi } from 'vitest';
import { singleFields } from '@/domain/changes/fields';
import { saveEdit } from './saveEdit';

const base = { name: 'Kessler', address: 'Ulmer Straße 1', isActive: true };
type Values = typeof base;
const fields = singleFields<Values>({ name: ['name'], address: ['address'], isActive: ['isActive'] });

function tried(mine: Partial<Values>, stored: Partial<Values> = {}, changedRows: number | null = 1) {
  const send = vi.fn<
    (
      values: Values,
      changed: readonly string[],
    ) => Promise<{ data?: number | undefined; error?: string | undefined }>
  >(async () => ({
    data: changedRows ?? undefined,
    error: changedRows === null ? 'refused' : undefined,
  }));
  const outcome = saveEdit({
    fields,
    base,
    mine: { ...base, ...mine },
    read: async () => ({ data: { ...base, ...stored } }),
    send,
  });
  return { send, outcome };
}

test('what is typed is sent with what somebody else saved meanwhile', async () => {
  const { send, outcome } = tried({ name: 'Kessler GmbH' }, { address: 'Neue Straße 2' });
  const values = { name: 'Kessler GmbH', address: 'Neue Straße 2', isActive: true };
  expect(await outcome).toEqual({ kind: 'saved', values, emptied: [] });
  expect(send).toHaveBeenCalledWith(values, ['name']);
});

test('a real conflict is asked about, and nothing is sent', async () => {
  const { send, outcome } = tried({ name: 'Mine' }, { name: 'Theirs' });
  expect(await outcome).toMatchObject({
    kind: 'conflict',
    conflicts: ['name'],
    merged: { name: 'Mine' },
    stored: { name: 'Theirs' },
  });
  expect(send).not.toHaveBeenCalled();
});

test('section 8: only changedRows above 0 counts as saved', async () => {
  expect(await tried({ name: 'New' }, {}, 0).outcome).toEqual({ kind: 'unchanged' });
  expect(await tried({ name: 'New' }, {}, 1).outcome).toMatchObject({ kind: 'saved' });
});

test('an emptied field never blocks saving: the rest is sent, the field keeps its value', async () => {
  const { send, outcome } = tried({ name: 'New', address: '' });
  const values = { ...base, name: 'New' };
  expect(await outcome).toEqual({ kind: 'saved', values, emptied: ['address'] });
  expect(send).toHaveBeenCalledWith(values, ['name']);
});

test('nothing changed: nothing is sent', async () => {
  const { send, outcome } = tried({});
  expect(await outcome).toEqual({ kind: 'nothing', values: base, emptied: [] });
  expect(send).not.toHaveBeenCalled();
});

test('what cannot be read or sent has failed', async () => {
  expect(await tried({ name: 'New' }, {}, null).outcome).toEqual({ kind: 'failed', error: 'refused' });
  const unread = saveEdit({
    fields,
    base,
    mine: { ...base, name: 'New' },
    read: async () => ({ error: 'gone' }),
    send: async () => ({ data: 1 }),
  });
  expect(await unread).toEqual({ kind: 'failed', error: 'gone' });
});
