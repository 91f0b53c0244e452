import building from 'bootstrap-icons/icons/building.svg?icon';
import person from 'bootstrap-icons/icons/person.svg?icon';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Board, isPersonal } from '@/domain/planner/kanban';
import { boardPath } from '@/shared/paths';
import { Icon } from '@/shared/ui/buttons/Icon';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { useBoardClassWords } from '../useBoardClassWords';
import classes from './boardCards.module.scss';

/** The boards as cards: class, title and up to six members. The whole card opens the board. */
export function BoardCards({ boards }: { readonly boards: readonly Board[] }) {
  const { t } = useTranslation('planner');
  const className = useBoardClassWords();
  return (
    <ul className={clsx('tw-grid', classes.boards)}>
      {boards.map((board) => (
        <li key={board.id} className={clsx('tw-card', classes.board)}>
          <p className={clsx('text-faint text-small row', classes.boardClass)}>
            <Icon of={isPersonal(board) ? person : building} />
            {className(board.boardClass)}
          </p>
          <h2 className={classes.title}>
            <Link className={classes.link} to={boardPath(board.id)}>
              {board.title}
            </Link>
          </h2>
          <div className={classes.members}>
            <AvatarStack label={t('members.label')} people={board.members} size={32} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Loading state of the cards, at their final height. */
export function BoardCardsSkeleton() {
  return (
    <ul className={clsx('tw-grid is-skeleton', classes.boards)} aria-hidden="true">
      {Array.from({ length: 6 }, (_, card) => (
        <li key={card} className={clsx('tw-card', classes.board)}>
          <span className="skeleton" style={{ width: '40%' }} />
          <span className="skeleton" style={{ width: `${50 + ((card * 17) % 40)}%` }} />
        </li>
      ))}
    </ul>
  );
}
