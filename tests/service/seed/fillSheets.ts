import type { Store } from '../database';
import { addDays } from '../days';
import { sheetRows } from '../sheetRows';
import { personOf, type Person } from './people';
import { bitmap, fillRect, pngDataUrl } from './png';
import { randomOf } from './random';
import { rowsOnce } from './rowsOnce';

/** A line in the green of the signature pad that looks handwritten, trimmed as the pad trims it. */
const signatureOf = rowsOnce((mail) => {
  const draw = randomOf(`signature ${mail}`);
  const picture = bitmap(240, 80);
  const [fast, slow, tilt] = [draw.between(7, 11), draw.between(2, 4), draw.between(6, 14)];
  for (let step = 0; step < 1400; step += 1) {
    const along = step / 1400;
    const swing = Math.sin(along * fast * 6.28) * (24 - 14 * along) + Math.sin(along * slow * 6.28) * 10;
    const x = 12 + along * 200 + Math.cos(along * fast * 6.28) * 8;
    fillRect(picture, [Math.round(x), Math.round(42 - along * tilt + swing), 2, 2]);
  }
  return pngDataUrl(picture, [
    [255, 255, 255, 0],
    [22, 122, 62, 255],
  ]);
});

const firstOf = (day: string): string => `${day.slice(0, 8)}01`;
const monthBefore = (first: string): string => firstOf(addDays(first, -1));

function addSheet(store: Store, person: Person, from: string, to: string, signedOn?: string): void {
  const { insertId } = store.run(
    `insert into sheets (guid, state, fromDay, toDay) values (?, 'prepared', ?, ?)`,
    person.guid,
    from,
    to,
  );
  if (signedOn === undefined) return;
  store.run(
    `update sheets set state = 'signed', signature = ?, signatureTimestamp = ?, signatureMail = ?, rows = ? where id = ?`,
    signatureOf(person.mail),
    `${signedOn}T08:15:00.000Z`,
    person.mail,
    JSON.stringify(sheetRows(store, person.guid, from, to)),
    insertId,
  );
}

/**
 * The sheets of the months before the last are signed, the last month's is waiting for its signature, and Jana has begun
 * this month's.
 *
 * @param start the day before which nothing was recorded; two months are there in any case
 */
export function fillSheets(store: Store, today: string, start: string): void {
  const thisMonth = firstOf(today);
  const lastMonth = monthBefore(thisMonth);
  let month = monthBefore(lastMonth);
  const before = [month];
  while (monthBefore(month) >= start) before.unshift((month = monthBefore(month)));
  for (const username of ['jalbrecht', 'treimann', 'mschaefer', 'dokafor', 'lzielinska', 'epapadopoulou']) {
    const person = personOf(username);
    for (const first of before) {
      const next = firstOf(addDays(first, 31));
      addSheet(store, person, first, addDays(next, -1), addDays(next, 1));
    }
    addSheet(store, person, lastMonth, addDays(thisMonth, -1));
  }
  addSheet(store, personOf('jalbrecht'), thisMonth, today);
}
