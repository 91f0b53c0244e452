import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerCalendar, graphEvent } from '../../../../tests/journeys/dashboardScreen';
import {
  alsoKnown,
  booked,
  box,
  known,
  nameless,
  openImport,
  overnight,
  press,
  stranger,
  wholeDay,
} from '../../../../tests/journeys/importScreen';
import { recordRows } from '../../../../tests/journeys/workScreen';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { ownTime } from '../../../../tests/jsdom/testTime';

beforeEach(ownTime);

describe('importing events of the calendar', () => {
  test('takes two presses: one call reads the week, events booked before are ticked and saved in order, with one undo (R-6.12)', async () => {
    const calls = watchCalls();
    const app = await openImport([known, alsoKnown, booked]);
    expect(await box('Lasttest mit')).toBeChecked();
    expect(app.asked).toEqual([
      {
        expiresOn: '2026-11-19T09:00:00.000Z',
        msalAccessToken: 'demo-msal-test',
        startDate: '2026-11-15',
        endDate: '2026-11-23',
      },
    ]);
    expect(app.dialog.getByText('25 min')).toBeVisible();
    expect(app.dialog.getByText('75 min')).toBeVisible();
    await press(app, /^Create 2 entries$/u);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = calls.of('PUT', '/workrecords').map(({ body }) => body);
    expect(sent).toEqual([
      expect.objectContaining({ Date: '2026-11-16', HoursWorked: 1.5, Employee: 'jalbrecht' }),
      expect.objectContaining({
        Date: '2026-11-18',
        Description: 'Lasttest mit 40 Terminals ausgewertet',
        HoursWorked: 0.5,
        Departure: null,
        TravelTime: null,
      }),
    ]);
    expect(recordRows()).toHaveLength(22);
    expect(recordRows()[0]).toHaveTextContent(/Kessler Maschinenbau GmbH.*MES-Einführung Werk 2/u);

    await app.user.click(screen.getByRole('button', { name: 'From meetings' }));
    expect(await box('Lasttest mit')).toBeDisabled();
    await press(app, /^Cancel$/u);
    const toast = (await screen.findByText('2 entries created')).closest<HTMLElement>('[data-tone]');
    await app.user.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(recordRows()).toHaveLength(20));
    expect(calls.of('DELETE')).toHaveLength(2);
    await app.user.click(screen.getByRole('button', { name: 'From meetings' }));
    expect(await box('Lasttest mit')).toBeEnabled();
  });

  test('marks what is booked, and ticks nothing without a suggestion, over whole days or without a subject (R-6.11)', async () => {
    const app = await openImport([booked, stranger, wholeDay, nameless, overnight]);
    expect(await box('Rückfallplan')).toBeDisabled();
    expect(app.dialog.getByText('already booked')).toBeVisible();
    for (const name of ['Getting to know', 'Remote', 'No subject', 'Switch over']) {
      const one = await box(name);
      expect([name, one.checked, one.disabled]).toEqual([name, false, false]);
    }
    expect(app.dialog.getByRole('checkbox', { name: 'Switch over, 23:00 – 17.11. 02:00' })).toBeVisible();
    expect(app.dialog.getByRole('button', { name: 'Create entries' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('ticks neither what is cancelled, private or of an unknown time, nor copies a private subject (R-6.16)', async () => {
    const calls = watchCalls();
    const as = (hour: string, more: object) => ({
      ...graphEvent(`2026-11-18T${hour}:00`, `2026-11-18T${hour}:30`),
      subject: known.subject,
      ...more,
    });
    const time = { dateTime: '2026-11-18T12:00:00.0000000', timeZone: 'tzone://Microsoft/Custom' };
    const app = await openImport([
      as('07', { isCancelled: true }),
      as('08', { sensitivity: 'private' }),
      as('09', { isOrganizer: true, responseStatus: { response: 'none' } }),
      { ...as('12', {}), start: time },
    ]);
    const boxes = await app.dialog.findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, true, false]);
    for (const mark of [/^cancelled · Raum/u, /^private · Raum/u, /^12:00 in an unknown zone: tzone/u])
      expect(app.dialog.getByText(mark)).toBeVisible();
    const [, own, ticked] = boxes;
    if (own && ticked) for (const one of [ticked, own]) await app.user.click(one);
    await press(app, /^Create 1 entry$/u);
    expect(await app.dialog.findByText('Enter description')).toBeVisible();
    expect(calls.of('PUT')).toEqual([]);
  });

  test('unfolds and asks for what is missing, and sends nothing before (R-6.12)', async () => {
    const calls = watchCalls();
    const app = await openImport([nameless, wholeDay]);
    const { user, dialog } = app;
    await user.click(await box('No subject'));
    await press(app, /^Create 1 entry$/u);
    expect(await dialog.findByText('Enter description')).toBeVisible();
    await user.type(dialog.getByLabelText('Description'), 'Tuning');
    await user.click(await box('Remote'));
    await press(app, /^Create 2 entries$/u);
    expect(await dialog.findByText('Enter hours')).toBeVisible();
    expect(calls.of('PUT')).toEqual([]);
    const remote = within(dialog.getByRole('group', { name: 'Remote' }));
    await user.type(remote.getByLabelText('Work hours'), '4');
    await press(app, /^Create 2 entries$/u);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT').map(({ body }) => body)).toEqual([
      expect.objectContaining({ Description: 'Tuning', Customer_fk: null, Date: '2026-11-16' }),
      expect.objectContaining({ Description: 'Remote', HoursWorked: 4, Date: '2026-11-17' }),
    ]);
  });

  test('lets the chip change customer and project, and remembers the attendees for the next event', async () => {
    const attendees = [
      { emailAddress: { name: 'Bo', address: 'bo@hansen.example' }, status: { response: 'accepted' } },
    ];
    const later = graphEvent('2026-11-18T06:00', '2026-11-18T06:30', { subject: 'Second talk', attendees });
    const calls = watchCalls();
    const app = await openImport([{ ...stranger, attendees }]);
    const { user, dialog } = app;
    await user.click(await dialog.findByRole('button', { name: /^Choose a customer/u }));
    const customer = await dialog.findByLabelText('Customer');
    await within(customer).findByRole('option', { name: 'Klinikum Westerfeld' });
    await user.selectOptions(customer, 'Klinikum Westerfeld');
    expect(await box('Getting to know')).toBeChecked();
    await press(app, /^Create 1 entry$/u);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT')[0]?.body).toMatchObject({ Project_fk: null, Customer_fk: expect.any(Number) });
    answerCalendar([later]);
    await user.click(screen.getByRole('button', { name: 'From meetings' }));
    await user.click(await screen.findByRole('button', { name: 'Day' }));
    expect(await box('Second talk')).toBeChecked();
    expect(screen.getByRole('button', { name: /^Klinikum Westerfeld.*Second talk$/u })).toBeVisible();
  });

  test('shows a day and its neighbours, and says so if it is free', async () => {
    const { user, dialog, asked } = await openImport([known]);
    await user.click(dialog.getByRole('button', { name: 'Day' }));
    expect(await box('Lasttest mit')).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ startDate: '2026-11-17', endDate: '2026-11-19' });
    await user.click(dialog.getByRole('button', { name: 'Day before' }));
    expect(await dialog.findByText('The calendar is free on this day.')).toBeVisible();
  });
});
