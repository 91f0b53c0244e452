import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { sendNow, watchFiles } from '../../../../tests/journeys/timeSheetsPdf';
import {
  drawSignature,
  openTimeSheets,
  press,
  pressMail,
  rowButton,
  sheetIn,
  sheetRows,
  stubCanvas,
} from '../../../../tests/journeys/timeSheetsScreen';
import { ownTime } from '../../../../tests/jsdom/testTime';

describe('POST mailsender', () => {
  const openAgain = async () => {
    cleanup();
    return openTimeSheets();
  };

  test('sends the PDF as a data URL; the sheet then counts as requested, even after another signature and a reload (R-8.13, R-8.33)', async () => {
    watchFiles();
    stubCanvas();
    const calls = watchCalls();
    const { user, service, store } = await openTimeSheets();
    const id = sheetIn('Signed').dataset['record'];
    const { length: mailsBefore } = service.mails();
    await pressMail(user, sheetIn('Signed'));
    await sendNow(store.extra.heldBack);
    expect(await screen.findByText('Time sheet sent')).toBeVisible();
    const sent = calls.of('POST', `/sheet/time/${id}/mailsender`);
    expect(sent.map(({ body }) => body)).toEqual([
      { attachment: expect.stringMatching(/^data:application\/pdf;base64,JVBERi0/u) },
    ]);
    expect(service.mails().length).toBeGreaterThan(mailsBefore);
    expect(sheetIn('Requested')).toHaveTextContent('on 18.11.');
    expect(
      within(sheetIn('Requested')).queryByRole('button', { name: rowButton('Send by mail') }),
    ).toBeNull();

    await press(user, sheetIn('Prepared'), 'Sign');
    const dialog = await screen.findByRole('dialog');
    drawSignature(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Sign' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sheetIn('Signed')).toBeVisible());
    expect(sheetIn('Requested')).toHaveTextContent('jalbrecht_1 Sep 2026_30 Sep 2026.pdf');
  });

  test('is held back: Undo sends nothing, nor does a second press meanwhile (R-8.50)', async () => {
    ownTime();
    watchFiles();
    const calls = watchCalls();
    const { user, store } = await openTimeSheets();
    await pressMail(user, sheetIn('Signed'));
    const notice = await screen.findByText('The time sheet is about to be sent');
    expect(screen.getByText(/^\d+ KB · jalbrecht_1 Sep 2026_30 Sep 2026\.pdf –/u)).toBeVisible();
    const button = within(sheetIn('Signed')).getByRole('button', { name: rowButton('Sending …') });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(notice).not.toBeInTheDocument();
    expect(store.extra.heldBack.hasAny()).toBe(false);
    await pressMail(user, sheetIn('Signed'));
    await sendNow(store.extra.heldBack);
    await waitFor(() => expect(calls.of('POST', '/sheet/time/')).toHaveLength(1));
  });

  test('is not sent if the tab is closed meanwhile', async () => {
    const calls = watchCalls();
    const { user, store } = await openTimeSheets();
    await pressMail(user, sheetIn('Signed'));
    expect(store.extra.heldBack.hasUnsendable()).toBe(true);
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(store.extra.heldBack.hasAny()).toBe(false));
    expect(calls.of('POST').filter(({ path }) => path.endsWith('/mailsender'))).toEqual([]);
  });

  test('is sent when the page is hidden, because a phone may end it without another word (R-14.48)', async () => {
    watchFiles();
    const { user, service } = await openTimeSheets();
    const { length: mailsBefore } = service.mails();
    await pressMail(user, sheetIn('Signed'));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('Time sheet sent')).toBeVisible();
    expect(service.mails().length).toBeGreaterThan(mailsBefore);
  });

  test('waits for a PDF that is already being made', async () => {
    const files = watchFiles();
    const { user, service, store } = await openTimeSheets();
    const { length: mailsBefore } = service.mails();
    await press(user, sheetIn('Signed'), 'Download');
    await pressMail(user, sheetIn('Signed'));
    await sendNow(store.extra.heldBack);
    expect(await screen.findByText('Time sheet sent')).toBeVisible();
    expect(service.mails().length).toBeGreaterThan(mailsBefore);
    expect(files.saved).toHaveLength(1);
  });

  test('is sent before signing out, even if it is already being sent', async () => {
    watchFiles();
    const { user, service, store } = await openTimeSheets();
    const { length: mailsBefore } = service.mails();
    await pressMail(user, sheetIn('Signed'));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByLabelText('Username (mail)');
    expect(service.mails().length).toBeGreaterThan(mailsBefore);
    expect(store.extra.heldBack.hasUnsendable()).toBe(false);
  });

  test('if it cannot be sent on signing out, the user stays signed in to be told, and a second press signs out', async () => {
    watchFiles();
    server.use(http.post('*/api/sheet/time/*/mailsender', () => HttpResponse.error()));
    const { user } = await openTimeSheets();
    await pressMail(user, sheetIn('Signed'));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(
      await screen.findByText(/^It is not known whether the email was sent\..*stays signed/u),
    ).toBeVisible();
    expect(screen.getByText(/so you are still signed in/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByLabelText('Username (mail)');
  });

  test('is remembered after a reload, and sending again asks first', async () => {
    watchFiles();
    const first = await openTimeSheets();
    await pressMail(first.user, sheetIn('Signed'));
    await sendNow(first.store.extra.heldBack);
    await screen.findByText('Time sheet sent');

    const calls = watchCalls();
    const { user, store } = await openAgain();
    const sentAgain = () => calls.of('POST').filter(({ path }) => path.endsWith('/mailsender'));
    await waitFor(() => expect(sheetIn('Requested')).toHaveTextContent('on 18.11.'));
    const again = async () => {
      await press(user, sheetIn('Requested'), 'Send again');
      return within(await screen.findByRole('dialog', { name: 'Send the time sheet again?' }));
    };
    expect((await again()).getByText(/Sent from this device on 18\.11\.2026/u)).toBeVisible();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(store.extra.heldBack.hasAny()).toBe(false);

    await user.click((await again()).getByRole('button', { name: 'Send again' }));
    await sendNow(store.extra.heldBack);
    expect(await screen.findByText('Time sheet sent')).toBeVisible();
    expect(sentAgain()).toHaveLength(1);
  });

  test.each([
    ['{}', () => HttpResponse.json({})],
    ['another status', () => HttpResponse.json({ status: 'queued' })],
    ['nothing', () => new HttpResponse(null, { status: 200 })],
    ['no JSON', () => new HttpResponse('OK', { status: 202 })],
  ])(
    'an answer without ok (%s): the sheet is requested but not confirmed, and sending again says so first (R-8.18)',
    async (_name, answer) => {
      watchFiles();
      server.use(http.post('*/api/sheet/time/*/mailsender', answer));
      const first = await openTimeSheets();
      await pressMail(first.user, sheetIn('Signed'));
      await sendNow(first.store.extra.heldBack);
      expect(
        await screen.findByText(/did not confirm that the time sheet was sent\. Please ask/u),
      ).toBeVisible();
      expect(sheetIn('Requested, unconfirmed')).toBeVisible();

      const { user } = await openAgain();
      await waitFor(() => expect(sheetIn('Requested, unconfirmed')).toBeVisible());
      await press(user, sheetIn('Requested, unconfirmed'), 'Send again');
      const dialog = within(await screen.findByRole('dialog', { name: 'Send the time sheet again?' }));
      expect(dialog.getByText(/^Requested from this device on 18\.11\.2026;/u)).toBeVisible();
    },
  );

  test.each([
    [
      '413',
      () => new HttpResponse('<h1>Too large</h1>', { status: 413 }),
      /^Not sent\. The server does not take anything this large/u,
    ],
    ['422', () => new HttpResponse('<h1>No</h1>', { status: 422 }), /^Not sent\. .*\(422\)/u],
    [
      '500',
      () => new HttpResponse('<h1>Oops</h1>', { status: 500 }),
      /^It is not known whether the email was sent\. .*\(500\)/u,
    ],
    [
      'no answer',
      () => HttpResponse.error(),
      /^It is not known whether the email was sent\. No connection to the server/u,
    ],
  ])(
    'a refused mail, or one without an outcome (%s), says so, and the sheet stays signed (R-8.18)',
    async (_name, answer, words) => {
      watchFiles();
      server.use(http.post('*/api/sheet/time/*/mailsender', answer));
      const { user, store } = await openTimeSheets();
      await pressMail(user, sheetIn('Signed'));
      await sendNow(store.extra.heldBack);
      const notice = await screen.findByText(words);
      expect(notice).toHaveTextContent('The time sheet stays signed');
      expect(
        within(sheetIn('Signed')).getByRole('button', { name: rowButton('Send by mail') }),
      ).toBeVisible();
    },
  );

  test('after a mail without an answer the next press asks, and says that the outcome is not known (R-8.41)', async () => {
    watchFiles();
    server.use(http.post('*/api/sheet/time/*/mailsender', () => HttpResponse.error()));
    const { user, store } = await openTimeSheets();
    await pressMail(user, sheetIn('Signed'));
    await sendNow(store.extra.heldBack);
    await screen.findByText(/^It is not known whether the email was sent/u);
    await press(user, sheetIn('Signed'), 'Send by mail');
    const question = within(await screen.findByRole('dialog', { name: 'Send the time sheet?' }));
    expect(question.getByText(/^It is not known whether this device has sent it/u)).toBeVisible();
  });

  test('a sheet that was signed elsewhere may have been mailed from there, so it asks first; one signed here does not (R-8.41)', async () => {
    watchFiles();
    stubCanvas();
    const { user, store } = await openTimeSheets();
    await press(user, sheetIn('Signed'), 'Send by mail');
    const question = within(await screen.findByRole('dialog', { name: 'Send the time sheet?' }));
    expect(question.getByText(/sent from another device is not known here/u)).toBeVisible();
    expect(store.extra.heldBack.hasAny()).toBe(false);
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const newest = () => sheetRows()[0] ?? document.body;
    await press(user, newest(), 'Sign');
    const dialog = await screen.findByRole('dialog');
    drawSignature(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Sign' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(newest()).toHaveTextContent('Signed'));
    await press(user, newest(), 'Send by mail');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.extra.heldBack.hasAny()).toBe(true);
  });
});
