import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { useErrorText } from '../api/useErrorText';
import { EmptyState } from '../ui/messages/EmptyState';
import { Icon } from '../ui/buttons/Icon';
import { PageHeader } from '../ui/frame/PageHeader';
import { type QueryState, QueryView } from '../ui/messages/QueryView';
import type { ListPage } from './listPage';
import type { Counts, Find } from './find/find';
import type { FindFieldProps } from './find/FindField';
import type { Found } from './find/useFound';
import type { ListColumn } from './TableHead';
import { ListPager } from './ListPager';
import { findLine, loadFind, moreRows, nothingFound, resultLine } from './find/lazyFind';
import classes from './listScreen.module.scss';
import { useCreateFromAddress } from './useCreateFromAddress';
import { useFetchAhead } from './useFetchAhead';
import type { PageStart } from './usePageStart';
import { UnreadableRows } from './UnreadableRows';
import { type PageQuery, type ShownPage, useShownPage } from './useShownPage';

/** The view that replaces a list without entries. */
interface Nothing {
  readonly title: string;
  readonly text: string;
}

/**
 * The same, with a label for the button to the first entry, if there is one: the button in the head has another label.
 */
interface NothingYet extends Nothing {
  readonly action?: string;
}

interface ListScreenProps<Entry> {
  readonly title: string;
  /** One grey line of help below the title. */
  readonly lead?: ReactNode;
  /** The page to show, and how to turn to another. */
  readonly place: PageStart;
  /** The query of the page that begins at `place.start`. */
  readonly query: PageQuery<Entry>;
  /** Shown until the page comes; as high as the page will be. */
  readonly skeleton: ReactNode;
  readonly failedTitle: string;
  /** The list has no entries at all. */
  readonly empty: NothingYet;
  /** Shown when there are no entries from here on. */
  readonly endOfList: Nothing;
  /** Opens a new entry; also offered when the list is empty. Left out for users who may not create any. */
  readonly create?: { readonly label: string; readonly onAct: () => void } | undefined;
  /** Secondary controls in the head, such as the switch between grid and table. */
  readonly actions?: ReactNode;
  /** The days of an entry, for the head of the printed page. */
  readonly daysOf?: (entry: Entry) => Period;
  /** Prefetches what the list may need next (see `useFetchAhead`). */
  readonly fetchAhead: () => Promise<unknown>;
  /** Searches, filters and sorts the list. */
  readonly find?: ListFind<Entry> | undefined;
  /** Called before the page is turned. */
  readonly onTurn?: () => void;
  /** Shown between the head and the list, such as a draft. */
  readonly notice?: ReactNode;
  /** @param resultLine what was found, above the entries; null while the page of the list is shown */
  readonly children: (page: ListPage<Entry>, resultLine: ReactNode) => ReactNode;
}

/** How a list is searched, filtered and sorted (see `useFound`). */
interface ListFind<Entry> {
  readonly find: Find;
  /** Null while nothing is asked: then the page of the list is shown. */
  readonly found: Found<Entry> | null;
  /** The accessible name of the field. */
  readonly label: string;
  /** How many entries, and their sums: "3 customers", "9 projects". */
  readonly countOf: (entries: readonly Entry[]) => Counts;
  /** The columns that can be sorted by. */
  readonly columns: readonly ListColumn[];
  /** How the field is shown where it takes the place of something else (see `FindField`). */
  readonly field?: Pick<FindFieldProps, 'size' | 'hasFocus' | 'onLeave'>;
}

/**
 * The screen of a list that is read page by page: head with the button for a new entry, the four states of the page's
 * query, and the pager. Features provide the texts, the skeleton and the rows.
 */
export function ListScreen<Entry>(props: ListScreenProps<Entry>) {
  const { title, lead, place, query, create, actions, fetchAhead, find, notice } = props;
  const { shown, pagerPage } = useShownPage(query, place.start);
  useFetchAhead(query, fetchAhead);
  useFetchAhead(query, find ? loadFind : loadNothing);
  useCreateFromAddress(create?.onAct);

  const found = find?.found ?? null;
  // A list without any entries has nothing to search.
  const isFindable = found !== null || place.start > 0 || shown.data?.entries.length !== 0;
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        {...(create && { primary: { ...create, icon: plusLg } })}
        actions={actions}
      />
      {notice}
      {find && isFindable && (
        <div className={classes.find}>
          <findLine.Part of={{ ...find, counts: found && find.countOf(found.entries) }} fallback={null} />
        </div>
      )}
      <Entries {...props} shown={found ? queryOf(found) : shown} pagerPage={found ? undefined : pagerPage} />
    </>
  );
}

