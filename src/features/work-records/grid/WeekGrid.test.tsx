import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { server } from '../../../../tests/jsdom/testService';
import {
  RecordKeeper,
  cell,
  clinic,
  expectSum,
  openWeek,
  rowOf,
  sums,
} from '../../../../tests/journeys/weekScreen';
import { openWork } from '../../../../tests/journeys/workScreen';
import { renderApp } from '../../../../tests/render';
import { ownTime } from '../../../../tests/jsdom/testTime';

const wednesday = 'Wed 18.11., Kessler, Shop';
const monday = 'Mon 16.11., Kessler, Shop';
const keeper = () =>
  new RecordKeeper(rowOf(3, '2026-11-17', 4), rowOf(2, '2026-11-16', 6.5, clinic), rowOf(1, '2026-11-10', 8));

describe('the view of the week', () => {
  test('can be switched to, is remembered on the device and toggled by W (R-5.3)', async () => {
    const { user, router } = await openWork();
    await user.click(screen.getByRole('button', { name: 'Week' }));
    await screen.findByRole('grid');
    expect(screen.getByRole('button', { name: 'Week' })).toHaveFocus();
    expect(router.state.location.search).toBe('?view=week');
    await router.navigate('/work');
    await screen.findByRole('grid');
    await waitFor(async () => {
      await user.keyboard('w');
      expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    });
    expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('has the rows of this and the last week, the most recent first, with sums of rows and days', async () => {
    keeper();
    await openWeek();
    const heads = within(screen.getByRole('grid')).getAllByRole('rowheader');
    expect(heads.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
      'KesslerShop',
      'KlinikumDienstplan',
    ]);
    expect(cell('Tue 17.11., Kessler, Shop')).toHaveValue('4.0');
    expect(sums()).toEqual(['6.5', '4.0', '–', '–', '–', '–', '–', '10.5']);
    expect(screen.getByText('of 40 h')).toBeVisible();
  });

  test('shows no grid until the pages of both weeks are read or if one fails, so that no sum is wrong (R-5.1)', async () => {
    let isBroken = true;
    server.use(
      http.post('*/api/workrecords', async ({ request }) => {
        const { start } = Object(await request.json());
        if (start === 0) {
          return HttpResponse.json(Array.from({ length: 20 }, (_, at) => rowOf(100 - at, '2026-11-18', 0.5)));
        }
        if (isBroken) return HttpResponse.error();
        return HttpResponse.json([rowOf(1, '2026-11-16', 8)]);
      }),
    );
    const { user } = await renderApp({ path: '/work?view=week', signedInAs: 'member', language: 'en' });
    expect(await screen.findByRole('heading', { name: 'Week not loaded.' })).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    isBroken = false;
    const [retry] = screen.getAllByRole('button', { name: 'Try again' });
    await user.click(retry ?? document.body);
    await expectSum('18.0');
  });

  test('a newcomer adds a row, and its first hours require a description', async () => {
    const { user } = await openWeek({ signedInAs: 'newcomer' });
    await user.click(screen.getByRole('button', { name: 'Customer and project …' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(dialog.getByText('Choose a customer')).toBeVisible();
    const customers = await dialog.findByRole('combobox', { name: 'Customer' });
    await waitFor(() => expect(within(customers).getAllByRole('option').length).toBeGreaterThan(2));
    const [, first] = within(customers).getAllByRole('option');
    await user.selectOptions(customers, first ?? '');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const added = await screen.findByRole('textbox', {
      name: new RegExp(`^Wed 18\\.11\\., ${first?.textContent}`, 'u'),
    });
    await user.click(added);
    await user.keyboard('3{Enter}');
    const line = screen.getByRole('textbox', { name: 'Description of the chosen cell' });
    await waitFor(() => expect(line).toHaveFocus());
    expect(screen.getByText('Enter description', { selector: 'output' })).toBeVisible();
    await user.keyboard('Begun{Enter}');
    await waitFor(() => expect(added).toHaveFocus());
    await expectSum('3.0');
  });
});

describe('a cell of the week grid', () => {
  test('typing replaces the hours, Enter saves with the last description and default location and goes down (R-5.3)', async () => {
    const kept = keeper();
    const { user } = await openWeek();
    await user.click(cell(wednesday));
    await user.keyboard('2:30');
    expect(screen.getByText('= 2.5')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(cell('Wed 18.11., Klinikum, Dienstplan')).toHaveFocus();
    await waitFor(() =>
      expect(kept.created()).toMatchObject([
        {
          Date: '2026-11-18',
          HoursWorked: 2.5,
          Description: 'Work 3',
          Customer_fk: 1,
          Project_fk: 11,
          Location: 'Augsburg',
        },
      ]),
    );
    await expectSum('13.0');
    expect(cell(wednesday)).toHaveValue('2.5');
  });

  test('a change sends the whole record; Tab goes right, the arrows go everywhere, and leaving a cell saves it (R-5.3)', async () => {
    const kept = new RecordKeeper(rowOf(1, '2026-11-16', 8, { Description: 'Planned', Location: 'Kiel' }));
    const { user } = await openWeek();
    await user.click(cell(monday));
    await user.keyboard('7,5{Tab}');
    expect(cell('Tue 17.11., Kessler, Shop')).toHaveFocus();
    await waitFor(() =>
      expect(kept.sent).toMatchObject([
        {
          method: 'PATCH',
          id: '1',
          body: { Id: 1, HoursWorked: 7.5, Description: 'Planned', Location: 'Kiel', Date: '2026-11-16' },
        },
      ]),
    );
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(cell(wednesday)).toHaveFocus();
    await user.keyboard('{End}');
    expect(cell('Sun 22.11., Kessler, Shop')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(cell(monday)).toHaveFocus();
  });

  test('a change is shown before the service has answered, and calls are sent one after another (R-5.5)', async () => {
    const kept = keeper();
    const { user } = await openWeek();
    const held = holdAnswers('put', '/workrecords');
    await user.click(cell(wednesday));
    await user.keyboard('2{ArrowRight}3{ArrowRight}');
    await expectSum('15.5');
    expect(kept.sent).toHaveLength(0);
    held.letGo();
    await waitFor(() => expect(kept.created()).toMatchObject([{ HoursWorked: 2 }, { HoursWorked: 3 }]));
    await expectSum('15.5');
  });

  test.each([
    ['7,30', 'Ambiguous: 7.3 h or 7:30 h?'],
    ['eight', 'Enter hours, for example 7.5 or 7:30'],
    ['25', 'Hours from 0 to 24'],
    ['1.4', 'In steps of 0.5 hours'],
  ])('%s is refused with the reason and stays as typed, and nothing is sent (R-5.4)', async (text, words) => {
    const kept = keeper();
    const { user } = await openWeek();
    await user.click(cell(wednesday));
    await user.keyboard(`${text}{Enter}`);
    expect(cell(wednesday)).toHaveFocus();
    expect(cell(wednesday)).toHaveAccessibleDescription(words);
    expect(cell(wednesday)).toBeInvalid();
    await user.keyboard('{ArrowLeft}');
    expect(cell(wednesday)).toHaveValue(text);
    expect(sums().at(-1)).toBe('10.5');
    await user.click(cell(wednesday));
    await user.keyboard('{Escape}');
    expect(cell(wednesday)).toHaveValue('');
    expect(cell(wednesday)).toBeValid();
    await user.keyboard('3{Enter}');
    await waitFor(() => expect(kept.sent).toMatchObject([{ body: { HoursWorked: 3 } }]));
  });

  test('Escape restores, Delete empties and can be undone, Ctrl+Z undoes changes one by one (R-5.3)', async () => {
    ownTime();
    const kept = keeper();
    const { user, store } = await openWeek();
    const tuesday = () => cell('Tue 17.11., Kessler, Shop');
    await user.click(tuesday());
    await user.keyboard('9{Escape}');
    expect(tuesday()).toHaveValue('4.0');
    await user.keyboard('5{Enter}{ArrowUp}');
    await waitFor(() => expect(kept.rows.find(({ Id }) => Id === 3)?.HoursWorked).toBe(5));
    await user.keyboard('{Delete}');
    await expectSum('6.5');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await expectSum('11.5');
    await user.click(tuesday());
    await user.keyboard('{Delete}');
    await store.extra.heldBack.sendAll();
    expect(kept.rows).toHaveLength(2);
    tuesday().focus();
    await user.keyboard('{Control>}z{/Control}');
    // By now the record is really deleted, so the undo creates it again.
    await waitFor(() => expect(kept.created()).toMatchObject([{ HoursWorked: 5, Description: 'Work 3' }]));
    await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    await expectSum('10.5');
  });

  test('F2 leads to the description line: Enter saves it, Escape leaves it (R-5.3)', async () => {
    const kept = keeper();
    const { user } = await openWeek();
    await user.click(cell('Tue 17.11., Kessler, Shop'));
    await user.keyboard('{F2}');
    const line = screen.getByRole('textbox', { name: 'Description of the chosen cell' });
    expect(line).toHaveFocus();
    await user.keyboard(' and more{Escape}');
    expect(line).toHaveValue('Work 3');
    await user.keyboard('{F2} and more{Enter}');
    await waitFor(() =>
      expect(kept.sent).toMatchObject([
        { method: 'PATCH', body: { Description: 'Work 3 and more', HoursWorked: 4 } },
      ]),
    );
    expect(cell('Tue 17.11., Kessler, Shop')).toHaveFocus();
  });
});
