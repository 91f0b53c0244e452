import { singleFields } from '@/domain/changes/fields';
import type { Board } from '@/domain/kanban';
import { api } from '@/shared/api/api';
import { readAnew } from '@/shared/api/readAnew';
import { invalidatedBy } from '@/shared/api/tags';
import { wholeRows } from '@/shared/api/wholeRows';
import { alikeAmong } from '@/shared/outbox/alikeAmong';
import type { SavedKind } from '@/shared/outbox/outboxKind';
import type { ServiceThunk } from '@/shared/store/store';
import { createBoard, deleteBoard, listBoards, renameBoard } from './boardsApi';

/** What is saved of a board; its members are saved one by one. */
export type BoardContent = Pick<Board, 'title'>;

const boardFields = singleFields<BoardContent>({ title: ['title'] });

const listed = ({ id, title }: Board) => ({ id, content: { title } });

const known = (): ServiceThunk<readonly Board[] | undefined> => (_dispatch, getState) => {
  const { data } = listBoards.select()(getState());
  return data?.unreadable.length === 0 ? data.rows : undefined;
};

/** How boards are saved. */
export const boardKind: SavedKind<BoardContent> = {
  fields: boardFields,
  hasUpdate: true,
  calls: (dispatch) => ({
    list: async () => {
      const answer = await readAnew(dispatch(listBoards.initiate(undefined, { forceRefetch: true })));
      const read = answer.data ? wholeRows(answer.data) : { error: answer.error };
      return 'error' in read ? read : { data: read.data.map(listed) };
    },
    alike: (content) => alikeAmong(boardFields, content, dispatch(known())?.map(listed)),
    create: async ({ title }) => {
      const { data, error } = await dispatch(createBoard.initiate(title));
      return { data: data?.id, error };
    },
    update: async (id, { title }) => dispatch(renameBoard.initiate({ id, title })),
    remove: async (id) => dispatch(deleteBoard.initiate(id)),
    adopt: () => void dispatch(api.util.invalidateTags([...invalidatedBy('createBoard')])),
  }),
};
