import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { templateName } from '@/domain/planner/boardCopy';
import type { Board } from '@/domain/planner/kanban';
import { boardPath } from '@/shared/paths';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { Button } from '@/shared/ui/buttons/Button';
import card from '../boardCard.module.scss';
import { BoardCardHead } from '../BoardCardHead';
import classes from './boardCards.module.scss';

interface BoardCardsProps {
  readonly boards: readonly Board[];
  /** For templates: begins a new planner with one of them. */
  readonly onUse?: (template: Board) => void;
  /** Cards in front of them, as list items. */
  readonly children?: ReactNode;
}

/** The boards as cards: class, title and up to six members. The whole card opens the board. */
export function BoardCards({ boards, onUse, children }: BoardCardsProps) {
  const { t } = useTranslation('planner');
  return (
    <ul className={clsx('tw-grid', classes.boards)}>
      {children}
      {boards.map((board) => (
        <li key={board.id} className={clsx('tw-card', card.card)}>
          <BoardCardHead boardClass={board.boardClass} as={onUse ? 'h3' : 'h2'}>
            <Link className="card-open" to={boardPath(board.id)}>
              {board.title}
            </Link>
          </BoardCardHead>
          <div className={classes.foot}>
            <AvatarStack label={t('members.label')} people={board.members} size={32} />
            {onUse && (
              <Button
                size="sm"
                label={t('templates.use')}
                className={classes.use}
                aria-label={t('templates.useOf', { name: templateName(board) ?? board.title })}
                onClick={() => onUse(board)}
              />
            )}
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
      {Array.from({ length: 6 }, (_, at) => (
        <li key={at} className={clsx('tw-card', card.card)}>
          <span className="skeleton" style={{ width: '40%' }} />
          <span className="skeleton" style={{ width: `${50 + ((at * 17) % 40)}%` }} />
        </li>
      ))}
    </ul>
  );
}
