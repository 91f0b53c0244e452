import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasNext, hasPrevious, nextStart, previousStart } from '@/domain/lists/paging';
import type { Period } from '@/domain/time/period';
import { useFormats } from '../i18n/useFormats';
import { Button } from '../ui/buttons/Button';
import { Icon } from '../ui/buttons/Icon';
import { EmptyState } from '../ui/messages/EmptyState';
import { type QueryState, QueryView } from '../ui/messages/QueryView';
import type { Counts, Find, ListExport } from './find/find';
import type { FindFieldProps } from './find/FindField';
import { NothingFound, FoundLine } from './find/lazyFind';
import { UnmatchedRows } from './find/UnmatchedMark';
import type { Found } from './find/useFound';
import type { ListPage } from './listPage';
import { MoreRows } from './MoreRows';
import type { ListColumn } from './TableHead';
import { UnreadableRows } from './UnreadableRows';
import type { PageStart } from './usePageStart';
import type { PageQuery, ShownPage } from './useShownPage';

/** How the entries of a list are read and shown. */
export interface ListEntriesProps<Entry> {
  /** The page to show, and how to turn to another. */
  readonly place: PageStart;
  /** The query of the page that begins at `place.start`. */
  readonly query: PageQuery<Entry>;
  /** Shown until the page comes; as high as the page will be. */
  readonly skeleton: ReactNode;
  /** The namespace of the title of the list, and of what is said in place of its entries. */
  readonly texts: 'customers' | 'expenses' | 'people' | 'timeSheets' | 'workRecords';
  /** Opens a new entry; also offered, with another label, for the first one. Left out for users who may not create any. */
  readonly create?:
    | { readonly label: string; readonly first: string; readonly onAct: () => void }
    | undefined;
  /** The days of an entry, for the head of the printed page. */
  readonly daysOf?: (entry: Entry) => Period;
  /** Searches, filters and sorts the list. */
  readonly find?: ListFind<Entry> | undefined;
  /** Called before the page is turned. */
  readonly onTurn?: () => void;
  /** @param resultLine says how many entries match, above them; null while the page of the list is shown */
  readonly children: (page: ListPage<Entry>, resultLine: ReactNode) => ReactNode;
}

/** How a list is searched, filtered and sorted (see `useFound`). */
export interface ListFind<Entry> {
  readonly find: Find;
  /** Null while nothing is asked: then the page of the list is shown. */
  readonly found: Found<Entry> | null;
  /** The accessible name of the field. */
  readonly label: string;
  /** How many entries, and their sums: "3 customers", "9 projects". */
  readonly countOf: (entries: readonly Entry[]) => Counts;
  /** The columns that can be sorted by. */
  readonly columns: readonly ListColumn[];
  /** How the list is written to a file. */
  readonly exporting?: ListExport | undefined;
  /** How the field is shown where it takes the place of something else (see `FindField`). */
  readonly field?: Pick<FindFieldProps, 'size' | 'hasFocus' | 'onLeave'>;
}

/** The entries that match, as the query of a page: until the first page was read, it waits or fails like one. */
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

const NONE_UNMATCHED: ReadonlySet<string> = new Set();

/** The entries of the page and its pager, or those that were found. */
export function ListEntries<Entry>({
  place,
  query,
  skeleton,
  daysOf,
  onTurn,
  children,
  page,
  ...props
}: ListEntriesProps<Entry> & { readonly page: ShownPage<Entry> }) {
  const { find, texts } = props;
  const { t } = useTranslation(texts);
  const found = find?.found ?? null;
  const isReading = found?.whole.state.kind === 'reading';
  const line = find && found && <FoundLine whole={found.whole} counts={find.countOf(found.matching)} />;

  function handleTurn(index: number) {
    onTurn?.();
    void place.turnTo(index);
  }

  return (
    <>
      <QueryView
        query={found ? queryOf(found) : page.shown}
        skeleton={skeleton}
        isEmpty={({ entries }) => entries.length === 0 && !found}
        empty={<NoEntries {...props} isFirst={place.start === 0} />}
        failedTitle={t('failedToLoad')}
      >
        {(listed) => (
          <>
            {daysOf && <PrintedDays spans={listed.entries.map(daysOf)} />}
            {listed.unreadable && <UnreadableRows rows={listed.unreadable} />}
            <UnmatchedRows value={found?.unmatched ?? NONE_UNMATCHED}>{children(listed, line)}</UnmatchedRows>
            {/* The heads of a table stay, so that one with the focus keeps it. */}
            {find && found && listed.entries.length === 0 && !isReading && (
              <NothingFound
                parts={found.parts}
                isWhole={found.whole.state.kind === 'whole'}
                onReset={find.find.reset}
              />
            )}
          </>
        )}
      </QueryView>
      {found?.hasMore && <MoreRows key={found.rows.length} onShow={found.showMore} />}
      <ListPager page={found ? undefined : page.pagerPage} isBusy={query.isFetching} onTurn={handleTurn} />
    </>
  );
}

interface NoEntriesProps<Entry> extends Pick<ListEntriesProps<Entry>, 'texts' | 'create'> {
  readonly isFirst: boolean;
}

/** Says why there are no entries: the list has none, or it has come to its end. */
function NoEntries<Entry>({ texts, create, isFirst }: NoEntriesProps<Entry>) {
  const { t } = useTranslation(texts);
  return (
    <EmptyState
      title={t(isFirst ? 'empty.title' : 'endOfList.title')}
      text={t(isFirst ? 'empty.text' : 'endOfList.text')}
      action={isFirst && create && <Button icon={plusLg} label={create.first} onClick={create.onAct} />}
    />
  );
}

/** On paper only: the first and the last day of the entries on the page. */
function PrintedDays({ spans }: { readonly spans: readonly Period[] }) {
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

interface ListPagerProps {
  /** The page on the screen; undefined while there is none. */
  readonly page: ListPage<unknown> | undefined;
  /** The requested page is still loading. */
  readonly isBusy: boolean;
  readonly onTurn: (index: number) => void;
}

/** Turns the pages of a list: Previous above index 0, Next after a full answer, by the page size. */
function ListPager({ page, isBusy, onTurn }: ListPagerProps) {
  const { t } = useTranslation('common');
  const frame = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);

  // The pressed button may be missing on the new page; then the other one gets the focus. Checked after each render,
  // because any of them may remove the button.
  useLayoutEffect(() => {
    if (!wasPressed.current || isBusy) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) frame.current?.querySelector('button')?.focus();
  });

  function press(index: number) {
    if (isBusy) return;
    wasPressed.current = true;
    onTurn(index);
  }

  if (!page) return null;
  const { start, answered, entries } = page;
  if (entries.length === 0 && !hasPrevious(start) && !hasNext(answered)) return null;
  const range = t('paging.range', { from: start + 1, to: start + entries.length });
  return (
    <nav className="tw-pager" ref={frame} aria-label={t('paging.label')}>
      <span className="pager-text figures">{entries.length > 0 && range}</span>
      {hasPrevious(start) && (
        <Button
          size="sm"
          icon={chevronLeft}
          label={t('paging.previous')}
          aria-disabled={isBusy}
          onClick={() => press(previousStart(start))}
        />
      )}
      {hasNext(answered) && (
        <Button size="sm" aria-disabled={isBusy} onClick={() => press(nextStart(start))}>
          {t('paging.next')}
          <Icon of={chevronRight} />
        </Button>
      )}
    </nav>
  );
}
