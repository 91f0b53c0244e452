import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../TableHead';
import type { Find } from './find';
import { FindField } from './FindField';

interface FindLineProps {
  readonly find: Find;
  /** The accessible name of the field. */
  readonly label: string;
  /** The columns that can be sorted by. */
  readonly columns: readonly ListColumn[];
  /** "37 entries"; undefined while nothing is asked. */
  readonly count: string | undefined;
}

/** The line above a list: the field with what is asked. */
export function FindLine({ find, label, columns, count }: FindLineProps) {
  const { t } = useTranslation('find');
  const sorts = columns.flatMap(({ title, sort, align }) =>
    sort === undefined ? [] : [{ by: sort, label: title, isDown: align === 'right' }],
  );
  const countLabel = count === undefined ? t('showList') : t('show', { count });
  return <FindField {...{ find, label, sorts, countLabel }} />;
}
