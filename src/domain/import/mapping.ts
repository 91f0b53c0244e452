import { type Group, grouped } from '../grouped';
import { type Id, isSameId } from '../id';
import { folded } from '../search/folding';
import type { IsoDate } from '../time/period';
import type { WorkPair } from '../work/workRecord';
import { pairKey } from '../work/weekGrid';
import type { ImportRow } from './importTypes';

/** Where rows go: to a pair (without customer: both ids null), or nowhere. */
type Place = WorkPair | 'left-out';

/** What the user chose for a line. With `isProjectOpen` only the customer was chosen, and a project is still looked for. */
export interface LineChoice {
  readonly place: Place;
  readonly isProjectOpen?: true;
}

/** A line that was taken over before, on this device. */
export interface KeptLine {
  readonly client: string;
  readonly project: string;
  readonly place: Place;
  readonly on: IsoDate;
}

/** A client and project of the file, and where its rows go. */
export interface MappingLine {
  readonly key: string;
  readonly client: string;
  readonly project: string;
  readonly rows: number;
  readonly seconds: number;
  /** Where its rows go. While the line is open, what was found so far, which may be a pair without customer. */
  readonly place: Place;
  /** How the place was found; `words` and `recorded` are guesses. null if nothing was found, or the file names nothing. */
  readonly from: 'chosen' | 'kept' | 'equal' | 'words' | 'recorded' | null;
  readonly keptOn: IsoDate | null;
  /** No place was found for one of its names, which is put before the texts of its records. */
  readonly isOpen: boolean;
  /** These names, such as `Retrofit Linie 5`; empty if a place was found for all. */
  readonly unplaced: string;
}

/** What lines are suggested from. */
export interface MappingFacts {
  readonly customers: readonly { readonly id: Id; readonly name: string }[];
  /** Of those customers whose projects have been read. */
  readonly projects: readonly { readonly id: Id; readonly name: string; readonly customerId: Id }[];
  /** Pairs of the user's records. */
  readonly recorded: readonly WorkPair[];
  readonly kept: readonly KeptLine[];
  /** By the keys of lines. */
  readonly chosen: ReadonlyMap<string, LineChoice>;
}

/** No customer, and so no project. */
export const NO_PAIR: WorkPair = { customerId: null, customerName: '', projectId: null, projectName: '' };
const MOST_KEPT = 500;
/** Words that say what a company is, not which. */
const LEGAL = new Set(['gmbh', 'mbh', 'ag', 'kg', 'eg', 'ev']);

/** Names come again with every line and every choice. */
const knownWords = new Map<string, readonly string[]>();

