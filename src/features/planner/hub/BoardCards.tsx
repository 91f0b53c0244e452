import building from 'bootstrap-icons/icons/building.svg?icon';
import person from 'bootstrap-icons/icons/person.svg?icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Board, isPersonal } from '@/domain/planner/kanban';
import { boardPath } from '@/shared/paths';
import { Icon } from '@/shared/ui/Icon';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { useBoardClassWords } from '../useBoardClassWords';

/** The boards as cards: class, title and up to six members. The whole card opens the board. */
export function BoardCards({ boards }: { readonly boards: readonly Board[] }) {
  const { t } = useTranslation('planner');
  const className = useBoardClassWords();
  return (
    <ul className="tw-grid tw-boards">
      {boards.map((board) => (
        <li key={board.id} className="tw-card tw-bcard">
          <p className="t3 fs13 kind">
            <Icon of={isPersonal(board) ? person : building} />
            {className(board.boardClass)}
          </p>
          <h2>
            <Link className="opens" to={boardPath(board.id)}>
              {board.title}
            </Link>
          </h2>
          <div className="ft">
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
    <ul className="tw-grid tw-boards is-skeleton" aria-hidden="true">
      {Array.from({ length: 6 }, (_, card) => (
        <li key={card} className="tw-card tw-bcard">
          <span className="sk" style={{ width: '40%' }} />
          <span className="sk" style={{ width: `${50 + ((card * 17) % 40)}%` }} />
        </li>
      ))}
    </ul>
  );
}
