import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { addDays, isoDate } from '@/domain/time/period';
import { formatDate } from '@/shared/i18n/format';
import { dateText } from '../../../../tests/dateText';
import { server } from '../../../../tests/jsdom/testService';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { firstRow, openDialog, openWork } from '../../../../tests/journeys/workScreen';
import { testToday } from '../../../../tests/today';
import { renderApp } from '../../../../tests/render';

const today = isoDate(testToday);

describe('the work-time dialog', () => {
  test('a create sends every field, empty optional ones as null; the record goes to the front (R-4.3, R-4.6, R-4.9, R-4.27)', async () => {
    const calls = watchCalls();
    const { user } = await openWork();
    const dialog = within(await openDialog(user));
    await user.type(dialog.getByLabelText('Work hours'), '7,5');
    await user.selectOptions(dialog.getByLabelText('Customer'), '');
    await user.type(dialog.getByLabelText('Description'), 'Prepared the workshop');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(firstRow()).toHaveTextContent('Prepared the workshop'));
    expect(firstRow()).toHaveTextContent('7.5');
    expect(calls.of('PUT', '/workrecords')[0]?.body).toEqual({
      Employee: expect.any(String),
      Date: testToday,
      Project_fk: null,
      Customer_fk: null,
      Description: 'Prepared the workshop',
      TravelTime: null,
      Departure: null,
      Arrival: null,
      DistanceKM: null,
      FoodAllowance: 0,
      TravelExpenses: 0,
      HoursWorked: 7.5,
      // An empty location is replaced by the default location.
      Location: 'Augsburg',
    });
    // The strip above the list reads further pages, so only requests for the first one count.
    const ofFirstPage = calls
      .of('POST', '/workrecords')
      .filter(({ body }) => Reflect.get(Object(body), 'start') === 0);
    expect(ofFirstPage).toHaveLength(1);
  });

  test('description and hours are required; nothing is sent (R-4.14)', async () => {
    const calls = watchCalls();
    const { user } = await openWork();
    const dialog = within(await openDialog(user));
    await user.clear(dialog.getByLabelText('Work hours'));
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    expect(await dialog.findByText('Enter description')).toBeVisible();
    expect(dialog.getByText('Enter hours')).toBeVisible();
    expect(dialog.getByLabelText('Description')).toHaveAccessibleDescription(/Enter description/u);
    expect(calls.of('PUT')).toEqual([]);
  });

  test('an error message shown on leaving a field waits until the mouse button is up, so that the click still counts', async () => {
    const { user } = await openWork();
    const dialog = within(await openDialog(user));
    dialog.getByLabelText('Work hours').focus();
    await user.keyboard('{Delete}');
    await user.click(dialog.getByLabelText('Description'));
    const save = dialog.getByRole('button', { name: 'Save and next' });
    await user.pointer({ keys: '[MouseLeft>]', target: save });
    expect(dialog.getByLabelText('Description')).not.toHaveFocus();
    await Promise.resolve();
    expect(dialog.queryByText('Enter description')).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(await dialog.findByText('Enter description')).toBeVisible();
    // The click validates all fields and focuses the first wrong one.
    await waitFor(() => expect(dialog.getByLabelText('Work hours')).toHaveFocus());
  });

  test('location is required for users without a default location (R-4.15)', async () => {
    const { user, service } = await renderApp({ path: '/work', signedInAs: 'newcomer', language: 'en' });
    service.db.run('update users set location = null where mail like ?', 'frieda.wolff%');
    await screen.findByText('No entries yet');
    await user.click(screen.getAllByRole('button', { name: 'New Entry' })[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText('Location')).toHaveAttribute('placeholder', ''));
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    expect(await dialog.findByText('Enter location')).toBeVisible();
  });

  test('food allowance from the absence, travel expenses from distance and private car (R-4.12)', async () => {
    const { user } = await openWork();
    const dialog = within(await openDialog(user));
    await user.type(dialog.getByLabelText('Departure'), '07:30');
    await user.type(dialog.getByLabelText('Arrival'), '18:45');
    await user.type(dialog.getByLabelText('Distance in km'), '124');
    expect(dialog.getByLabelText('Food allowance')).toHaveTextContent('€16.00');
    expect(dialog.getByLabelText('Travel expenses')).toHaveTextContent('€0.00');
    await user.click(dialog.getByRole('switch', { name: 'Private car' }));
    expect(dialog.getByLabelText('Travel expenses')).toHaveTextContent('€37.20');
    await user.click(dialog.getByRole('switch', { name: 'Private car' }));
    expect(dialog.getByLabelText('Travel expenses')).toHaveTextContent('€0.00');
    for (const name of ['Food allowance', 'Travel expenses']) {
      expect(dialog.getByLabelText(name).tagName).toBe('OUTPUT');
    }
  });

  test('an arrival before the departure counts as the next day, and the dialog says so', async () => {
    const { user } = await openWork();
    const dialog = within(await openDialog(user));
    await user.type(dialog.getByLabelText('Departure'), '22:00');
    await user.type(dialog.getByLabelText('Arrival'), '06:00');
    expect(dialog.getByText(`Arrival on the next day, ${formatDate(addDays(today, 1))}`)).toBeVisible();
    expect(dialog.getByLabelText('Food allowance')).toHaveTextContent('€16.00');
  });

  test('"Save and next" advances the date by one day and clears the travel fields (R-4.11)', async () => {
    const calls = watchCalls();
    const { user } = await openWork();
    const dialog = within(await openDialog(user));
    await user.type(dialog.getByLabelText('Work hours'), '8');
    await user.type(dialog.getByLabelText('Description'), 'On site');
    await user.type(dialog.getByLabelText('Travel time'), '1,5');
    await user.type(dialog.getByLabelText('Departure'), '07:00');
    await user.type(dialog.getByLabelText('Arrival'), '17:00');
    await user.type(dialog.getByLabelText('Distance in km'), '80');
    await user.click(dialog.getByRole('switch', { name: 'Private car' }));
    await user.click(dialog.getByRole('button', { name: 'Save and next' }));
    await waitFor(() => expect(dialog.getByLabelText('Date')).toHaveValue(dateText(addDays(today, 1))));
    await waitFor(() => expect(dialog.getByLabelText('Work hours')).toHaveFocus());
    expect(calls.of('PUT', '/workrecords')[0]?.body).toMatchObject({
      TravelTime: 1.5,
      Departure: '07:00',
      Arrival: '17:00',
      DistanceKM: 80,
      FoodAllowance: 16,
      TravelExpenses: 24,
    });
    for (const name of ['Travel time', 'Departure', 'Arrival', 'Distance in km']) {
      expect(dialog.getByLabelText(name)).toHaveValue('');
    }
    expect(dialog.getByRole('switch', { name: 'Private car' })).not.toBeChecked();
    expect(dialog.getByLabelText('Description')).toHaveValue('On site');
    expect(dialog.getByLabelText('Work hours')).toHaveValue('8');
  });

  test('the project list depends on the customer; another customer clears the project (R-9.32, R-10.7)', async () => {
    const { user } = await openWork();
    const dialog = within(await openDialog(user));
    const customer = dialog.getByLabelText('Customer');
    await waitFor(() => expect(within(customer).getAllByRole('option').length).toBeGreaterThan(2));
    const project = dialog.getByLabelText('Project');
    await user.selectOptions(customer, '');
    expect(within(project).getAllByRole('option')).toHaveLength(1);
    await user.selectOptions(customer, 'Kessler Maschinenbau GmbH');
    const choice = await within(project).findByRole('option', { name: 'MES-Einführung Werk 2' });
    await user.selectOptions(project, choice);
    await user.selectOptions(customer, 'Stadtwerke Lindenau');
    expect(project).toHaveValue('');
  });

  test('a select that fails to load reads "Error" (R-4.22)', async () => {
    server.use(http.get('*/api/customers', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })));
    const { user } = await openWork();
    const dialog = within(await openDialog(user));
    const customer = dialog.getByLabelText('Customer');
    await waitFor(() =>
      expect(
        within(customer)
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual(['Error']),
    );
  });
});
