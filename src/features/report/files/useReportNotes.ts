import { useTranslation } from 'react-i18next';
import type { FileTable } from '@/domain/find/exportTable';
import { fullName } from '@/domain/people/person';
import type { ReportSettings } from '@/domain/report/reportAddress';
import { comparedDays, daysOf } from '@/domain/report/reportPeriods';
import type { IsoMonth } from '@/domain/time/period';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { useMomentText } from '@/shared/lists/find/useMomentText';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { useToday } from '@/shared/ui/timing/useClock';
import type { CustomerReading, ReportReading } from '../reading/reportReading';
import { useReportWords } from '../useReportWords';
import { type FilterNames, useSettingsWords } from '../useSettingsWords';

/** A line of the notes: what it is about, and its text. */
type Note = readonly [what: string, text: string];

/** The notes of a file or a print: settings, missing customers, differences, and the time. */
export interface ReportNotes {
  /** The settings in a line. */
  readonly line: string;
  /** Rows, columns, value, days, comparison and filters. */
  readonly settings: readonly Note[];
  /** How much was read, what is missing and what differs. */
  readonly state: readonly Note[];
  /** The time and the person. */
  readonly written: readonly Note[];
}

export function useReportNotes({ customers, isComplete }: ReportReading, settings: ReportSettings) {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const words = useReportWords();
  const settingsWords = useSettingsWords();
  const momentText = useMomentText();
  const notesOf = useCustomerNotes();
  const today = useToday();
  const user = useAppSelector(selectUser);

  return (names: FilterNames): ReportNotes => {
    const { rows, columns, measure, period, against, filters } = settings;
    const { from, to } = daysOf(period, today);
    const compared = comparedDays(period, against, today);
    const asked = settingsWords.filters(filters, names);
    const read = customers.filter(({ state }) => state === 'read');
    const times = read.flatMap(({ readAt }) => readAt ?? []);
    const missing = customers.length - read.length;
    const filterTexts = asked.length > 0 ? asked : [t('files.noFilter')];
    const asShown = [
      t(`report.rowKinds.${rows}`),
      t(`report.timeColumns.${columns}`),
      t(`report.measures.${measure}`),
    ];
    const daysText = formats.dayRange(from, to, 'always');
    const comparedText = compared && words.days(compared, true);
    const state = t('files.customersRead', { read: read.length, all: customers.length });
    return {
      line: [
        ...asShown,
        daysText,
        ...(comparedText === null ? [] : [t('views.against', { what: comparedText })]),
        ...filterTexts,
      ].join(' · '),
      settings: [
        ...[t('files.rows'), t('files.columns'), t('files.measure')].map((what, at): Note => [
          what,
          asShown[at] ?? '',
        ]),
        [t('files.period'), daysText],
        [t('files.against'), comparedText ?? t('files.nothing')],
        ...filterTexts.map((text): Note => [t('files.filter'), text]),
      ],
      state: [
        [t('files.customers'), isComplete ? state : `${state}. ${t('files.interim', { count: missing })}`],
        ...customers.flatMap(notesOf),
        [t('files.hint'), t('report.foot.withoutCustomer')],
        ...(measure === 'rate' ? [[t('files.hint'), t('report.foot.rate')] as const] : []),
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
}

/** The notes about a customer: why it is missing, its differences, and the rows that were left out. */
function useCustomerNotes(): (customer: CustomerReading) => readonly Note[] {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const { hours } = useReportWords();
  const errorText = useErrorText();
  const monthText = (month: IsoMonth) => `${formats.monthName(month)} ${month.slice(0, 4)}`;

  return (one) => {
    const { name: customer, state, error, differences, unreadable, outside, missingColumns } = one;
    if (state === 'missing') {
      const reason =
        error === undefined
          ? t('files.unreadableExport', { customer })
          : t('files.missingBecause', { customer, reason: errorText(error) });
      return [[t('files.missing'), reason]];
    }
    if (state !== 'read') return [[t('files.missing'), t('files.notYet', { customer })]];
    const notes: Note[] = [];
    if (differences === null) notes.push([t('files.difference'), t('files.notChecked', { customer })]);
    for (const { month, difference } of differences ?? []) {
      const about = { customer, month: monthText(month), hours: hours(Math.abs(difference)) };
      notes.push([
        t('files.difference'),
        difference > 0 ? t('files.notInExport', about) : t('files.onlyInExport', about),
      ]);
    }
    if (unreadable > 0)
      notes.push([t('files.leftOut'), t('files.unreadable', { customer, count: unreadable })]);
    if (outside > 0) notes.push([t('files.leftOut'), t('files.outside', { customer, count: outside })]);
    if (missingColumns.length > 0) {
      const columns = missingColumns.map((column) => t(`files.columnNames.${column}`)).join(', ');
      notes.push([t('files.unknownColumns'), t('files.unknownColumnsOf', { customer, columns })]);
    }
    return notes;
  };
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
