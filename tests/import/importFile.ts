import { readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  ImportReading,
  ImportRow,
  ReadingChoices,
  ReadingContext,
  RefusedFile,
} from '@/domain/import/importTypes';
import { type MappingFacts, mappingLines } from '@/domain/import/mapping';
import { type NewRecord, type RecordFacts, newRecordsInParts } from '@/domain/import/newRecords';
import { isoDate } from '@/domain/time/period';
import { NO_TRAVEL, type WorkPair, type WorkRecord } from '@/domain/work/workRecord';
import { serveReading } from '@/features/work-records/file-import/reading/serveReading';
import { clients as demo } from '../service/seed/clientList';

export const context: ReadingContext = {
  today: isoDate('2026-11-20'),
  timeZone: 'Europe/Berlin',
  me: {
    givenName: 'Jana',
    surname: 'Albrecht',
    mail: 'jana.albrecht@nordfeld.example',
    username: 'jalbrecht',
  },
  ownNames: [],
  keptRoles: {},
};

/** A pair of the demo company; ids are the names. */
export const pair = (customer: string, project = ''): WorkPair => ({
  customerId: customer || null,
  customerName: customer,
  projectId: project || null,
  projectName: project,
});

export const mappingFacts: MappingFacts = {
  customers: demo.map(({ name }) => ({ id: name, name })),
  projects: demo.flatMap(({ name: customerId, projects }) =>
    projects.map(({ name }) => ({ id: name, name, customerId })),
  ),
  recorded: [
    pair('Kessler Maschinenbau GmbH', 'Ersatzteil-Shop'),
    pair('Hansen & Söhne Spedition', 'Tourenplanung'),
  ],
  kept: [],
  chosen: new Map(),
};

export const bytesOf = (name: string) =>
  new Uint8Array(readFileSync(path.join(import.meta.dirname, 'files', name)));

/** Reads bytes, or a text in UTF-8, as the worker does. */
export async function readAny(
  content: Uint8Array<ArrayBuffer> | string,
  {
    name = 'zeiten.csv',
    choices = {},
    more = {},
  }: {
    readonly name?: string;
    readonly choices?: ReadingChoices;
    readonly more?: Partial<ReadingContext>;
  } = {},
): Promise<ImportReading | RefusedFile> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return serveReading({ bytes, name, choices, context: { ...context, ...more } });
}

/** Reads what is not refused. */
export async function read(...args: Parameters<typeof readAny>): Promise<ImportReading> {
  const reading = await readAny(...args);
  if (reading.kind === 'refused') throw new Error(reading.reason);
  return reading;
}

export const readFile = async (name: string, choices: ReadingChoices = {}) =>
  read(bytesOf(name), { name, choices });

/** Makes the records of a reading with the suggestions of the demo company. */
export const makingOf = (
  { rows }: Pick<ImportReading, 'rows'>,
  facts: Partial<RecordFacts> = {},
  mapping: Partial<MappingFacts> = {},
) =>
  newRecordsInParts(rows, {
    lines: mappingLines(rows, { ...mappingFacts, ...mapping }),
    texts: new Map(),
    counted: new Set(),
    location: 'Augsburg',
    step: 0.5,
    today: context.today,
    recorded: [],
    imported: new Map(),
    ...facts,
  });

/** The records of a reading. */
export function recordsOf(...args: Parameters<typeof makingOf>) {
  const making = makingOf(...args);
  let step = making.next();
  while (step.done !== true) step = making.next();
  return step.value;
}

/** A record in one line, as the README of the files writes it. */
export function lineOf({
  date,
  hours,
  customerName,
  projectName,
  text,
  rows,
  seconds,
  mark,
}: NewRecord): string {
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part, at) =>
    at === 0 ? String(part) : String(part).padStart(2, '0'),
  );
  const place = [customerName || 'none', projectName].filter((name) => name !== '').join(' · ');
  const numbers = rows.map(({ number }) => number).join(', ');
  return [date, hours, place, text, `${numbers} · ${clock.join(':')}`, ...(mark ? [mark.code] : [])].join(
    ' | ',
  );
}

/** A stored record of the demo company. */
export const stored = (
  id: string,
  date: string,
  [customer, project]: readonly [string, string],
  hours: number,
  description: string,
): WorkRecord => ({
  id,
  ...pair(customer, project),
  ...NO_TRAVEL,
  employee: 'jalbrecht',
  date: isoDate(date),
  hours,
  description,
  location: 'Augsburg',
});

const said = ({ day, seconds, client, project, text, notes, problem }: ImportRow) =>
  problem
    ? problem.code
    : [
        day?.slice(5),
        Number(((seconds ?? 0) / 3600).toFixed(2)),
        [client, project].filter(Boolean).join(' · '),
        ...(text === project ? [] : [text]),
        ...notes.map(({ code }) => code),
      ].join(' | ');

/** The open questions of a file, or what becomes of each of its rows in one line. */
export async function saidOf(header: string, ...rows: readonly string[]) {
  const reading = await read([header, ...rows].join('\n'));
  return reading.questions.length > 0 ? reading.questions : reading.rows.map(said);
}
