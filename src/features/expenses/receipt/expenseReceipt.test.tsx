import { PDFDocument } from '@cantoo/pdf-lib';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import {
  fileOf,
  firstExpense,
  openExpenseDialog,
  openExpenses,
  sampleBytes,
} from '../../../../tests/journeys/expensesScreen';

const ticket = () => fileOf(sampleBytes('png'), 'ticket.png');
const half = () => fileOf(sampleBytes('jpeg').slice(0, -50), 'halb.jpg');
const refusal = 'halb.jpg is damaged or incomplete.';

async function openDialog() {
  const app = await openExpenses();
  const dialog = within(await openExpenseDialog(app.user));
  await app.user.type(dialog.getByLabelText('Cost'), '7,25');
  const choose = async (file: File) => app.user.upload(dialog.getByLabelText('Receipt'), file);
  const press = async (name: string) => app.user.click(dialog.getByRole('button', { name }));
  /** Waits until nothing is being read or saved, so that the next press takes effect. */
  const saveable = async () =>
    waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Save and close' })).toHaveAttribute(
        'aria-disabled',
        'false',
      ),
    );
  return { ...app, dialog, choose, press, saveable };
}

/** Delays reading files until `letGo`, as on a slow drive. */
function holdReading(): { readonly letGo: () => void } {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const read = Reflect.get(FileReader.prototype, 'readAsArrayBuffer');
  vi.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function wait(
    this: FileReader,
    blob,
  ) {
    void held.then(() => read.call(this, blob));
  });
  return { letGo };
}

const turns = async () => new Promise((resolve) => setTimeout(resolve, 50));

describe('saving while the receipt is still being read', () => {
  test('"Save and close" waits for a receipt being read and sends it (R-7.10)', async () => {
    const calls = watchCalls();
    const { letGo } = holdReading();
    const { dialog, choose, press } = await openDialog();
    await choose(ticket());
    await press('Save and close');
    expect(dialog.getByText('Reading ticket.png …')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save and close' })).toHaveAttribute('aria-disabled', 'true');
    await turns();
    expect(calls.of('PUT')).toEqual([]);
    letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT', '/expenses').map(({ body }) => body)).toEqual([
      expect.objectContaining({ FileLink: expect.objectContaining({ filename: 'ticket.png' }) }),
    ]);
    expect(firstExpense()).toHaveTextContent('€7.25');
  });

  test('"Save and next" waits for the file that was chosen last and sends it', async () => {
    const calls = watchCalls();
    const { letGo } = holdReading();
    const { dialog, choose, press } = await openDialog();
    await choose(half());
    await choose(ticket());
    await press('Save and next');
    letGo();
    await waitFor(() => expect(calls.of('PUT', '/expenses')).toHaveLength(1));
    await waitFor(() => expect(dialog.queryByText(/ticket\.png/u)).not.toBeInTheDocument());
    expect(calls.of('PUT')[0]?.body).toMatchObject({ FileLink: { filename: 'ticket.png' } });
  });

  test('a file chosen after "Save and next" belongs to the next expense (R-7.11)', async () => {
    const calls = watchCalls();
    const { letGo } = holdReading();
    const { dialog, choose, press, saveable } = await openDialog();
    await choose(ticket());
    await press('Save and next');
    await choose(fileOf(sampleBytes('png'), 'second.png'));
    letGo();
    await waitFor(() => expect(calls.of('PUT', '/expenses')).toHaveLength(1));
    expect(await dialog.findByText('second.png')).toBeVisible();
    await saveable();
    await press('Save and close');
    // All other values are the same as before, so a question is asked.
    await dialog.findByText(/^This receipt has been recorded already/u);
    await saveable();
    await press('Save and close');
    await waitFor(() => expect(calls.of('PUT', '/expenses')).toHaveLength(2));
    expect(calls.of('PUT', '/expenses').map(({ body }) => body)).toEqual([
      expect.objectContaining({ FileLink: expect.objectContaining({ filename: 'ticket.png' }) }),
      expect.objectContaining({ FileLink: expect.objectContaining({ filename: 'second.png' }) }),
    ]);
  });

  test('a refused file is not left out silently: the reason is shown, and nothing is sent', async () => {
    const calls = watchCalls();
    const { letGo } = holdReading();
    const { dialog, choose, press, saveable } = await openDialog();
    await choose(half());
    await press('Save and close');
    letGo();
    expect(await dialog.findByText(refusal)).toBeVisible();
    await saveable();
    expect(calls.of('PUT')).toEqual([]);
    // After reading that, the user may save without a receipt.
    await press('Save and close');
    await waitFor(() => expect(calls.of('PUT')).toHaveLength(1));
    expect(calls.of('PUT')[0]?.body).not.toHaveProperty('FileLink');
  });

  test('an invalid field is reported at once, even while a receipt is being read', async () => {
    const { letGo } = holdReading();
    const { user, dialog, choose, press } = await openDialog();
    await user.clear(dialog.getByLabelText('Cost'));
    await choose(ticket());
    await press('Save and close');
    expect(await dialog.findByText('Enter cost')).toBeVisible();
    expect(dialog.getByText('Reading ticket.png …')).toBeVisible();
    letGo();
    expect(await dialog.findByRole('button', { name: 'View receipt' })).toBeVisible();
  });

  test('nothing is saved if the form is discarded while a receipt is being read', async () => {
    const calls = watchCalls();
    const { letGo } = holdReading();
    const { choose, press } = await openDialog();
    await choose(ticket());
    await press('Save and close');
    await press('Cancel');
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    letGo();
    await turns();
    expect(calls.of('PUT')).toEqual([]);
  });
});

