import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { bar, cellOf, row, selectFirst } from '../../../../tests/journeys/bulkScreen';
import { accounts } from '../../../../tests/accounts';
import { testService } from '../../../../tests/jsdom/testService';
import { openWork, recordRows } from '../../../../tests/journeys/workScreen';
import { renderApp } from '../../../../tests/render';

const found = () => screen.findByText(/^\d+ entr(?:y|ies) · [\d.]+ h$/u, { selector: 'b' });
const unmatched = () => screen.queryAllByText('does not match the filter');

/** Gives the member a second record for each one. */
function doubleRecords() {
  testService().db.run(
    `insert into workRecords (guid, Date, Customer_fk, Description, HoursWorked, Location)
     select guid, Date, Customer_fk, Description, HoursWorked, Location from workRecords
     where guid = (select guid from users where mail = ?)`,
    accounts.member.mail,
  );
}

/** Opens an address of the work screen, and waits until the list was read. */
async function openFound(address: string, prepare?: () => void) {
  const app = await renderApp({ signedInAs: 'member', language: 'en' });
  prepare?.();
  await app.router.navigate(address);
  await screen.findByText(/^of (?:all )?\d+ read/u, {}, { timeout: 10_000 });
  return app;
}

describe('changing what was found', () => {
  test('a record that is edited so that it does not match stays, marked and not counted, until another filter (R-15.18)', async () => {
    const { user } = await openFound('/work?q=workshop');
    const before = await found();
    const count = recordRows().length;
    expect(before).toHaveTextContent(new RegExp(`^${count} entries`, 'u'));
    await user.dblClick(cellOf(1));
    const description = await screen.findByRole('textbox', { name: 'Description' });
    await user.clear(description);
    await user.type(description, 'Something else{Enter}');
    await waitFor(() => expect(unmatched()).toHaveLength(1));
    expect(recordRows()).toHaveLength(count);
    expect(within(row(1)).getByText('Something else')).toBeVisible();
    expect(await found()).toHaveTextContent(new RegExp(`^${count - 1} entr`, 'u'));
    await user.type(screen.getByRole('combobox', { name: /Search and filter/u }), ' ');
    await waitFor(() => expect(recordRows()).toHaveLength(count - 1));
    expect(unmatched()).toHaveLength(0);
  });
});

describe('selecting what was found', () => {
  test('all that was found is selected by one button, also rows that are not rendered, and from 100 on a change asks first (R-15.19)', async () => {
    const { user } = await openFound('/work?sort=-date', doubleRecords);
    await selectFirst(user, 2);
    const all = /^Select all (?<count>\d+)$/u;
    const button = (await bar()).getByRole('button', { name: all });
    const count = Number(all.exec(button.textContent)?.groups?.['count']);
    expect(count).toBeGreaterThan(100);
    await user.click(button);
    expect((await bar()).getByText(`${count} entries selected`)).toBeVisible();
    await user.click((await bar()).getByRole('button', { name: 'Remove selected' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Delete ${count} entries?` }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect((await bar()).getByText(`${count} entries selected`)).toBeVisible();
  });

  test('a filter drops the selected records that it hides, and says so (R-15.19)', async () => {
    const { user } = await openFound('/work?customer=2');
    await selectFirst(user, 2);
    await user.type(screen.getByRole('combobox', { name: /Search and filter/u }), 'xyz');
    expect(await screen.findByText('2 selected entries are no longer in the list.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  test('without a filter only the page can be selected (R-15.19)', async () => {
    const { user } = await openWork();
    await selectFirst(user, 2);
    expect((await bar()).queryByRole('button', { name: /^Select all/u })).not.toBeInTheDocument();
  });
});
