import { describe, expect, test } from 'vitest';
import type { Note } from '@/domain/changes/outbox.fixture';
import type { ApiError } from '../api/apiError';
import { deviceValueNow } from '../storage/deviceValue';
import { type AppDispatch, createAppStore } from '../store/store';
import type { Change, SaveOptions } from './change';
import { errors } from './noteService.fixture';
import { note } from './passage.fixture';
import { save } from './save';
import { creation, mute, openSaving, there } from './saving.fixture';

describe('several changes at once', () => {
  const all = ['one', 'two', 'three'].map((key): Change<Note> => ({
    key,
    row: null,
    before: null,
    want: note(key),
  }));

  test.each<[string, ApiError, SaveOptions<Note>, readonly string[]]>([
    ['go on after a refusal', errors.refused, {}, ['failed', 'saved', 'saved']],
    [
      'end at the first that is not saved',
      errors.refused,
      { stopAt: 'first' },
      ['failed', 'unsent', 'unsent'],
    ],
    ['go on after a refusal', errors.refused, { stopAt: 'unknown' }, ['failed', 'saved', 'saved']],
    ['end at one that may still arrive', mute, { stopAt: 'unknown' }, ['unknown', 'unsent', 'unsent']],
    ['go on after one that may still arrive', mute, {}, ['unknown', 'saved', 'saved']],
    ['end with the session', { kind: 'cancelled' }, {}, ['failed', 'unsent', 'unsent']],
    ['wait behind one that nobody answered', errors.lost, {}, ['waiting', 'waiting', 'waiting']],
  ])('%s: %j %j (R-24.49)', async (_, error, options, kinds) => {
    const told: string[] = [];
    const { save: press, waiting } = openSaving([{ error }]);
    const onEach: SaveOptions['onEach'] = (at, { kind }) => told.push(`${at} ${kind}`);
    expect((await press(all, { ...options, onEach })).map(({ kind }) => kind)).toEqual(kinds);
    expect(told.filter((one) => !one.endsWith('sending'))).toEqual(kinds.map((kind, at) => `${at} ${kind}`));
    expect(told[0]).toBe('0 sending');
    expect(await waiting()).toHaveLength(kinds.filter((kind) => kind === 'waiting').length);
  });

  test('without a user nothing is saved (R-24.49)', async () => {
    const { kind } = openSaving();
    const dispatch: AppDispatch = createAppStore().dispatch;
    const outcomes = await dispatch(save(async () => Promise.resolve(kind), all));
    expect(outcomes).toEqual(all.map(() => ({ kind: 'failed', error: { kind: 'cancelled' } })));
    const unloaded = await dispatch(save<Note>(async () => Promise.reject(new Error('no')), all));
    expect(unloaded).toEqual(all.map(() => ({ kind: 'failed', error: { kind: 'network' } })));
  });

  test('a place that is taken already is not filled, be it by the list or by what waits (R-24.49)', async () => {
    const isTaken = () => true;
    const placeTaken = { kind: 'failed', error: { kind: 'conflict', status: 409, message: undefined } };
    const { save: press, create, waiting } = openSaving([], [there]);
    expect(await press([creation], { isTaken })).toEqual([placeTaken]);
    expect(create).not.toHaveBeenCalled();
    expect(await waiting()).toEqual([]);
    const behind = openSaving([{ error: errors.lost }]);
    await behind.save([{ ...creation, key: 'first' }]);
    expect(await behind.save([creation], { isTaken })).toEqual([placeTaken]);
    expect(deviceValueNow(behind.owner, behind.kind.kept)?.items.map(({ key }) => key)).toEqual(['first']);
  });
});
