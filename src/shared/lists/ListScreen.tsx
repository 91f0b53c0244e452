import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { hasNext, hasPrevious, nextStart, previousStart } from '@/domain/lists/paging';
import { useErrorText } from '../api/useErrorText';
import { EmptyState } from '../ui/messages/EmptyState';
import { Icon } from '../ui/buttons/Icon';
import { PageHeader } from '../ui/frame/PageHeader';
import { QueryView } from '../ui/messages/QueryView';
import type { ListPage } from './listPage';
import type { Find } from './find/find';
import type { Found } from './find/useFound';
import type { ListColumn } from './TableHead';
import { lazyPart } from '../ui/loading/lazyPart';
import classes from './listScreen.module.scss';
import { useCreateFromAddress } from './useCreateFromAddress';
import { useFetchAhead } from './useFetchAhead';
import type { PageStart } from './usePageStart';
import { UnreadableRows } from './UnreadableRows';
import { type PageQuery, type ShownPage, useShownPage } from './useShownPage';
import { Pager } from '../ui/bars/Pager';

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
  readonly find?: ListFind<Entry>;
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
  readonly countOf: (entries: readonly Entry[]) => readonly [string, ...string[]];
  /** The columns that can be sorted by. */
  readonly columns: readonly ListColumn[];
}

/** Both are loaded right after the list, which is read without them. */
const findLine = lazyPart(async () => (await import('./find/FindLine')).FindLine);
const foundList = lazyPart(async () => (await import('./find/FoundList')).FoundList);
/**
 * The screen of a list that is read page by page: head with the button for a new entry, the four states of the page's
 * query, and the pager. Features provide the texts, the skeleton and the rows.
 */
export function ListScreen<Entry>(props: ListScreenProps<Entry>) {
  const { title, lead, place, query, skeleton, create, actions, fetchAhead, find, notice, children } = props;
  const { shown, pagerPage } = useShownPage(query, place.start);
  useFetchAhead(query, fetchAhead);
  useCreateFromAddress(create?.onAct);

  const found = find?.found ?? null;
  const counts = found ? find?.countOf(found.entries) : undefined;
  // A list without any entries has nothing to search.
  const isFindable = found !== null || place.start > 0 || shown.data?.entries.length !== 0;
  const rowsBelow = (resultLine: ReactNode) =>
    found && children({ entries: found.rows, start: 0, answered: found.rows.length }, resultLine);
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
          <findLine.Part of={{ ...find, count: counts?.[0] }} fallback={null} />
        </div>
      )}
      {find && found ? (
        <foundList.Part
          of={{ found, count: counts?.join(' · ') ?? '', onReset: find.find.reset, rowsBelow }}
          fallback={skeleton}
        />
      ) : (
        <Pages {...props} shown={shown} pagerPage={pagerPage} />
      )}
    </>
  );
}

/** The page of the list and its pager, while nothing is asked of it. */
function Pages<Entry>({
  place,
  query,
  skeleton,
  failedTitle,
  empty,
  endOfList,
  create,
  daysOf,
  onTurn,
  children,
  shown,
  pagerPage,
}: ListScreenProps<Entry> & ShownPage<Entry>) {
  const errorText = useErrorText();

  function handleTurn(index: number) {
    onTurn?.();
    void place.turnTo(index);
  }

  const { title, text } = place.start === 0 ? empty : endOfList;
  return (
    <>
      <QueryView
        query={shown}
        skeleton={skeleton}
        isEmpty={({ entries }) => entries.length === 0}
        empty={
          <EmptyState
            title={title}
            text={text}
            action={place.start === 0 && create && <FirstEntry onAct={create.onAct} label={empty.action} />}
          />
        }
        failedTitle={failedTitle}
        describeError={errorText}
      >
        {(page) => (
          <>
            {daysOf && <PrintedDays spans={page.entries.map(daysOf)} />}
            {page.unreadable && <UnreadableRows rows={page.unreadable} />}
            {children(page, null)}
          </>
        )}
      </QueryView>
      <ListPager page={pagerPage} isBusy={query.isFetching} onTurn={handleTurn} />
    </>
  );
}

interface FirstEntryProps {
  readonly label: string | undefined;
  readonly onAct: () => void;
}

/** Opens the first entry of an empty list. */
function FirstEntry({ label, onAct }: FirstEntryProps) {
  return (
    <button type="button" className="btn btn-quiet" onClick={onAct}>
      <Icon of={plusLg} />
      {label}
    </button>
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

interface ListPagerProps {
  /** The page on the screen; undefined while there is none. */
  readonly page: ListPage<unknown> | undefined;
  readonly isBusy: boolean;
  readonly onTurn: (index: number) => void;
}

/** Turns the pages of a list: Previous above index 0, Next after a full answer, by the page size. */
function ListPager({ page, isBusy, onTurn }: ListPagerProps) {
  const { t } = useTranslation('common');
  if (!page) return null;
  const { start, answered, entries } = page;
  if (entries.length === 0 && !hasPrevious(start) && !hasNext(answered)) return null;
  const range = t('paging.range', { from: start + 1, to: start + entries.length });
  return (
    <Pager
      range={entries.length > 0 ? range : ''}
      isBusy={isBusy}
      onPrevious={hasPrevious(start) ? () => onTurn(previousStart(start)) : undefined}
      onNext={hasNext(answered) ? () => onTurn(nextStart(start)) : undefined}
    />
  );
}