describe('a receipt that is attached already', () => {
  test('an attached receipt stays and is sent if another file is refused with the reason', async () => {
    const calls = watchCalls();
    const { dialog, choose, press } = await openDialog();
    await choose(ticket());
    await dialog.findByText('ticket.png');
    await choose(half());
    expect(await dialog.findByText(refusal)).toBeVisible();
    expect(dialog.getByText('ticket.png')).toBeVisible();
    expect(dialog.getByLabelText('Receipt')).toHaveAccessibleDescription(refusal);
    await press('Save and close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT')[0]?.body).toMatchObject({ FileLink: { filename: 'ticket.png' } });
  });

  test('an attached receipt stays until the other file is read, and is then replaced', async () => {
    const { dialog, choose, press } = await openDialog();
    await choose(ticket());
    await dialog.findByText('ticket.png');
    const { letGo } = holdReading();
    await choose(fileOf(sampleBytes('pdf'), 'hotel.pdf'));
    expect(dialog.getByText('Reading hotel.pdf …')).toBeVisible();
    expect(dialog.getByText('ticket.png')).toBeVisible();
    letGo();
    expect(await dialog.findByText('hotel.pdf')).toBeVisible();
    expect(dialog.queryByText('ticket.png')).not.toBeInTheDocument();
    await choose(half());
    await dialog.findByText(refusal);
    await press('Remove receipt');
    expect(dialog.queryByText('hotel.pdf')).not.toBeInTheDocument();
    expect(dialog.queryByText(refusal)).not.toBeInTheDocument();
  });
});

describe('text copied together with a picture, as Excel and Word do', () => {
  const copied = (...types: readonly string[]) => ({
    clipboardData: { types: [...types, 'Files'], files: [fileOf(sampleBytes('png'), 'image.png')] },
  });

  test('text copied with a picture is pasted into a text field as usual', async () => {
    const { dialog } = await openDialog();
    const isLeftAlone = fireEvent.paste(dialog.getByLabelText('Description'), copied('text/plain'));
    expect(isLeftAlone).toBe(true);
    await turns();
    expect(dialog.queryByText(/image\.png/u)).not.toBeInTheDocument();
  });

  test('text copied with a picture is a receipt outside text fields; a picture alone is one everywhere', async () => {
    const { dialog, press } = await openDialog();
    expect(fireEvent.paste(dialog.getByLabelText('Type'), copied('text/plain'))).toBe(false);
    expect(await dialog.findByText('image.png')).toBeVisible();
    await press('Remove receipt');
    expect(fireEvent.paste(dialog.getByLabelText('Description'), copied())).toBe(false);
    expect(await dialog.findByText('image.png')).toBeVisible();
  });
});

describe('a PDF that no time sheet can show', () => {
  async function lockedPdf(passwords: { userPassword: string; ownerPassword: string }) {
    const document = await PDFDocument.create();
    document.addPage();
    document.encrypt(passwords);
    return new Uint8Array(await document.save());
  }

  test.each([
    ['damaged', async () => Promise.resolve('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj'), 'is damaged'],
    [
      'locked',
      async () => lockedPdf({ userPassword: 'geheim', ownerPassword: 'geheim' }),
      'is protected by a password',
    ],
  ])(
    'a PDF that is %s is attached with a warning, and another file can be chosen',
    async (_kind, file, words) => {
      const calls = watchCalls();
      const { dialog, choose, press } = await openDialog();
      await choose(fileOf(await file(), 'hotel.pdf'));
      const warning = await dialog.findByRole('alert');
      expect(warning).toHaveTextContent(`hotel.pdf ${words}. The time sheet will only say so`);
      const click = vi.spyOn(HTMLInputElement.prototype, 'click');
      await press('Choose another file');
      expect(click.mock.contexts).toEqual([dialog.getByLabelText('Receipt')]);
      await choose(ticket());
      expect(await dialog.findByText('ticket.png')).toBeVisible();
      expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
      await choose(fileOf(await file(), 'hotel.pdf'));
      await dialog.findByRole('alert');
      await press('Save and close');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(calls.of('PUT')[0]?.body).toMatchObject({ FileLink: { filename: 'hotel.pdf' } });
    },
  );

  test('a PDF with only an owner password is attached without a warning', async () => {
    const { dialog, choose } = await openDialog();
    await choose(fileOf(await lockedPdf({ userPassword: '', ownerPassword: 'geheim' }), 'bahn.pdf'));
    expect(await dialog.findByText('bahn.pdf')).toBeVisible();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });
});
