import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { answerCalendar, graphEvent } from '../../../../tests/journeys/dashboardScreen';
import { answerOnce, refused } from '../../../../tests/journeys/shownFaults';
import {
  alsoKnown,
  box,
  known,
  openImport,
  openWorkWithCalendar,
  press,
} from '../../../../tests/journeys/importScreen';
import { recordRows } from '../../../../tests/journeys/workScreen';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { renderApp } from '../../../../tests/render';

describe('calendar import is for users who signed in with Microsoft', () => {
  test('without a token there is no button, and the address shows the reason (R-6.14)', async () => {
    const calls = watchCalls();
    await renderApp({ path: '/work?calendar', signedInAs: 'member', language: 'en' });
    expect(await screen.findByText('No calendar connected')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'From meetings' })).not.toBeInTheDocument();
    expect(calls.of('PATCH')).toEqual([]);
  });

  test('a 401 ends the session (R-6.14)', async () => {
    const app = await openWorkWithCalendar();
    answerOnce('patch', '/calendar/me/view', () => refused(401, { message: 'token' }));
    await app.user.click(screen.getByRole('button', { name: 'From meetings' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/expired'));
  });

  test.each([
    ['500', () => new HttpResponse('<h1>Oops</h1>', { status: 500 })],
    ['nonsense', () => HttpResponse.json({ value: 7 })],
    ['no answer', () => HttpResponse.error()],
  ])('after %s the dialog says so, and it can be tried again (R-6.14)', async (_name, answer) => {
    const app = await openWorkWithCalendar();
    answerOnce('patch', '/calendar/me/view', answer);
    await app.user.click(screen.getByRole('button', { name: 'From meetings' }));
    expect(await screen.findByText('Events not loaded')).toBeVisible();
    expect(document.body).not.toHaveTextContent('Oops');
    answerCalendar([known]);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await box('Lasttest mit')).toBeChecked();
  });
});

const broken = () => HttpResponse.json({ message: 'overloaded' }, { status: 500 });

describe('calendar import when saving fails', () => {
  test('while it saves nothing can be changed that would not be saved, and what was typed for another week stays (R-24.32)', async () => {
    const before = graphEvent('2026-11-11T08:00', '2026-11-11T09:00', { subject: 'Last week' });
    const app = await openImport([known, before]);
    await box('Lasttest mit');
    await app.user.click(app.dialog.getByRole('button', { name: 'Week before' }));
    await app.user.click(await app.dialog.findByRole('button', { name: /Last week$/u }));
    await app.user.type(app.dialog.getByLabelText('Description'), ' typed');
    await app.user.click(app.dialog.getByRole('button', { name: 'Week after' }));
    const { letGo } = holdAnswers('put', '/workrecords');
    const event = await box('Lasttest mit');
    await press(app, /^Create 1 entry$/u);
    await waitFor(() => expect(event).toBeDisabled());
    letGo();
    expect(await screen.findByText('1 entry created')).toBeVisible();
    await app.user.click(app.dialog.getByRole('button', { name: 'Week before' }));
    expect(await box('Last week typed')).toBeChecked();
    await app.user.click(app.dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Discard changes?')).toBeVisible();
  });

  test('a refusal keeps the dialog open with the reason, and the other events still get their results (R-6.13)', async () => {
    const app = await openImport([known, alsoKnown]);
    await box('Lasttest mit');
    answerOnce('put', '/workrecords', () => refused(403, { message: 'closed' }));
    await press(app, /^Create 2 entries$/u);
    expect(await screen.findByText(/^Not created\..*closed/u)).toBeVisible();
    expect(await screen.findByText('1 entry created')).toBeVisible();
    await press(app, /^Create 1 entry$/u);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(recordRows()).toHaveLength(22);
  });

  test('when the call fails but the list has the record, it counts as saved and is not sent again (R-6.13)', async () => {
    const calls = watchCalls();
    const app = await openImport([known]);
    await box('Lasttest mit');
    server.use(
      http.put(
        '*/api/workrecords',
        async ({ request }) => {
          await app.service.fetch(request.clone());
          return broken();
        },
        { once: true },
      ),
    );
    await press(app, /^Create 1 entry$/u);
    expect(await screen.findByText('1 entry created')).toBeVisible();
    expect(recordRows()).toHaveLength(21);
    expect(calls.of('PUT')).toHaveLength(1);
  });

  test('when both the call and the list fail, nothing is claimed; the next attempt reads the list first (R-6.13)', async () => {
    const calls = watchCalls();
    const app = await openImport([known, alsoKnown]);
    await box('Lasttest mit');
    server.use(
      http.put(
        '*/api/workrecords',
        async ({ request }) => {
          await app.service.fetch(request.clone());
          return broken();
        },
        { once: true },
      ),
      http.post('*/api/workrecords', () => broken(), { once: true }),
    );
    await press(app, /^Create 2 entries$/u);
    expect(await screen.findByText(/^It is not known whether it was saved/u)).toBeVisible();
    expect(await screen.findByText('Not sent.')).toBeVisible();
    expect(screen.queryByText(/created$/u)).not.toBeInTheDocument();
    await waitFor(() =>
      expect(app.dialog.getByRole('button', { name: /^Create 2/u })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await press(app, /^Create 2 entries$/u);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT')).toHaveLength(2);
    expect(recordRows()).toHaveLength(22);
  });
});
