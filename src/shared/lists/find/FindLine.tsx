import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../TableHead';
import type { Counts, Find } from './find';
import type { Found } from './useFound';
import { useDebounced } from '../../ui/timing/useDebounced';
import { FindField, type FindFieldProps } from './FindField';

/** A change of the result is read out once it has lasted this long, in milliseconds. */
const READ_OUT_MS = 500;

interface FindLineProps {
  readonly find: Find;
  /** The accessible name of the field. */
  readonly label: string;
  /** The columns that can be sorted by. */
  readonly columns: readonly ListColumn[];
  /** Null while nothing is asked. */
  readonly counts: Counts | null;
  readonly found: Pick<Found<unknown>, 'whole'> | null;
  readonly field?: Pick<FindFieldProps, 'size' | 'hasFocus' | 'onLeave'>;
}

/** The line above a list: the field with what is asked. */
export function FindLine({ find, label, columns, counts, found, field }: FindLineProps) {
  const { t } = useTranslation('find');
  const sorts = columns.flatMap(({ title, sort }) =>
    sort === undefined ? [] : [{ by: sort, label: title }],
  );
  const countLabel = counts ? t('show', { count: counts[0] }) : t('showList');
  const said = useDebounced(useResultText(found, counts), READ_OUT_MS);
  return (
    <>
      <FindField {...{ find, label, sorts, countLabel }} {...field} />
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}

/** The result in words, for screen readers: that the list is read, what was found, and what is missing. */
function useResultText(found: FindLineProps['found'], counts: Counts | null): string {
  const { t } = useTranslation('find');
  if (!found || !counts) return '';
  const { kind } = found.whole.state;
  if (kind === 'reading') return t('reading');
  const result = counts.join(' · ');
  return kind === 'whole' || kind === 'enough' ? result : t('incomplete', { result });
}
