import type { Id } from '@/domain/id';
import type { Board } from '@/domain/kanban';
import { api } from '@/shared/api/api';
import { type ReadableRows, mapRows, readableListAnswer } from '@/shared/api/readableRows';
import { invalidatedBy, providedBy } from '@/shared/api/tags';
import type { RootState } from '@/shared/store/store';
import { type BoardWire, boardFromWire, boardWire, boardsWire, newBoardToWire } from './boardWire';
import { created } from './created';

const url = '/kanban';

/** `/kanban/boards/3`, and what is below it. */
export const boardUrl = (id: Id, below = '') => `${url}/boards/${encodeURIComponent(id)}${below}`;

const boardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /kanban`. */
    listBoards: build.query({
      query: (_none: void) => ({ method: 'GET', url }),
      rawResponseSchema: readableListAnswer(boardWire, 'GET /kanban'),
      transformResponse: (answer: ReadableRows<BoardWire>) => mapRows(answer, boardFromWire),
      providesTags: providedBy('listBoards'),
    }),

    /** `GET /kanban/boards/{id}`; the id as text, as it stands in the address. */
    getBoard: build.query({
      query: (id: string) => ({ method: 'GET', url: boardUrl(id) }),
      rawResponseSchema: boardWire,
      transformResponse: boardFromWire,
      providesTags: providedBy('getBoard'),
    }),

    /** `POST /kanban`: a board of class personally. */
    createBoard: build.mutation<Board, string>({
      queryFn: async (title, { getState }, _options, baseQuery) =>
        created({
          answer: await baseQuery({ method: 'POST', url, body: newBoardToWire(title) }),
          schema: boardWire,
          fromWire: boardFromWire,
          readList: async () => baseQuery({ method: 'GET', url }),
          list: boardsWire,
          isSame: (board) => board.title === title,
          before: knownBoards(getState()),
        }),
      invalidatesTags: (_board, error) => (error ? [] : invalidatedBy('createBoard')),
    }),

    /** `PATCH /kanban/boards/{id}`: the title. */
    renameBoard: build.mutation({
      query: ({ id, title }: { id: Id; title: string }) => ({
        method: 'PATCH',
        url: boardUrl(id),
        body: { id, title },
      }),
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('updateBoard')),
    }),

    /** `DELETE /kanban/boards/{id}`: boards of class personally only. */
    deleteBoard: build.mutation({
      query: (id: Id) => ({ method: 'DELETE', url: boardUrl(id) }),
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('deleteBoard')),
    }),
  }),
});

export const {
  useListBoardsQuery,
  useGetBoardQuery,
  useCreateBoardMutation,
  useRenameBoardMutation,
  useDeleteBoardMutation,
} = boardsApi;
export const { listBoards, getBoard, createBoard, renameBoard, deleteBoard } = boardsApi.endpoints;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
const stateOf = (state: unknown) => state as Required<RootState>;

function knownBoards(state: unknown): readonly Board[] | undefined {
  return boardsApi.endpoints.listBoards.select()(stateOf(state)).data?.rows;
}
