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
import { useCreateFromAddress } from './useCreateFromAddress';
import { useFetchAhead } from './useFetchAhead';
import type { PageStart } from './usePageStart';
import { UnreadableRows } from './UnreadableRows';
import { type PageQuery, useShownPage } from './useShownPage';
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
  /** How many entries of the page match the filter; undefined without a filter. */
  readonly found?: number | undefined;
  /** Called before the page is turned. */
  readonly onTurn?: () => void;
  /** Shown between the head and the list, such as a draft. */
  readonly notice?: ReactNode;
  readonly children: (page: ListPage<Entry>) => ReactNode;
}

/**
 * The screen of a list that is read page by page: head with the button for a new entry, the four states of the page's
 * query, and the pager. Features provide the texts, the skeleton and the rows.
 */
export function ListScreen<Entry>({
  title,
  lead,
  place,
  query,
  skeleton,
  failedTitle,
  empty,
  endOfList,
  create,
  actions,
  daysOf,
  fetchAhead,
  found,
  onTurn,
  notice,
  children,
}: ListScreenProps<Entry>) {
  const errorText = useErrorText();
  const { shown, pagerPage } = useShownPage(query, place.start);
  useFetchAhead(query, fetchAhead);
  useCreateFromAddress(create?.onAct);

  function handleTurn(index: number) {
    onTurn?.();
    void place.turnTo(index);
  }

  const { title: nothing, text } = place.start === 0 ? empty : endOfList;
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        {...(create && { primary: { ...create, icon: plusLg } })}
        actions={actions}
      />
      {notice}
      <QueryView
        query={shown}
        skeleton={skeleton}
        isEmpty={({ entries }) => entries.length === 0}
        empty={
          <EmptyState
            title={nothing}
            text={text}
            action={
              place.start === 0 &&
              create && (
                <button type="button" className="btn btn-quiet" onClick={create.onAct}>
                  <Icon of={plusLg} />
                  {empty.action}
                </button>
              )
            }
          />
        }
        failedTitle={failedTitle}
        describeError={errorText}
      >
        {(page) => (
          <>
            {daysOf && <PrintedDays spans={page.entries.map(daysOf)} />}
            {page.unreadable && <UnreadableRows rows={page.unreadable} />}
            {children(page)}
          </>
        )}
      </QueryView>
      <ListPager page={pagerPage} found={found} isBusy={query.isFetching} onTurn={handleTurn} />
    </>
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
  /** How many of its entries match the filter; undefined without a filter. */
  readonly found?: number | undefined;
  readonly isBusy: boolean;
  readonly onTurn: (index: number) => void;
}

/** Turns the pages of a list: Previous above index 0, Next after a full answer, by the page size. */
function ListPager({ page, found, isBusy, onTurn }: ListPagerProps) {
  const { t } = useTranslation('common');
  if (!page) return null;
  const { start, answered, entries } = page;
  if (entries.length === 0 && !hasPrevious(start) && !hasNext(answered)) return null;
  const range = t('paging.range', { from: start + 1, to: start + entries.length });
  const shown = found === undefined ? range : t('paging.found', { count: found, range });
  return (
    <Pager
      range={entries.length > 0 ? shown : ''}
      isBusy={isBusy}
      onPrevious={hasPrevious(start) ? () => onTurn(previousStart(start)) : undefined}
      onNext={hasNext(answered) ? () => onTurn(nextStart(start)) : undefined}
    />
  );
}
