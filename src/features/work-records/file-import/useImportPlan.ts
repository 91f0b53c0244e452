import {
  type Dispatch,
  type SetStateAction,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { Id } from '@/domain/id';
import type { ImportReading, ImportRow } from '@/domain/import/importTypes';
import {
  type LineChoice,
  type MappingFacts,
  type MappingLine,
  customersInQuestion,
  mappingLines,
} from '@/domain/import/mapping';
import {
  type Ticks,
  comparedFrom,
  importFigures,
  importMonths,
  importWeeks,
  isTicked,
} from '@/domain/import/importSums';
import {
  type NewRecord,
  type NewRecords,
  type RecordFacts,
  newRecordsInParts,
} from '@/domain/import/newRecords';
import { listCustomerNames, listProjectNames } from '@/features/customers';
import { env } from '@/shared/env';
import { otherTasks } from '@/shared/storage/within';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { useToday } from '@/shared/ui/timing/useClock';
import { useOwnRecords } from '../own/useOwnRecords';
import { fileImportKind, importedRows } from './fileImportKept';

type Customers = MappingFacts['customers'];
type Projects = MappingFacts['projects'];

interface Names {
  /** Null until they are read. */
  readonly customers: Customers | null;
  /** By customer, of those that were read. */
  readonly projects: ReadonlyMap<Id, Projects>;
}

/** The most records that are created at once. */
const MOST_RECORDS = 2000;
const NOTHING_KEPT = fileImportKind.parse(undefined);

/** Reads the names of customers, and then of the projects of those customers that are in question. */
function useReadNames(names: Names, setNames: Dispatch<SetStateAction<Names>>, inQuestion: readonly Id[]) {
  const dispatch = useAppDispatch();
  const [hasFailed, setHasFailed] = useState(false);
  const missing = inQuestion.filter((id) => !names.projects.has(id));
  const asked = names.customers ? missing : null;
  const question = JSON.stringify(asked);

  const readAll = useEffectEvent(async () => {
    const subscribe = false;
    if (!asked) {
      const { data } = await dispatch(listCustomerNames.initiate(undefined, { subscribe }));
      if (data) setNames((before) => ({ ...before, customers: data.rows }));
      return data !== undefined;
    }
    const read = await Promise.all(
      asked.map(
        async (id) => [id, (await dispatch(listProjectNames.initiate(id, { subscribe }))).data] as const,
      ),
    );
    const known = read.flatMap(([id, data]) =>
      data ? [[id, data.rows.map((row) => ({ ...row, customerId: id }))] as const] : [],
    );
    setNames((before) => ({ ...before, projects: new Map([...before.projects, ...known]) }));
    return known.length === read.length;
  });

  useEffect(() => {
    if (!hasFailed && question !== '[]') void readAll().then((isRead) => setHasFailed(!isRead));
  }, [question, hasFailed]);

  return { isKnown: question === '[]', hasFailed, retry: () => setHasFailed(false) };
}

/** Why nothing can be created yet. */
type Blocked =
  | ImportReading['questions'][number]
  | 'names'
  | 'comparing'
  | 'failed'
  | 'location'
  | 'nothing'
  | 'tooMany';

/** What the ticked records lack, or whether there are none or too many. */
function lackOf(ticked: readonly NewRecord[]): Blocked | null {
  if (ticked.length === 0) return 'nothing';
  if (ticked.length > MOST_RECORDS) return 'tooMany';
  return ticked.some(({ location }) => location === '') ? 'location' : null;
}

/** What the user changed of a file's records. */
function useEdits() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, LineChoice>>(new Map());
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(new Map());
  const [counted, setCounted] = useState<ReadonlySet<number>>(new Set());
  const [ticks, setTicks] = useState<Ticks>(new Map());
  const [location, setLocation] = useState('');
  return {
    chosen,
    texts,
    counted,
    ticks,
    location,
    /** Whether anything was typed or chosen. */
    isEdited: location !== '' || [chosen, texts, counted, ticks].some(({ size }) => size > 0),
    setLocation,
    choose: (line: MappingLine, choice: LineChoice) => setChosen(new Map([...chosen, [line.key, choice]])),
    setText: (row: number, text: string) => setTexts(new Map([...texts, [row, text]])),
    count: (row: number, isCounted: boolean) =>
      setCounted(new Set(isCounted ? [...counted, row] : [...counted].filter((one) => one !== row))),
    tick: (records: readonly NewRecord[], isOn: boolean) =>
      setTicks(
        new Map([
          ...ticks,
          ...records.filter(({ canBeTicked }) => canBeTicked).map(({ key }) => [key, isOn] as const),
        ]),
      ),
  };
}

