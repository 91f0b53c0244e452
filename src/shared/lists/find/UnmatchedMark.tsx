import funnel from 'bootstrap-icons/icons/funnel.svg?icon';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import { Icon } from '../../ui/buttons/Icon';
import classes from './unmatchedMark.module.scss';

/** The ids of the entries of a list that are shown although they do not match what is asked. */
export const UnmatchedRows = createContext<ReadonlySet<string>>(new Set());

/** Whether an entry is shown although it does not match, because it was edited or added since the filters were chosen. */
export function useIsUnmatched(id: Id): boolean {
  return use(UnmatchedRows).has(String(id));
}

/** Says that an entry does not match what is asked, and makes its row or card grey. */
export function UnmatchedMark({ id }: { readonly id: Id }) {
  const { t } = useTranslation('find');
  if (!useIsUnmatched(id)) return null;
  return (
    <span className={classes.mark}>
      <Icon of={funnel} />
      {t('unmatched')}
    </span>
  );
}
