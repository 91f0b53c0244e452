import building from 'bootstrap-icons/icons/building.svg?icon';
import person from 'bootstrap-icons/icons/person.svg?icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Board, isPersonal } from '@/domain/planner/kanban';
import { Icon } from '@/shared/ui/buttons/Icon';
import classes from './boardCard.module.scss';

/** The names of the board classes; an unknown class is shown as the service sends it. */
export function useBoardClassWords(): (boardClass: string) => string {
  const { t } = useTranslation('planner');
  return (boardClass) => {
    if (boardClass === 'personally') return t('classes.personally');
    return boardClass === 'customer' ? t('classes.customer') : boardClass;
  };
}

interface BoardCardHeadProps extends Pick<Board, 'boardClass'> {
  /** The heading of the title. */
  readonly as?: 'h2' | 'h3';
  /** The title, or the link with it. */
  readonly children: ReactNode;
}

/** The upper part of a board's card: its class, and below it the title. */
export function BoardCardHead({ boardClass, as: Title = 'h2', children }: BoardCardHeadProps) {
  const className = useBoardClassWords();
  return (
    <>
      <p className="text-faint text-small row">
        <Icon of={isPersonal({ boardClass }) ? person : building} />
        {className(boardClass)}
      </p>
      <Title className={classes.title}>{children}</Title>
    </>
  );
}
