import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOwnBoard, templateName } from '@/domain/planner/boardCopy';
import { type Board, isCompleted } from '@/domain/planner/kanban';
import { wholeRows } from '@/shared/api/readableRows';
import { useUser } from '@/shared/store/hooks';
import { RadioCard, RadioCards } from '@/shared/ui/fields/RadioCards';
import { useListBucketsQuery } from '../api/boardsApi';
import { useListBoardTasksQuery } from '../api/tasksApi';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './beginWith.module.scss';

/** The choice of a new planner without contents. */
export const EMPTY = '';

interface BeginWithProps {
  readonly boards: readonly Board[];
  /** The id of the chosen board as text, or `EMPTY`. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** The choice of contents for a new planner: none, a template, or the buckets and open tasks of a board of one's own. */
export function BeginWith({ boards, value, onChoose }: BeginWithProps) {
  const { t } = useTranslation('planner');
  const guid = useUser()?.guid ?? '';
  const [showsAll, setShowsAll] = useState(false);
  const own = boards.filter((board) => isOwnBoard(board, guid));
  const templates = own.filter((board) => templateName(board) !== null);
  const others = own.filter((board) => templateName(board) === null);
  const shown = others.filter(({ id }, at) => showsAll || at === 0 || String(id) === value);
  const left = others.length - shown.length;
  const group = useId();
  const choice = (of: string) => ({ name: group, checked: value === of, onChange: () => onChoose(of) });
  const card = (board: Board, name: string, text?: string) => (
    <RadioCard
      key={board.id}
      {...{ name, text }}
      aside={<Contents board={board} />}
      input={choice(String(board.id))}
    />
  );
  if (own.length === 0) return null;
  return (
    <fieldset className="above-16">
      <legend className="form-label">{t('begin.label')}</legend>
      <RadioCards>
        <RadioCard name={t('begin.empty')} text={t('begin.emptyHint')} input={choice(EMPTY)} />
        {templates.length > 0 && <p className={classes.heading}>{t('templates.title')}</p>}
        {templates.map((board) => card(board, templateName(board) ?? ''))}
        {shown.length > 0 && <p className={classes.heading}>{t('begin.own')}</p>}
        {shown.map((board) => card(board, board.title, t('begin.ownHint')))}
        {left > 0 && (
          <div className={classes.more}>
            <Button
              look="ghost"
              size="sm"
              label={t('begin.more', { count: left })}
              onClick={() => setShowsAll(true)}
            />
          </div>
        )}
      </RadioCards>
    </fieldset>
  );
}

/** How many buckets and open tasks a board has; nothing as long as that is not known. */
function Contents({ board: { id } }: { readonly board: Board }) {
  const { t } = useTranslation('planner');
  const buckets = wholeRows(useListBucketsQuery(String(id)).data);
  const tasks = wholeRows(useListBoardTasksQuery(String(id)).data);
  if (!buckets || !tasks) return null;
  const open = tasks.filter((task) => !isCompleted(task)).length;
  return `${t('begin.buckets', { count: buckets.length })} · ${t('begin.tasks', { count: open })}`;
}
