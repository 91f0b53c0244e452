import { singleFields } from '@/domain/changes/fields';
import type { Board } from '@/domain/planner/kanban';
import { api, invalidatedBy } from '@/shared/api/api';
import { wholeReading } from '@/shared/api/readableRows';
import { readFresh } from '@/shared/api/readFresh';
import { alikeAmong } from '@/shared/outbox/alikeAmong';
import type { SavedKind } from '@/shared/outbox/outboxKind';
import type { ServiceThunk } from '@/shared/store/store';
import { createBoard, deleteBoard, listBoards, renameBoard } from './boardsApi';

/** The saved part of a board; its members are saved one by one. */
export type BoardContent = Pick<Board, 'title'>;

const boardFields = singleFields<BoardContent>({ title: true });

const listed = ({ id, title }: Board) => ({ id, content: { title } });

const known = (): ServiceThunk<readonly Board[] | undefined> => (_dispatch, getState) =>
  listBoards.select()(getState()).data?.rows;

/** How boards are saved. */
export const boardKind: SavedKind<BoardContent> = {
  fields: boardFields,
  hasUpdate: true,
  calls: (dispatch) => ({
    list: async () => {
      const read = wholeReading(await dispatch(readFresh(listBoards, undefined)));
      return 'error' in read ? read : { data: read.data.map(listed) };
    },
    alike: (content) => alikeAmong(boardFields, content, dispatch(known())?.map(listed)),
    create: async ({ title }) => {
      const { data, error } = await dispatch(createBoard.initiate(title));
      return { data: data?.id, error };
    },
    update: async (id, { title }) => dispatch(renameBoard.initiate({ id, title })),
    remove: async (id) => dispatch(deleteBoard.initiate(id)),
    adopt: (_id, content, isNew) => {
      const call = content === null ? 'deleteBoard' : isNew ? 'createBoard' : 'updateBoard';
      dispatch(api.util.invalidateTags([...invalidatedBy(call)]));
    },
  }),
};
