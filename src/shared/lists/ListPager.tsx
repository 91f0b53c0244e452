import { useTranslation } from 'react-i18next';
import { hasNext, hasPrevious, nextStart, previousStart } from '@/domain/lists/paging';
import { Pager } from '../ui/bars/Pager';
import type { ListPage } from './listPage';

interface ListPagerProps {
  /** The page on the screen; undefined while there is none. */
  readonly page: ListPage<unknown> | undefined;
  readonly isBusy: boolean;
  readonly onTurn: (index: number) => void;
}

/** Turns the pages of a list: Previous above index 0, Next after a full answer, by the page size. */
export function ListPager({ page, isBusy, onTurn }: ListPagerProps) {
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
