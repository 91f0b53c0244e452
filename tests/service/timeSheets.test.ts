import { describe, expect, it } from 'vitest';
import { bitmap, pngDataUrl } from './seed/png';
import { fieldOf, listOf, numberOf, startTest } from './testing';

const signature = pngDataUrl(bitmap(4, 4), [[0, 0, 0, 0]]);
const pdf = 'data:application/pdf;base64,JVBERi0xLjQK';
const november = { state: 'prepared', from: '2026-11-01', to: '2026-11-30' };

describe('time sheets', () => {
  it('are listed newest first, each with its fields in the body, too', async () => {
    const { jana } = startTest();
    const all = listOf((await jana.send('POST /sheet/time', { start: 0, count: 20 })).body);
    expect(all.map((sheet) => fieldOf(sheet, 'state'))).toEqual(['prepared', 'prepared', 'signed']);
    const { body: inner, ...outer } = Object(all[2]);
    expect(inner).toEqual(outer);
    expect(outer).toMatchObject({
      from: '2026-09-01',
      to: '2026-09-30',
      dateFrom: '2026-09-01',
      dateTo: '2026-09-30',
    });
  });

  it('contain the work and expenses of their days, an expense with its receipt', async () => {
    const { jana } = startTest();
    const { body } = await jana.send('PUT /sheet/time', november);
    const sheet = await jana.send(`GET /sheet/time/${numberOf(fieldOf(body, 'insertId'))}`);
    expect(fieldOf(sheet.body, 'signature')).toEqual([]);
    const rows = listOf(fieldOf(sheet.body, 'data'));
    const days = rows.map((row) => String(fieldOf(row, 'Datum')));
    expect(days).toEqual(days.toSorted());
    expect(days.every((day) => day >= '2026-11-01' && day <= '2026-11-30')).toBe(true);
    const expenses = rows.filter((row) => fieldOf(row, 'Betrag') !== undefined);
    expect(expenses.map((row) => fieldOf(row, 'Betrag'))).toEqual([81.35, 1249, 16, 143, 24.9, 78.6]);
    expect(fieldOf(expenses[0], 'FileLink')).toMatch(/^data:image\/png;base64,/);
    const work = rows.find((row) => !expenses.includes(row));
    expect(Object.keys(Object(work))).toEqual([
      'Datum',
      'Ort',
      'Von',
      'Bis',
      'AStd',
      'RStd',
      'Kunde',
      'Projekt',
      'Tätigkeit',
      'kM',
      'VSatz',
    ]);
  });

  it('are signed once and mailed afterwards, and do not change any more', async () => {
    const { service, jana } = startTest();
    const id = numberOf(fieldOf((await jana.send('PUT /sheet/time', november)).body, 'insertId'));
    const route = `/sheet/time/${id}`;
    expect((await jana.send(`POST ${route}/mailsender`, { attachment: pdf })).status).toBe(409);
    expect(await jana.send(`POST ${route}/sign`, { data: signature })).toEqual({
      status: 204,
      body: undefined,
    });
    expect((await jana.send(`POST ${route}/sign`, { data: signature })).status).toBe(409);
    const signed = await jana.send(`GET ${route}`);
    expect(fieldOf(signed.body, 'signature')).toEqual([
      { signature, signatureTimestamp: expect.stringMatching(/Z$/), mail: 'jana.albrecht@nordfeld.example' },
    ]);
    const [first] = listOf((await jana.send('POST /workrecords', { start: 0, count: 1 })).body);
    await jana.send(`DELETE /workrecords/${numberOf(fieldOf(first, 'Id'))}`);
    expect((await jana.send(`GET ${route}`)).body).toEqual(signed.body);
    expect(await jana.send(`POST ${route}/mailsender`, { attachment: pdf })).toEqual({
      status: 200,
      body: { status: 'ok' },
    });
    expect(service.mails().map((mail) => mail.to)).toEqual([
      'sophie.neumann@nordfeld.example',
      'jana.albrecht@nordfeld.example',
    ]);
  });

  it('are accessible to their owner only', async () => {
    const { jana, tobias } = startTest();
    const [sheet] = listOf((await jana.send('POST /sheet/time', { start: 0, count: 1 })).body);
    const route = `/sheet/time/${numberOf(fieldOf(sheet, 'id'))}`;
    for (const call of [`GET ${route}`, `DELETE ${route}`])
      expect((await tobias.send(call)).status).toBe(404);
    expect((await tobias.send(`POST ${route}/sign`, { data: signature })).status).toBe(404);
    expect((await jana.send(`DELETE ${route}`)).body).toEqual({ affectedRows: 1 });
  });

  it.each([
    ['PUT /sheet/time', { ...november, state: 'signed' }, 'state: prepared is expected'],
    ['PUT /sheet/time', { ...november, to: '2026-10-31' }, 'to: is before from'],
    ['PUT /sheet/time', { ...november, to: '2026-11-31' }, 'to: a date yyyy-mm-dd is expected'],
    ['POST /sheet/time/1/sign', { data: pdf }, 'data: a data URL of image/png is expected'],
    [
      'POST /sheet/time/1/sign',
      { data: 'data:image/png;base64,AAAA' },
      'data: a data URL of image/png is expected',
    ],
    [
      'POST /sheet/time/1/mailsender',
      { attachment: signature },
      'attachment: a data URL of application/pdf is expected',
    ],
  ])('%s refuses %j', async (call, body, message) => {
    const { jana } = startTest();
    expect(await jana.send(call, body)).toEqual({ status: 400, body: { message } });
  });
});
