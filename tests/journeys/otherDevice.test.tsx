import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { letTimePass, ownTime } from '../jsdom/testTime';
import { giveText, selectFirst } from './bulkScreen';
import { RecordKeeper, cell, openWeek, rowOf } from './weekScreen';
import { openWork } from './workScreen';

beforeEach(ownTime);

const keepThree = () => new RecordKeeper(...[3, 2, 1].map((id) => rowOf(id, `2026-11-1${id + 4}`, 4)));

/** Another device changes a record; this one does not hear of it, and has read the list more than a minute ago. */
async function changeElsewhere(keeper: RecordKeeper, id: number, change: object) {
  await letTimePass(61_000);
  keeper.rows = keeper.rows.map((row) => (row.Id === id ? { ...row, ...change } : row));
}

test('records that are changed together keep what another device has changed since (R-14.3)', async () => {
  const keeper = keepThree();
  const { user } = await openWork();
  await selectFirst(user, 2);
  await changeElsewhere(keeper, 2, { HoursWorked: 6 });
  await giveText(user, 'Together');
  await waitFor(() => expect(keeper.sent).toHaveLength(2));
  expect(keeper.sent).toMatchObject([
    { id: '3', body: { Description: 'Together', HoursWorked: 4 } },
    { id: '2', body: { Description: 'Together', HoursWorked: 6 } },
  ]);
});

test('a cell of the week keeps what another device has changed of its record, and so does Undo (R-14.3)', async () => {
  const keeper = keepThree();
  const { user } = await openWeek();
  await changeElsewhere(keeper, 3, { Description: 'Theirs' });
  await user.click(cell('Tue 17.11., Kessler, Shop'));
  await user.keyboard('5{Enter}');
  await waitFor(() =>
    expect(keeper.sent).toMatchObject([{ body: { Description: 'Theirs', HoursWorked: 5 } }]),
  );
  await changeElsewhere(keeper, 3, { Location: 'Lindenau' });
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(keeper.sent).toHaveLength(2));
  expect(keeper.sent[1]).toMatchObject({
    body: { Description: 'Theirs', HoursWorked: 4, Location: 'Lindenau' },
  });
});
