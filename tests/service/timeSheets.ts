import * as v from 'valibot';
import type { Store } from './database';
import { pdfField, pngField } from './files';
import type { Parts } from './parts';
import { pageOf } from './projectOf';
import { notFound, Refusal } from './refusal';
import type { Router } from './router';
import { sheetRows } from './sheetRows';
import { body, day, nothing, page } from './validate';

const newSheet = v.pipe(
  v.strictObject({ state: v.literal('prepared', 'prepared is expected'), from: day, to: day }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'is before from'),
    ['to'],
  ),
);

const sheetRow = v.object({
  id: v.number(),
  guid: v.string(),
  state: v.picklist(['prepared', 'signed']),
  fromDay: v.string(),
  toDay: v.string(),
  signature: v.nullable(v.string()),
  signatureTimestamp: v.nullable(v.string()),
  signatureMail: v.nullable(v.string()),
  rows: v.nullable(v.pipe(v.string(), v.parseJson())),
});
type SheetRow = v.InferOutput<typeof sheetRow>;

const listColumns =
  'id, guid, state, fromDay, toDay, null as signature, signatureTimestamp, signatureMail, null as rows';

function ownSheet(store: Store, sheetId: number, guid: string): SheetRow {
  const found = store.one(sheetRow, 'select * from sheets where id = ? and guid = ?', sheetId, guid);
  if (!found) throw notFound('time sheet');
  return found;
}

function listed({ id, state, fromDay: from, toDay: to }: SheetRow): Record<string, unknown> {
  const sheet = { id, state, from, to, dateFrom: from, dateTo: to };
  return { ...sheet, body: sheet };
}

function addSigning({ call }: Router, { store, mailbox, now }: Parts): void {
  call(
    'POST /sheet/time/:id/sign',
    body(v.strictObject({ data: pngField })),
    ({ me, id, body: { data } }) => {
      const sheet = ownSheet(store, id(), me.guid);
      if (sheet.state === 'signed') throw new Refusal(409, 'the time sheet is already signed');
      // The signed content must not change any more, so its current rows are stored with the signature.
      store.run(
        `update sheets set state = 'signed', signature = ?, signatureTimestamp = ?, signatureMail = ?, rows = ? where id = ?`,
        data,
        new Date(now()).toISOString(),
        me.mail,
        JSON.stringify(sheetRows(store, me.guid, sheet.fromDay, sheet.toDay)),
        sheet.id,
      );
      return new Response(null, { status: 204 });
    },
  );

  call('POST /sheet/time/:id/mailsender', body(v.strictObject({ attachment: pdfField })), ({ me, id }) => {
    const sheet = ownSheet(store, id(), me.guid);
    if (sheet.state !== 'signed') throw new Refusal(409, 'only a signed time sheet can be mailed');
    const accountants = store.all(
      v.object({ mail: v.string() }),
      'select mail from users where accountant = 1 order by mail',
    );
    for (const mail of new Set([me.mail, ...accountants.map((one) => one.mail)])) {
      mailbox.send(
        mail,
        `Tagwerk: Stundenzettel ${me.username}, ${sheet.fromDay} bis ${sheet.toDay}`,
        'Der unterschriebene Stundenzettel liegt als PDF bei.',
      );
    }
    return { status: 'ok' };
  });
}

export function addTimeSheets(router: Router, parts: Parts): void {
  const { call } = router;
  const { store } = parts;

  call('POST /sheet/time', body(page), ({ me, body: { start, count } }) =>
    store
      .all(
        sheetRow,
        `select ${listColumns} from sheets where guid = ? order by id desc ${pageOf}`,
        me.guid,
        count,
        start,
      )
      .map(listed),
  );

  call('PUT /sheet/time', body(newSheet), ({ me, body: { state, from, to } }) => {
    const { insertId } = store.run(
      'insert into sheets (guid, state, fromDay, toDay) values (?, ?, ?, ?)',
      me.guid,
      state,
      from,
      to,
    );
    return { insertId };
  });

  call('GET /sheet/time/:id', nothing, ({ me, id }) => {
    const { signature, signatureTimestamp, signatureMail: mail, ...sheet } = ownSheet(store, id(), me.guid);
    return {
      signature: signature === null ? [] : [{ signature, signatureTimestamp, mail }],
      data: sheet.rows ?? sheetRows(store, me.guid, sheet.fromDay, sheet.toDay),
    };
  });

  call('DELETE /sheet/time/:id', nothing, ({ me, id }) => {
    const { changes } = store.run('delete from sheets where id = ? and guid = ?', id(), me.guid);
    if (changes === 0) throw notFound('time sheet');
    return { affectedRows: 1 };
  });

  addSigning(router, parts);
}
