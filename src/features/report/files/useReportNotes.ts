import { useTranslation } from 'react-i18next';
import type { FileTable } from '@/domain/find/exportTable';
import { fullName } from '@/domain/people/person';
import { useFormats } from '@/shared/i18n/useFormats';
import { useMomentText } from '@/shared/lists/find/useMomentText';
import { useUser } from '@/shared/store/hooks';
import { useToday } from '@/shared/ui/timing/useClock';
import { type ReadingNote, readingNotes } from '../reading/readingNotes';
import { type ReportReading, isCounted } from '../reading/reportReading';
import { useNoteWords } from '../reading/useNoteWords';
import { useReportReading } from '../reportContext';
import { useReportSettings } from '../useReportSettings';
import { type FilterNames, useSettingsWords } from '../useSettingsWords';

/** A line of the notes: its topic and its text. */
export type Note = readonly [what: string, text: string];

/** The settings of a tab in words, without its filters. */
export interface ShownSettings {
  /** The parts of the line with all settings. */
  readonly line: readonly string[];
  readonly settings: readonly Note[];
  /** Remarks about the limits of the numbers. */
  readonly hints: readonly string[];
}

/** The notes of a file or a print: settings, missing customers, differences, and the time. */
export interface ReportNotes {
  /** All settings and filters in one line. */
  readonly line: string;
  /** The settings and filters. */
  readonly settings: readonly Note[];
  /** The state of the reading: how much was read, and the notes about missing and differing data. */
  readonly state: readonly Note[];
  /** When the file was written, and by whom. */
  readonly written: readonly Note[];
}

/** Makes the notes of a file or a print, from the names in the filters. */
export function useReportNotes() {
  const { t } = useTranslation('report');
  const reading = useReportReading();
  const { filters } = useReportSettings().settings;
  const formats = useFormats();
  const settingsWords = useSettingsWords();
  const momentText = useMomentText();
  const readingNotesOf = useReadingNotes();
  const today = useToday();
  const user = useUser();
  const { customers, isComplete, ask } = reading;

  /** Asks for the names of the people only if there is a filter by people. */
  const askNames = async (): Promise<FilterNames> => {
    const isAsked = filters.people.values.length > 0;
    const people = isAsked ? (await ask({ kind: 'names' })).people : [];
    return {
      customers: new Map(customers.map(({ id, name }) => [id, name])),
      people: new Map(people.map(({ key, name }) => [key, name])),
    };
  };

  const notesOf = ({ line, settings, hints }: ShownSettings, names: FilterNames): ReportNotes => {
    const asked = settingsWords.filters(filters, names);
    const filterTexts = asked.length > 0 ? asked : [t('files.noFilter')];
    const read = customers.filter(isCounted);
    const times = read.flatMap(({ readAt }) => readAt ?? []);
    const missing = customers.length - read.length;
    const state = t('files.customersRead', { read: read.length, all: customers.length });
    const interim = missing > 0 ? t('reading.interim', { count: missing }) : t('files.interimResult');
    return {
      line: [...line, ...filterTexts].join(' · '),
      settings: [...settings, ...filterTexts.map((text): Note => [t('files.filter'), text])],
      state: [
        [t('files.customers'), isComplete ? state : `${state}. ${interim}`],
        ...readingNotesOf(reading),
        ...hints.map((text): Note => [t('files.hint'), text]),
        ...(times.length > 0 ? [[t('files.readAt'), momentText(Math.min(...times))] as const] : []),
      ],
      written: [
        [
          t('files.written'),
          t('files.writtenBy', {
            time: `${formats.date(today)} ${formats.clock(new Date())}`,
            person: user ? fullName(user) || user.mail : '',
          }),
        ],
      ],
    };
  };

  return { askNames, notesOf };
}

/** The notes of the reading, as on the screen, but with all names and months, and a line for each customer. */
function useReadingNotes(): (reading: ReportReading) => readonly Note[] {
  const { t } = useTranslation('report');
  const wordsOf = useNoteWords(Infinity);
  const what: Readonly<Record<ReadingNote['kind'], string>> = {
    missing: t('files.missing'),
    unnamed: t('files.missing'),
    directory: t('files.missing'),
    difference: t('files.difference'),
    unchecked: t('files.difference'),
    columns: t('files.unknownColumns'),
    unreadable: t('files.leftOut'),
    outside: t('files.leftOut'),
  };
  const written = (note: ReadingNote): Note => {
    const { title, text } = wordsOf(note);
    return [what[note.kind], `${title} ${text}`];
  };
  return ({ customers, unnamed, directoryError }) => [
    ...readingNotes({ customers: [], unnamed, directoryError }).map(written),
    ...customers.flatMap((one): readonly Note[] =>
      isCounted(one) || one.state === 'missing'
        ? readingNotes({ customers: [one], unnamed: 0, directoryError: undefined }).map(written)
        : [[t('files.missing'), t('files.notYet', { customer: one.name })]],
    ),
  ];
}

/** Notes as a sheet of a file. */
export function notesTable(
  { settings, state, written }: ReportNotes,
  heads: readonly [what: string, text: string],
): FileTable {
  return {
    columns: [
      { title: heads[0], kind: 'text', width: 20 },
      { title: heads[1], kind: 'text', width: 100 },
    ],
    rows: [...settings, ...state, ...written],
    notes: [],
  };
}
