import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isoDate } from '@/domain/time/period';
import { formatDayMonth, formatsOf } from '@/shared/i18n/format';
import { watchCalls } from '../jsdom/sentCalls';
import { testToday } from '../today';
import { idOf } from '../varied/ids';
import { referenceList } from '../varied/referenceAnswers';
import { onlyLarge } from '../suite';
import { styleNames, styles } from '../varied/styles';
import { speak } from '../varied/variedService';
import { firstRow, openDialog, openWork, recordRows } from './workScreen';

const shownRow = v.object({
  Id: v.number(),
  Date: v.string(),
  Customer_Name: v.nullable(v.string()),
  Project_Name: v.nullable(v.string()),
  Description: v.string(),
  HoursWorked: v.number(),
});

const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('td')].slice(0, 5).map((cell) => {
    // A hint is no part of the record.
    const hint = cell.querySelector('button')?.textContent ?? '';
    return cell.textContent.slice(0, cell.textContent.length - hint.length);
  });

/** The texts that the page must show. */
async function expectedCells(isShuffled: boolean, start = 0): Promise<string[][]> {
  const rows = v.parse(v.array(shownRow), await referenceList('/workrecords', start));
  return (isShuffled ? rows.toReversed() : rows).map((row) => {
    const date = isoDate(row.Date);
    return [
      `${formatsOf('en').weekday(date)}${formatDayMonth(date)}${date.slice(0, 4)}`,
      row.Customer_Name ?? '',
      row.Project_Name ?? '',
      row.Description,
      formatsOf('en').hours(row.HoursWorked),
    ];
  });
}

async function choose(user: Awaited<ReturnType<typeof openWork>>['user'], label: string, name: string) {
  const field = screen.getAllByLabelText(label).at(-1) ?? document.body;
  await user.selectOptions(field, await within(field).findByRole('option', { name }));
}

describe.each(styleNames)('the work list of a service in the style %s', (name) => {
  test('shows the right days, customers and hours (R-4.26)', async () => {
    speak(name);
    await openWork();
    expect(recordRows().map(cellsOf)).toEqual(await expectedCells(styles[name].isShuffled));
  });
});

/** The requests of the other styles do not differ from these. */
describe.each(['wordy', ...onlyLarge(['strings'] as const)] as const)(
  'a strict service in the style %s',
  (name) => {
    const style = styles[name];

    test('takes records that are created, edited, copied and deleted on several pages (R-4.28, R-4.29)', async () => {
      speak(name);
      const calls = watchCalls();
      const { user } = await openWork();
      const dialog = within(await openDialog(user));
      await user.type(dialog.getByLabelText('Work hours'), '7,5');
      await user.type(dialog.getByLabelText('Description'), 'Workshop');
      await user.type(dialog.getByLabelText('Location'), 'Ulm');
      await choose(user, 'Customer', 'Stadtwerke Lindenau');
      await choose(user, 'Project', 'Kundenportal 2.0');
      await user.click(dialog.getByRole('button', { name: 'Save and close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const [stored] = v.parse(v.array(shownRow), await referenceList('/workrecords'));
      expect(stored).toMatchObject({
        Date: testToday,
        Customer_Name: 'Stadtwerke Lindenau',
        Project_Name: 'Kundenportal 2.0',
        HoursWorked: 7.5,
      });

      // The id of the new record is only known from the answer.
      const id = idOf(style, stored?.Id ?? 0);
      await user.dblClick(within(firstRow()).getAllByRole('cell')[3] ?? firstRow());
      await user.type(await screen.findByRole('textbox', { name: 'Description' }), ' one{Enter}');
      await waitFor(() => expect(calls.of('PATCH')).toHaveLength(1));
      expect(calls.of('PATCH')[0]?.body).toMatchObject({ Id: id, Description: 'Workshop one' });
      await waitFor(() => expect(firstRow()).toHaveTextContent('Workshop one'));

      // The second record came with the list.
      const second = recordRows()[1] ?? firstRow();
      await user.click(within(second).getByRole('button', { name: /^Edit/u }));
      const edit = within(await screen.findByRole('dialog'));
      await user.type(edit.getByLabelText('Description'), ' – on site');
      await user.type(edit.getByLabelText('Location'), 'X');
      await user.click(edit.getByRole('button', { name: 'Save and close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(recordRows()[1]).toHaveTextContent('– on site'));

      const third = recordRows()[2] ?? firstRow();
      const [, , , text = ''] = cellsOf(third);
      await user.click(within(third).getByRole('button', { name: /^Copy/u }));
      await waitFor(() => expect(firstRow()).toHaveTextContent(`${text} (copy)`));
      await user.click(within(firstRow()).getByRole('button', { name: /^Delete/u }));
      // Turning the page sends the calls that were held back for Undo.
      await user.click(screen.getByRole('button', { name: 'Next' }));
      const previous = await screen.findByRole('button', { name: 'Previous' });
      const nextPage = await expectedCells(style.isShuffled, 20);
      await waitFor(() => expect(recordRows().map(cellsOf)).toEqual(nextPage));
      await user.click(previous);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument());
      const firstPage = await expectedCells(style.isShuffled);
      await waitFor(() => expect(recordRows().map(cellsOf)).toEqual(firstPage));
      expect(calls.of('DELETE')).toHaveLength(1);
    });
  },
);

test('takes a record without a location that is edited in place, without an empty text', async () => {
  speak('sparse');
  const calls = watchCalls();
  const { user } = await openWork();
  firstRow().focus();
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'Description' }), '!{Enter}');
  await waitFor(() => expect(calls.of('PATCH')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Description' })).not.toBeInTheDocument());
  await waitFor(() => expect(firstRow()).toHaveTextContent('!'));
  expect(calls.of('PATCH')[0]?.body).not.toHaveProperty('Location');
});
