import * as v from 'valibot';
import type { Service } from '../service';

const states = ['Not started', 'In work', 'Assigned', 'Not assigned'];
const priorities = ['Normal', 'Important', 'Normal', 'Urgent', 'Normal', 'Irrelevant'];
const subjects = [
  'Schnittstelle prüfen',
  'Stücklisten und Alternativen aus dem Altsystem übernehmen',
  'Abnahmeprotokoll an den Kunden senden',
  'Lasttest',
  'Berechtigungskonzept mit dem Betriebsrat abstimmen und nachreichen',
  'Rückmeldungen der Schicht einarbeiten',
];

/**
 * Adds a board of class personally with `buckets` columns and `count` tasks, none of them completed, and returns its
 * id. For benches and for tests that need a long board.
 */
export function seedBoard(
  { db }: Service,
  owner: string,
  { title, buckets, count }: { readonly title: string; readonly buckets: number; readonly count: number },
): number {
  let board = 0;
  db.inTransaction(() => {
    board = db.run(
      `insert into boards (title, class, owner) values (?, 'personally', ?)`,
      title,
      owner,
    ).insertId;
    db.run('insert into boardMembers values (?, ?)', board, owner);
    const columns = Array.from(
      { length: buckets },
      (_, at) =>
        db.run(
          'insert into buckets (boardId, name, stage) values (?, ?, ?)',
          board,
          `Spalte ${at + 1}`,
          at + 1,
        ).insertId,
    );
    const people = db
      .all(v.object({ guid: v.string() }), 'select guid from users order by guid limit 20')
      .map(({ guid }) => guid);
    for (let at = 0; at < count; at += 1) {
      const { insertId: task } = db.run(
        `insert into tasks (boardId, bucketId, title, stage, state, priority, endDate) values (?, ?, ?, 10, ?, ?, ?)`,
        board,
        columns[at % buckets] ?? 0,
        `${subjects[at % subjects.length]} ${at + 1}`,
        states[Math.floor(at / buckets) % states.length] ?? '',
        priorities[at % priorities.length] ?? '',
        at % 3 === 0 ? null : `2026-11-${String(10 + (at % 20)).padStart(2, '0')}`,
      );
      for (let member = 0; member < at % 4; member += 1)
        db.run('insert into taskMembers values (?, ?)', task, people[(at + member) % people.length] ?? owner);
      if (at % 5 === 0)
        db.run(
          `insert into comments (taskId, content, guid, commentTime) values (?, 'Siehe Protokoll', ?, '2026-11-17T09:00:00.000Z')`,
          task,
          owner,
        );
    }
  });
  return board;
}
