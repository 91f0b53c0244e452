import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import {
  expenseRows,
  fileOf,
  firstExpense,
  openExpenseDialog,
  openExpenses,
  sampleBytes,
  sampleUrl,
} from '../../../../tests/journeys/expensesScreen';
import { testToday } from '../../../../tests/today';

async function openDialog() {
  const app = await openExpenses();
  return { ...app, dialog: within(await openExpenseDialog(app.user)) };
}

describe('the record-expenses dialog', () => {
  test('contract: every field is sent, empty ones as null; the new expense goes to the front (R-7.5, R-7.17)', async () => {
    const calls = watchCalls();
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Cost'), '12,50');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT', '/expenses').map(({ body }) => body)).toEqual([
      {
        Employee: 'jalbrecht',
        Date: testToday,
        VoucherNumber: null,
        Type: 'Kraftstoff',
        TotalCost: 12.5,
        Project_fk: null,
        Customer_fk: null,
        Description: null,
      },
    ]);
    expect(firstExpense()).toHaveTextContent('€12.50');
    expect(calls.of('POST', '/expenses')).toHaveLength(1);
  });

  test('the voucher number is sent as an integer, the cost as a float, typed with a point (R-7.15)', async () => {
    const calls = watchCalls();
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Number'), '0042');
    await user.type(dialog.getByLabelText('Cost'), '1249.99');
    await user.selectOptions(dialog.getByLabelText('Type'), 'Office supplies');
    await user.type(dialog.getByLabelText('Description'), 'Chairs');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(firstExpense()).toHaveTextContent('Chairs'));
    expect(calls.of('PUT', '/expenses')[0]?.body).toMatchObject({
      VoucherNumber: 42,
      TotalCost: 1249.99,
      Type: 'Bürobedarf',
    });
    expect(firstExpense()).toHaveTextContent('42');
    expect(firstExpense()).toHaveTextContent('€1,249.99');
  });

  test('date and cost are required, the number is an integer; otherwise nothing is sent (R-7.14)', async () => {
    const calls = watchCalls();
    const { user, dialog } = await openDialog();
    await user.clear(dialog.getByLabelText('Date'));
    await user.type(dialog.getByLabelText('Number'), '12,5');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    expect(await dialog.findByText('Enter Date')).toBeVisible();
    expect(dialog.getByText('Enter cost')).toBeVisible();
    expect(dialog.getByText(/Enter a whole number/u)).toBeVisible();
    await user.type(dialog.getByLabelText('Cost'), '12.505');
    expect(await dialog.findByText('At most two decimals')).toBeVisible();
    expect(calls.of('PUT')).toEqual([]);
  });

  test('the project-expense switch reveals customer and project; switching it off clears them (R-7.6)', async () => {
    const calls = watchCalls();
    const { user, dialog } = await openDialog();
    expect(dialog.queryByLabelText('Customer')).not.toBeInTheDocument();
    const toggle = dialog.getByRole('switch', { name: 'Project expense' });
    await user.click(toggle);
    const customer = dialog.getByLabelText('Customer');
    await within(customer).findByRole('option', { name: 'Stadtwerke Lindenau' });
    await user.selectOptions(customer, 'Stadtwerke Lindenau');
    const project = dialog.getByLabelText('Project');
    await user.selectOptions(
      project,
      await within(project).findByRole('option', { name: 'Kundenportal 2.0' }),
    );
    await user.click(toggle);
    expect(dialog.queryByLabelText('Customer')).not.toBeInTheDocument();
    await user.click(toggle);
    expect(dialog.getByLabelText('Customer')).toHaveValue('');
    expect(dialog.getByLabelText('Project')).toHaveValue('');
    await user.click(toggle);
    await user.type(dialog.getByLabelText('Cost'), '5');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(calls.of('PUT', '/expenses')).toHaveLength(1));
    expect(calls.of('PUT', '/expenses')[0]?.body).toMatchObject({ Customer_fk: null, Project_fk: null });
  });

  test('a project expense may have no customer: both are sent as null', async () => {
    const calls = watchCalls();
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Cost'), '5');
    await user.click(dialog.getByRole('switch', { name: 'Project expense' }));
    expect(dialog.getByLabelText('Customer')).not.toBeRequired();
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT')[0]?.body).toMatchObject({ Customer_fk: null, Project_fk: null });
  });

  test('"Save and next" stays open and resets the file and the project fields (R-7.7, R-7.8)', async () => {
    const calls = watchCalls();
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Number'), '2141');
    await user.type(dialog.getByLabelText('Cost'), '5');
    await user.type(dialog.getByLabelText('Description'), 'Ticket');
    await user.upload(dialog.getByLabelText('Receipt'), fileOf(sampleBytes('png'), 'ticket.png'));
    await dialog.findByText('ticket.png');
    await user.click(dialog.getByRole('switch', { name: 'Project expense' }));
    const customer = dialog.getByLabelText('Customer');
    await within(customer).findByRole('option', { name: 'Stadtwerke Lindenau' });
    await user.selectOptions(customer, 'Stadtwerke Lindenau');
    await user.click(dialog.getByRole('button', { name: 'Save and next' }));
    await waitFor(() => expect(dialog.queryByText('ticket.png')).not.toBeInTheDocument());
    const cost = dialog.getByLabelText<HTMLInputElement>('Cost');
    await waitFor(() => expect(cost).toHaveFocus());
    expect([cost.selectionStart, cost.selectionEnd]).toEqual([0, 1]);
    expect(dialog.getByText('Still from the last receipt: Number, Cost, Description.')).toBeVisible();
    expect(dialog.getByRole('switch', { name: 'Project expense' })).not.toBeChecked();
    expect(dialog.queryByLabelText('Customer')).not.toBeInTheDocument();
    expect(dialog.getByLabelText('Description')).toHaveValue('Ticket');
    expect(dialog.getByLabelText('Cost')).toHaveValue('5');
    expect(calls.of('PUT', '/expenses')[0]?.body).toMatchObject({
      Customer_fk: expect.any(Number),
      FileLink: {
        filename: 'ticket.png',
        contentType: 'image/png',
        encoding: 'base64',
        path: sampleUrl('png'),
      },
    });
    await user.keyboard('6');
    expect(dialog.getByText('Still from the last receipt: Number, Description.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Number'));
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT', '/expenses')[1]?.body).not.toHaveProperty('FileLink');
    expect(expenseRows()[0]).toHaveTextContent('Ticket');
    expect(expenseRows()[1]).toHaveTextContent('Ticket');
  });

  test('a failed save shows the reason, keeps fields and receipt, and can be repeated', async () => {
    server.use(
      http.put('*/api/expenses', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }), {
        once: true,
      }),
    );
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Cost'), '7,25');
    await user.upload(dialog.getByLabelText('Receipt'), fileOf(sampleBytes('pdf'), 'hotel.pdf'));
    await dialog.findByText('hotel.pdf');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Not saved\..*502/u);
    expect(dialog.getByLabelText('Cost')).toHaveValue('7,25');
    expect(dialog.getByText('hotel.pdf')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(firstExpense()).toHaveTextContent('€7.25'));
  });
});

