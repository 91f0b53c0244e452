import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/frame/PageHeader';
import { ListEntries, type ListEntriesProps } from './ListEntries';
import { ListSearch } from './ListSearch';
import { useCreateFromAddress } from './useCreateFromAddress';
import { useFetchAhead } from './useFetchAhead';
import { useShownPage } from './useShownPage';

interface ListScreenProps<Entry> extends ListEntriesProps<Entry> {
  /** One grey line of help below the title. */
  readonly lead?: ReactNode;
  /** Secondary controls in the head, such as the switch between grid and table. */
  readonly actions?: ReactNode;
  /** Prefetches what the list may need next (see `useFetchAhead`). */
  readonly fetchAhead: () => Promise<unknown>;
  /** Whether the field to search the list is shown now. */
  readonly hasField?: boolean;
  /** Shown between the head and the list, such as a draft. */
  readonly notice?: ReactNode;
}

/**
 * The screen of a list that is read page by page: head with the button for a new entry, the four states of the page's
 * query, and the pager. Features provide the skeleton and the rows.
 */
export function ListScreen<Entry>(props: ListScreenProps<Entry>) {
  const { texts, lead, place, query, create, actions, fetchAhead, find, hasField = true, notice } = props;
  const { t } = useTranslation(texts);
  const page = useShownPage(query, place.start);
  useFetchAhead(query, fetchAhead);
  useCreateFromAddress(create?.onAct);

  const found = find?.found ?? null;
  // A list without any entries has nothing to search.
  const isFindable = found !== null || place.start > 0 || page.shown.data?.entries.length !== 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={lead}
        {...(create && { primary: { ...create, icon: plusLg } })}
        actions={actions}
      />
      {notice}
      {find && hasField && isFindable && <ListSearch find={find} />}
      <ListEntries {...props} page={page} />
    </>
  );
}
