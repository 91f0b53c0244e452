import { describe, expect, it } from 'vitest';
import { fieldOf, listOf, numberOf, startTest, testDay } from './testing';

const file = {
  filename: 'b.pdf',
  contentType: 'application/pdf',
  encoding: 'base64',
  path: 'data:application/pdf;base64,JVBERi0xLjQK',
};
const expense = {
  Employee: 'jalbrecht',
  Date: testDay,
  VoucherNumber: 2141,
  Type: 'Kraftstoff',
  TotalCost: 12.5,
  Project_fk: null,
  Customer_fk: null,
  Description: null,
};

describe('expenses', () => {
  it('are listed for their owner, newest first, with receipts as values', async () => {
    const { jana } = startTest();
    const all = listOf((await jana.send('POST /expenses', { start: 0, count: 100 })).body);
    const days = all.map((one) => String(fieldOf(one, 'Date')));
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(all.map((one) => fieldOf(one, 'FileLink', 'contentType')))).toEqual(
      new Set([undefined, 'image/png', 'image/jpeg', 'application/pdf']),
    );
  });

  it('are created and deleted', async () => {
    const { jana, tobias } = startTest();
    const created = await jana.send('PUT /expenses', { ...expense, FileLink: file });
    const id = numberOf(fieldOf(created.body, 'insertId'));
    const [first] = listOf((await jana.send('POST /expenses', { start: 0, count: 1 })).body);
    expect(first).toEqual({ ...expense, Id: id, FileLink: file });
    expect((await tobias.send(`DELETE /expenses/${id}`)).status).toBe(404);
    expect((await jana.send(`DELETE /expenses/${id}`)).body).toEqual({ affectedRows: 1 });
  });

  it('have an optional voucher number of digits', async () => {
    const { jana } = startTest();
    expect((await jana.send('PUT /expenses', { ...expense, VoucherNumber: '0042' })).status).toBe(200);
    const [first] = listOf((await jana.send('POST /expenses', { start: 0, count: 1 })).body);
    expect(fieldOf(first, 'VoucherNumber')).toBe(42);
    expect((await jana.send('PUT /expenses', { ...expense, VoucherNumber: null })).status).toBe(200);
  });

  it.each([
    [{ TotalCost: '12.50' }, 400, 'TotalCost: a number is expected'],
    [{ VoucherNumber: 'A-1' }, 400, 'VoucherNumber: a number is expected'],
    [
      { Type: 'Fuel' },
      400,
      'Type: one of Kraftstoff, Bürobedarf, Reisekosten, Verpflegung, Sonstiges is expected',
    ],
    [{ Description: '' }, 400, 'Description: must not be empty'],
    [{ FileLink: null }, 400, 'FileLink: an object is expected'],
    [{ FileLink: { ...file, encoding: 'utf8' } }, 400, 'FileLink.encoding: base64 is expected'],
    [
      { FileLink: { ...file, contentType: 'image/png' } },
      400,
      'FileLink.path: a data URL of the content type is expected',
    ],
    [{ FileLink: { ...file, size: 3 } }, 400, 'FileLink.size: is not known to this call'],
    [{ Employee: 'treimann' }, 403, 'Employee: only your own user name'],
    [{ Project_fk: 999 }, 400, 'Project_fk: no such project'],
  ])('refuse %j', async (change, status, message) => {
    const { jana } = startTest();
    expect(await jana.send('PUT /expenses', { ...expense, ...change })).toEqual({
      status,
      body: { message },
    });
  });

  it('accept receipts of up to 3,480,260 bytes', async () => {
    const { jana } = startTest();
    const send = async (bytes: number) => {
      const path = `data:application/pdf;base64,${Buffer.alloc(bytes).toString('base64')}`;
      return jana.send('PUT /expenses', { ...expense, FileLink: { ...file, path } });
    };
    expect((await send(3_480_260)).status).toBe(200);
    expect((await send(3_480_261)).body).toEqual({ message: 'FileLink.path: at most 3480260 bytes' });
  });
});