describe('the receipt', () => {
  test('a receipt can be dropped anywhere on the window (R-7.20)', async () => {
    const { dialog } = await openDialog();
    const dropped = { types: ['Files'], files: [fileOf(sampleBytes('jpeg'), 'ticket.jpg')] };
    fireEvent.drop(document.body, { dataTransfer: dropped });
    expect(await dialog.findByText('ticket.jpg')).toBeVisible();
  });

  test('a receipt can be pasted; pasted text stays text (R-7.20)', async () => {
    const { user, dialog } = await openDialog();
    fireEvent.paste(document.body, { clipboardData: { files: [fileOf(sampleBytes('png'), 'image.png')] } });
    expect(await dialog.findByText('image.png')).toBeVisible();
    expect(dialog.getByLabelText('Cost')).toHaveFocus();
    await user.click(dialog.getByLabelText('Description'));
    await user.paste('Taxi');
    expect(dialog.getByLabelText('Description')).toHaveValue('Taxi');
  });

  test('a receipt can be viewed before it is sent, and removed', async () => {
    const calls = watchCalls();
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Cost'), '1');
    await user.upload(dialog.getByLabelText('Receipt'), fileOf(sampleBytes('pdf'), 'hotel.pdf'));
    await user.click(await dialog.findByRole('button', { name: 'View receipt' }));
    const preview = within(await screen.findByRole('dialog', { name: 'hotel.pdf' }));
    expect(await preview.findByRole('link', { name: 'Download' })).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'hotel.pdf' })).not.toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: 'Remove receipt' }));
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(calls.of('PUT')).toHaveLength(1));
    expect(calls.of('PUT')[0]?.body).not.toHaveProperty('FileLink');
  });

  test.each([
    ['a wrong extension', fileOf('Quittung', 'beleg.pdf'), 'beleg.pdf is neither PDF nor PNG nor JPEG.'],
    ['zero bytes', fileOf('', 'leer.png'), 'leer.png is empty.'],
    [
      'a truncated JPEG',
      fileOf(sampleBytes('jpeg').slice(0, -50), 'halb.jpg'),
      'halb.jpg is damaged or incomplete.',
    ],
    [
      'a PNG of 0 x 0 pixels',
      fileOf(sampleBytes('png').fill(0, 16, 24), 'nichts.png'),
      'nichts.png is an image without content.',
    ],
    [
      'a PDF above 3,480,260 bytes',
      fileOf(`%PDF-1.4${' '.repeat(3_480_260)}%%EOF`, 'lang.pdf'),
      'lang.pdf is too large. A PDF cannot be scaled down here.',
    ],
  ])('%s is refused with its reason, and the form stays usable (R-7.13)', async (_name, file, message) => {
    const { user, dialog } = await openDialog();
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file] } });
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText('Receipt')).toHaveAccessibleDescription(message);
    await user.upload(dialog.getByLabelText('Receipt'), fileOf(sampleBytes('png'), 'gut.png'));
    expect(await dialog.findByText('gut.png')).toBeVisible();
    expect(dialog.queryByText(message)).not.toBeInTheDocument();
  });

  test('a PNG named .pdf is attached as a PNG', async () => {
    const calls = watchCalls();
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Cost'), '1');
    await user.upload(dialog.getByLabelText('Receipt'), fileOf(sampleBytes('png'), 'scan.pdf'));
    expect(await dialog.findByText('scan.png')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(calls.of('PUT')).toHaveLength(1));
    expect(calls.of('PUT')[0]?.body).toMatchObject({
      FileLink: { filename: 'scan.png', contentType: 'image/png' },
    });
  });
});