const loadNothing = async () => Promise.resolve();

/** What was found, as the query of a page: until the first page was read, it waits or fails like one. */
function queryOf<Entry>({ whole, rows }: Found<Entry>): QueryState<ListPage<Entry>> {
  const { state, pages, unreadable, goOn } = whole;
  const hasFailed = pages === 0 && state.kind === 'failed';
  const isWaiting = pages === 0 && state.kind === 'reading' && rows.length === 0;
  const page = { entries: rows, start: 0, answered: rows.length };
  const data = unreadable.length > 0 ? { ...page, unreadable } : page;
  return {
    data: hasFailed || isWaiting ? undefined : data,
    error: hasFailed ? state.error : undefined,
    isFetching: state.kind === 'reading',
    isLoading: isWaiting,
    refetch: goOn,
  };
}

/** The entries of the page and its pager, or those that were found. */
function Entries<Entry>({
  place,
  query,
  skeleton,
  failedTitle,
  daysOf,
  onTurn,
  children,
  shown,
  pagerPage,
  ...props
}: ListScreenProps<Entry> & ShownPage<Entry>) {
  const { find } = props;
  const errorText = useErrorText();
  const found = find?.found ?? null;
  const isReading = found?.whole.state.kind === 'reading';
  const line = find && found && (
    <resultLine.Part
      of={{ whole: found.whole, counts: find.countOf(found.entries) }}
      fallback={<div className={classes.line} />}
    />
  );

  function handleTurn(index: number) {
    onTurn?.();
    void place.turnTo(index);
  }

  return (
    <>
      <QueryView
        query={shown}
        skeleton={skeleton}
        isEmpty={({ entries }) => entries.length === 0 && !isReading}
        empty={<NoEntries {...props} line={line} isFirst={place.start === 0} />}
        failedTitle={failedTitle}
        describeError={errorText}
      >
        {(page) => (
          <>
            {daysOf && <PrintedDays spans={page.entries.map(daysOf)} />}
            {page.unreadable && <UnreadableRows rows={page.unreadable} />}
            {children(page, line)}
          </>
        )}
      </QueryView>
      {found?.hasMore && (
        <moreRows.Part key={found.rows.length} of={{ onShow: found.showMore }} fallback={null} />
      )}
      <ListPager page={pagerPage} isBusy={query.isFetching} onTurn={handleTurn} />
    </>
  );
}

interface NoEntriesProps<Entry> extends Pick<
  ListScreenProps<Entry>,
  'empty' | 'endOfList' | 'create' | 'find'
> {
  /** What was found. */
  readonly line: ReactNode;
  readonly isFirst: boolean;
}

/** Says why there are no entries: none match, the list has none, or it has come to its end. */
function NoEntries<Entry>({ empty, endOfList, create, find, line, isFirst }: NoEntriesProps<Entry>) {
  if (find?.found) {
    const { parts, whole } = find.found;
    const isWhole = whole.state.kind === 'whole';
    return (
      <>
        {line}
        <nothingFound.Part of={{ parts, isWhole, onReset: find.find.reset }} fallback={null} />
      </>
    );
  }
  const { title, text } = isFirst ? empty : endOfList;
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        isFirst &&
        create && (
          <button type="button" className="btn btn-quiet" onClick={create.onAct}>
            <Icon of={plusLg} />
            {empty.action}
          </button>
        )
      }
    />
  );
}

interface PrintedDaysProps {
  readonly spans: readonly Period[];
}

/** On paper only: the first and the last day of the entries on the page. */
function PrintedDays({ spans }: PrintedDaysProps) {
  const { t } = useTranslation('common');
  const formats = useFormats();
  const from = spans.map((span) => span.from).toSorted()[0];
  const to = spans
    .map((span) => span.to)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined) return null;
  return (
    <p className="tw-printed figures">{t('printedDays', { days: formats.dayRange(from, to, 'always') })}</p>
  );
}