const NOTHING_MADE: NewRecords = { records: [], leftOut: [] };

/**
 * The records that rows become, made anew after each change; those before are shown until then. Those of many rows are
 * made in parts, so that the page stays awake meanwhile.
 *
 * @param facts the same object as long as nothing in it changes
 */
function useNewRecords(rows: readonly ImportRow[], facts: RecordFacts) {
  const [known, setKnown] = useState<{ of: RecordFacts | null; made: NewRecords }>({
    of: null,
    made: NOTHING_MADE,
  });
  // Before the page is painted: there is nothing to wait for with a few rows.
  useLayoutEffect(() => {
    let isStopped = false;
    void (async () => {
      const making = newRecordsInParts(rows, facts);
      let step = making.next();
      const show = step.done === true ? (act: () => void) => act() : startTransition;
      while (step.done !== true) {
        await otherTasks();
        if (isStopped) return;
        step = making.next();
      }
      const made = step.value;
      show(() => setKnown({ of: facts, made }));
    })();
    return () => {
      isStopped = true;
    };
  }, [rows, facts]);
  return { made: known.made, isMade: known.of === facts, isFirst: known.of === null };
}

/** What a file becomes: where its rows go, and the records that are created, with everything the user changed. */
export function useImportPlan(reading: ImportReading) {
  const user = useUser();
  const today = useToday();
  const { value: kept = NOTHING_KEPT } = useDeviceValue(fileImportKind);
  const edits = useEdits();
  const { chosen, texts, counted, ticks, location: typedLocation } = edits;

  const { rows } = reading;
  const firstDay = comparedFrom(rows);
  const own = useOwnRecords(firstDay);
  const recorded = own.state === 'known' ? own.records : null;

  const [names, setNames] = useState<Names>({ customers: null, projects: new Map() });
  const { records: known } = own;
  const { lines: keptLines, imports } = kept;
  const lines = useMemo(() => {
    const { customers, projects } = names;
    const read = { customers: customers ?? [], projects: [...projects.values()].flat() };
    return mappingLines(rows, { ...read, recorded: known ?? [], kept: keptLines, chosen });
  }, [rows, names, known, keptLines, chosen]);
  const read = useReadNames(names, setNames, customersInQuestion(lines));
  const location = typedLocation || (user?.location ?? '');
  const facts = useMemo(() => {
    const imported = importedRows(imports);
    return { lines, texts, counted, location, today, recorded, imported, step: env.hoursStep };
  }, [lines, texts, counted, location, today, recorded, imports]);
  const { made, isMade, isFirst } = useNewRecords(rows, facts);
  const ticked = made.records.filter((record) => isTicked(record, ticks));

  const hasFailed = read.hasFailed || own.state === 'failed';
  const [question] = reading.questions;
  const isCompared = (firstDay === null || recorded !== null) && isMade;
  const unread = hasFailed ? 'failed' : read.isKnown ? (isCompared ? null : 'comparing') : 'names';
  const blocked: Blocked | null = question ?? unread ?? lackOf(ticked);

  return {
    ...edits,
    reading,
    lines,
    made,
    ticked,
    recorded,
    blocked,
    areNamesKnown: read.isKnown,
    /** The records are being made for the first time. */
    isFirst,
    /** What could not be read, and how to try again; null while nothing failed. */
    retry: hasFailed
      ? () => {
          if (read.hasFailed) read.retry();
          if (own.state === 'failed') own.readOn();
        }
      : null,
    error: own.error,
    weeks: importWeeks(made.records, ticks),
    months: importMonths(made.records, ticks, recorded ?? []),
    figures: importFigures(made, ticks),
    needsLocation: made.records.some((record) => record.location === '') || typedLocation !== '',
  };
}

export type ImportPlan = ReturnType<typeof useImportPlan>;
