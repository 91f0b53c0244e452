import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { isoDate } from '@/domain/time/period';
import { otherTabMet } from '@/shared/api/connectionSlice';
import type { AppDispatch, AppStore } from '@/shared/store/store';
import {
  RecordKeeper,
  cell,
  clinic,
  expectSum,
  openWeek,
  rowOf,
  sums,
} from '../../../../tests/journeys/weekScreen';
import { server } from '../../../../tests/jsdom/testService';
import { readWorkRecords, workRecordPages } from '../workRecordsApi';
import { ownTime } from '../../../../tests/jsdom/testTime';

beforeEach(ownTime);

const workDay = isoDate('2026-11-18');
const tuesday = 'Tue 17.11., Kessler, Shop';
const wednesday = 'Wed 18.11., Kessler, Shop';
const keeper = () =>
  new RecordKeeper(rowOf(3, '2026-11-17', 4), rowOf(2, '2026-11-16', 6.5, clinic), rowOf(1, '2026-11-10', 8));

/** Reads the records of the week as another screen would, and takes over what is new. */
async function readAgain(store: AppStore) {
  const read = await readWorkRecords({ from: workDay, to: workDay }, store.dispatch);
  if (!('data' in read)) throw new Error('not read');
  for (const record of read.data) {
    const dispatch: AppDispatch = store.dispatch;
    dispatch(workRecordPages.created(record));
  }
}

test('emptying a cell while its description is being saved waits for the save, and Undo restores the saved record', async () => {
  keeper();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.patch('*/api/workrecords/*', async () => {
      await answered;
      return HttpResponse.json({ affectedRows: 1, changedRows: 1 });
    }),
  );
  const { user } = await openWeek();
  await user.click(cell(tuesday));
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'Description of the chosen cell' }), ', more');
  await user.keyboard('{Enter}');
  await user.click(cell(tuesday));
  await user.keyboard('{Delete}');
  answer();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(cell(tuesday)).toHaveValue(''));
  await user.click(undo);
  await waitFor(() => expect(cell(tuesday)).toHaveValue('4.0'));
  await user.click(cell(tuesday));
  await user.keyboard('{F2}');
  const line = await screen.findByRole('textbox', { name: 'Description of the chosen cell' });
  expect(line).toHaveDisplayValue(/, more$/u);
});

describe('a cell of the week grid with a failing service', () => {
  test('a refused change: the sum is restored, the text stays red with the reason, and Enter tries again (R-5.5)', async () => {
    const kept = keeper();
    kept.fates.push('refused');
    const { user } = await openWeek();
    await user.click(cell(wednesday));
    await user.keyboard('2{Enter}');
    expect(await screen.findByText(/Not saved\..*the month is closed.*still in the cell/u)).toBeVisible();
    expect(cell(wednesday)).toHaveValue('2');
    expect(cell(wednesday)).toBeInvalid();
    expect(sums().at(-1)).toBe('10.5');
    await user.click(cell(wednesday));
    await user.keyboard('{Enter}');
    await expectSum('12.5');
    await waitFor(() => expect(kept.created()).toHaveLength(2));
    expect(kept.rows).toHaveLength(4);
  });

  test('a record that was created without an answer is found in the list: no second record, no error (R-5.6)', async () => {
    const kept = keeper();
    kept.fates.push('unheard');
    const { user } = await openWeek();
    await user.click(cell(wednesday));
    await user.keyboard('2{Enter}');
    await expectSum('12.5');
    await waitFor(() => expect(cell(wednesday)).toHaveAttribute('data-record', '4'));
    expect(kept.created()).toHaveLength(1);
    expect(screen.queryByText(/Not saved/u)).not.toBeInTheDocument();
  });

  test('while the outcome is unknown, Enter reads the list before it sends anything; other hours change what is there (R-5.6)', async () => {
    const kept = keeper();
    const { user } = await openWeek();
    kept.fates.push('unheard');
    kept.brokenReads = 2;
    await user.click(cell(wednesday));
    await user.keyboard('2{Enter}');
    await waitFor(() => expect(cell(wednesday)).toBeInvalid());
    await user.click(cell(wednesday));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(kept.brokenReads).toBe(0));
    await waitFor(() => expect(cell(wednesday)).toBeInvalid());
    expect(kept.created()).toHaveLength(1);
    await user.clear(cell(wednesday));
    await user.keyboard('3{Enter}');
    await expectSum('13.5');
    expect(kept.created()).toHaveLength(1);
    await waitFor(() =>
      expect(kept.rows.filter(({ Date: date }) => date === '2026-11-18')).toMatchObject([{ HoursWorked: 3 }]),
    );
  });

  test('a record that appeared on another device meanwhile is not overwritten unnoticed (R-5.6)', async () => {
    const kept = keeper();
    const { user, store } = await openWeek();
    await user.click(cell(wednesday));
    await user.keyboard('2');
    kept.rows.unshift(rowOf(9, '2026-11-18', 5));
    await readAgain(store);
    await expectSum('15.5');
    await user.keyboard('{Enter}');
    expect(cell(wednesday)).toHaveAccessibleDescription(/^Meanwhile 5.0 hours stand here from elsewhere/u);
    expect(kept.sent).toHaveLength(0);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(kept.sent).toMatchObject([{ method: 'PATCH', id: '9', body: { HoursWorked: 2 } }]),
    );
  });

  test('a cell that another tab fills in the same second gets no second record: the later tab says so, and Enter decides (R-5.11)', async () => {
    const kept = keeper();
    const { user, store } = await openWeek();
    act(() => void store.dispatch(otherTabMet()));
    await user.click(cell(wednesday));
    await user.keyboard('2');
    kept.rows.unshift(rowOf(9, '2026-11-18', 5));
    await user.keyboard('{Enter}');
    expect(
      await screen.findByText(
        'Not saved. Wed 18.11., Kessler, Shop meanwhile has 5.0 hours from elsewhere. What you typed is still in the cell.',
      ),
    ).toBeVisible();
    expect(kept.sent).toHaveLength(0);
    await expectSum('15.5');
    expect(cell(wednesday)).toHaveValue('2');
    expect(cell(wednesday)).toHaveAccessibleDescription(/^Meanwhile 5.0 hours stand here from elsewhere/u);
    await user.click(cell(wednesday));
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(kept.sent).toMatchObject([{ method: 'PATCH', id: '9', body: { HoursWorked: 2 } }]),
    );
  });

  test('beside another tab, an empty cell is filled as before, also where a deletion is held back (R-5.11)', async () => {
    const kept = keeper();
    const { user, store } = await openWeek();
    act(() => void store.dispatch(otherTabMet()));
    await user.click(cell(tuesday));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(cell(tuesday)).toHaveValue(''));
    await user.keyboard('3{Enter}');
    await waitFor(() => expect(kept.created()).toMatchObject([{ Date: '2026-11-17', HoursWorked: 3 }]));
    await user.click(cell(wednesday));
    await user.keyboard('2{Enter}');
    await waitFor(() => expect(kept.created()).toHaveLength(2));
  });
});
