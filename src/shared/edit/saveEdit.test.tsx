import { expect, test, vi } from 'vitest';
import { singleFields } from '@/domain/changes/fields';
import type { ApiError } from '../api/apiError';
import type { SavedKind } from '../outbox/outboxKind';
import { ada } from '../outbox/noteService.fixture';
import { signedIn } from '../session/sessionSlice';
import { type AppDispatch, createAppStore } from '../store/store';
import { saveEdit } from './useEdit';

const base = { name: 'Kessler', address: 'Ulmer Straße 1', isActive: true };
type Values = typeof base;
const fields = singleFields<Values>({ name: ['name'], address: ['address'], isActive: ['isActive'] });

/**
 * Saves an edit of a customer who is stored with the changes in `stored` (null: deleted); the update answers with
 * `error`.
 */
function tried(
  mine: Partial<Values>,
  stored: Partial<Values> | { readonly error: ApiError } | null = {},
  error?: ApiError,
) {
  const dispatch: AppDispatch = createAppStore().dispatch;
  dispatch(signedIn(ada));
  const update = vi.fn<(id: unknown, values: Values, theirs: Values) => Promise<{ error?: ApiError }>>(
    async () => (error ? { error } : {}),
  );
  const kind: SavedKind<Values> = {
    fields,
    hasUpdate: true,
    calls: () => ({
      list: async () => {
        if (stored && 'error' in stored) return stored;
        return { data: stored ? [{ id: 2, content: { ...base, ...stored } }] : [] };
      },
      update,
      adopt: () => undefined,
    }),
  };
  const edited = { name: 'customers', fields, load: async () => kind };
  return { update, outcome: dispatch(saveEdit(edited, { id: 2, base, mine: { ...base, ...mine } })) };
}

test('typed values are merged with those that another user saved in the meantime', async () => {
  const { update, outcome } = tried({ name: 'Kessler GmbH' }, { address: 'Neue Straße 2' });
  const values = { name: 'Kessler GmbH', address: 'Neue Straße 2', isActive: true };
  expect(await outcome).toEqual({ kind: 'saved', id: 2, stored: values });
  expect(update).toHaveBeenCalledExactlyOnceWith(2, values, { ...base, address: 'Neue Straße 2' });
});

test('a real conflict is asked about before anything is sent', async () => {
  const { update, outcome } = tried({ name: 'Mine' }, { name: 'Theirs' });
  expect(await outcome).toMatchObject({
    kind: 'conflict',
    conflicts: ['name'],
    merged: { name: 'Mine' },
    stored: { name: 'Theirs' },
  });
  expect(update).not.toHaveBeenCalled();
});

test('a field that both changed to the same value counts as saved, and nothing is sent', async () => {
  const { update, outcome } = tried({ name: 'Same' }, { name: 'Same', address: 'Neue Straße 2' });
  expect(await outcome).toMatchObject({ kind: 'saved', stored: { name: 'Same', address: 'Neue Straße 2' } });
  expect(update).not.toHaveBeenCalled();
});

test('an answer that changed no row does not count as saved', async () => {
  const error = { kind: 'unchanged' } as const;
  expect(await tried({ name: 'New' }, {}, error).outcome).toEqual({ kind: 'failed', error });
});

test.each<[string, Parameters<typeof tried>[1], ApiError | undefined, ApiError['kind']]>([
  ['cannot be read', { error: { kind: 'contract', path: 'Name' } }, undefined, 'contract'],
  ['is not found', null, undefined, 'not-found'],
  ['is refused', {}, { kind: 'forbidden', status: 403, message: 'no' }, 'forbidden'],
])('saving what %s fails', async (_what, stored, refusal, kind) => {
  const { outcome } = tried({ name: 'New' }, stored, refusal);
  expect(await outcome).toMatchObject({ kind: 'failed', error: { kind } });
});