/** The words of a name that are compared: without case, marks and what a company is. */
function wordsOf(name: string): readonly string[] {
  const known = knownWords.get(name);
  if (known) return known;
  const words =
    folded(name)
      .replaceAll('.', '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words.filter((word) => !LEGAL.has(word));
  const kept = own.length > 0 ? own : words;
  knownWords.set(name, kept);
  return kept;
}

type Named = { readonly id: Id; readonly name: string };
type Found<Of> = { readonly one: Of; readonly from: 'equal' | 'words' };

/** The only one of that name; else the only one that has all words of the shorter of both. */
function named<Of extends Named>(name: string, all: readonly Of[]): Found<Of> | null {
  const words = wordsOf(name);
  if (words.length === 0) return null;
  const compared = all.map((one) => ({ one, own: wordsOf(one.name) }));
  const equal = compared.filter(({ own }) => own.join(' ') === words.join(' '));
  if (equal.length > 0) return equal[0] && equal.length === 1 ? { one: equal[0].one, from: 'equal' } : null;
  const fitting = compared.filter(({ own }) => {
    const [short, long] = own.length < words.length ? [own, words] : [words, own];
    return short.length > 0 && short.every((word) => long.includes(word));
  });
  return fitting[0] && fitting.length === 1 ? { one: fitting[0].one, from: 'words' } : null;
}

type Suggested = Pick<MappingLine, 'place' | 'from' | 'keptOn' | 'isOpen'>;

/** The project of a customer that was found, or chosen. */
function withProject(
  customer: Named,
  project: string,
  from: MappingLine['from'],
  facts: MappingFacts,
): Suggested {
  const own = facts.projects.filter(({ customerId }) => isSameId(customerId, customer.id));
  const found = named(project, own);
  const place = {
    customerId: customer.id,
    customerName: customer.name,
    projectId: found?.one.id ?? null,
    projectName: found?.one.name ?? '',
  };
  const guessed = found?.from === 'words' && from === 'equal' ? 'words' : from;
  return { place, from: guessed, keptOn: null, isOpen: project !== '' && !found };
}

/** The only recorded pair with a project of that name. */
function recordedPair(project: string, recorded: readonly WorkPair[]): WorkPair | null {
  const words = wordsOf(project).join(' ');
  const fitting = recorded.filter(
    ({ projectName }) => words !== '' && wordsOf(projectName).join(' ') === words,
  );
  const [first = null] = fitting;
  return first && new Set(fitting.map(pairKey)).size === 1 ? first : null;
}

/** The key of the line of a row. */
export const lineKeyOf = ({ client, project }: Pick<KeptLine, 'client' | 'project'>) =>
  JSON.stringify([client, project].map((name) => folded(name).replaceAll(/\s+/gu, ' ')));

/** Where a line goes: as it was chosen, or kept, or as names suggest, or to the customer that another line of its client has. */
function suggested(
  { key, client, project }: Pick<MappingLine, 'key' | 'client' | 'project'>,
  kept: KeptLine | undefined,
  chosenCustomer: WorkPair | undefined,
  facts: MappingFacts,
): Suggested {
  const choice = facts.chosen.get(key);
  const closed = (place: Place, from: MappingLine['from'], keptOn: IsoDate | null = null) =>
    ({ place, from, keptOn, isOpen: false }) as const;
  const asCustomer = (pair: WorkPair) => ({ id: pair.customerId ?? '', name: pair.customerName });
  if (choice?.place === 'left-out' || (choice && !choice.isProjectOpen))
    return closed(choice.place, 'chosen');
  if (choice) return withProject(asCustomer(choice.place), project, 'chosen', facts);
  if (kept?.place === 'left-out') return closed('left-out', 'kept', kept.on);
  if (kept) {
    const { place, on } = kept;
    const customer = facts.customers.find(({ id }) => isSameId(id, place.customerId));
    if (place.customerId === null) return closed(place, 'kept', on);
    if (customer) return closed({ ...place, customerName: customer.name }, 'kept', on);
  }
  if (client === '') {
    const pair = recordedPair(project, facts.recorded);
    return pair ? closed(pair, 'recorded') : { ...closed(NO_PAIR, null), isOpen: project !== '' };
  }
  const found = named(client, facts.customers);
  if (found) {
    const own = withProject(found.one, project, found.from, facts);
    if (!own.isOpen || !chosenCustomer) return own;
  }
  if (chosenCustomer) return withProject(asCustomer(chosenCustomer), project, 'chosen', facts);
  return { ...closed(NO_PAIR, null), isOpen: true };
}

/** One line per client and project of the rows that can be taken over, open ones first, then by hours. */
export function mappingLines(rows: readonly ImportRow[], facts: MappingFacts): readonly MappingLine[] {
  const groups = grouped(rows, (row) => (row.problem && row.problem.code !== 'no-text' ? null : row.line));
  const kept = new Map(facts.kept.map((line) => [lineKeyOf(line), line]));
  const customers = new Map<string, WorkPair>();
  for (const [key, [{ client }]] of groups) {
    const place = facts.chosen.get(key)?.place;
    if (client !== '' && place && place !== 'left-out' && place.customerId !== null)
      customers.set(client, place);
  }
  const lineOf = (key: string, group: Group<ImportRow>): MappingLine => {
    const [{ client, project }] = group;
    const line = suggested({ key, client, project }, kept.get(key), customers.get(client), facts);
    const names = line.place !== 'left-out' && line.place.customerId !== null ? [project] : [client, project];
    const unplaced = line.isOpen ? names.filter((name) => name !== '').join(' · ') : '';
    const seconds = group.reduce((sum, row) => sum + (row.seconds ?? 0), 0);
    return { ...line, key, client, project, rows: group.length, seconds, unplaced };
  };
  const lines = [...groups].map(([key, group]) => lineOf(key, group));
  return lines.toSorted(
    (one, other) => Number(other.isOpen) - Number(one.isOpen) || other.seconds - one.seconds,
  );
}

/** The customers whose projects are needed, because a line that names a project goes to them. */
export function customersInQuestion(lines: readonly MappingLine[]): readonly Id[] {
  const ids = lines.flatMap(({ place, project, from }) =>
    place === 'left-out' || place.customerId === null || project === '' || from === 'kept'
      ? []
      : [place.customerId],
  );
  return [...new Map(ids.map((id) => [String(id), id])).values()];
}

/** What is kept after an import: its lines that are not open, newest first, before those kept earlier, at most 500. */
export function keptLinesAfter(
  lines: readonly MappingLine[],
  kept: readonly KeptLine[],
  today: IsoDate,
): readonly KeptLine[] {
  const own = lines
    .filter(({ isOpen, client, project }) => !isOpen && client + project !== '')
    .map(({ client, project, place }) => ({ client, project, place, on: today }));
  const keys = new Set(own.map(lineKeyOf));
  return [...own, ...kept.filter((line) => !keys.has(lineKeyOf(line)))].slice(0, MOST_KEPT);
}
