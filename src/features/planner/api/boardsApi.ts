import type { Id } from '@/domain/id';
import type { Board } from '@/domain/planner/kanban';
import { api, invalidatedBy, providedBy } from '@/shared/api/api';
import { readCreated } from '@/shared/api/readCreated';
import { type ReadableRows, mapRows, readableListAnswer } from '@/shared/api/readableRows';
import { type BoardWire, boardFromWire, boardWire, newBoardToWire } from './boardWire';

const url = '/kanban';

/** The URL of a board, such as `/kanban/boards/3`, or of a path below it. */
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

    /** `GET /kanban/boards/{id}`; the id is text, taken from the address. */
    getBoard: build.query({
      query: (id: string) => ({ method: 'GET', url: boardUrl(id) }),
      rawResponseSchema: boardWire,
      transformResponse: boardFromWire,
      providesTags: providedBy('getBoard'),
    }),

    /** `POST /kanban`: creates a board of class personally. */
    createBoard: build.mutation<Board, string>({
      queryFn: async (title, _api, _options, baseQuery) =>
        readCreated(
          await baseQuery({ method: 'POST', url, body: newBoardToWire(title) }),
          boardWire,
          boardFromWire,
        ),
      invalidatesTags: (_board, error) => (error ? [] : invalidatedBy('createBoard')),
    }),

    /** `PATCH /kanban/boards/{id}`: changes the title. */
    renameBoard: build.mutation({
      query: ({ id, title }: { id: Id; title: string }) => ({
        method: 'PATCH',
        url: boardUrl(id),
        body: { id, title },
      }),
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('updateBoard')),
    }),

    /** `DELETE /kanban/boards/{id}`: only for boards of class personally. */
    deleteBoard: build.mutation({
      query: (id: Id) => ({ method: 'DELETE', url: boardUrl(id) }),
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('deleteBoard')),
    }),
  }),
});

export const { useListBoardsQuery, useGetBoardQuery } = boardsApi;
export const { listBoards, getBoard, createBoard, renameBoard, deleteBoard } = boardsApi.endpoints;
