import { type PayloadAction, createSlice, isAnyOf, nanoid } from '@reduxjs/toolkit';
import { sessionExpired, signedOut } from '../session/sessionSlice';

/** A short message at the edge of the screen. Texts are already in the user's language. */
export interface Notice {
  readonly id: string;
  readonly tone: 'success' | 'info' | 'error';
  readonly text: string;
  readonly detail?: string | undefined;
  /** A button on the notice; pressing it runs the action that was registered under the id (see `noticeActions`). */
  readonly action?:
    | {
        readonly label: string;
        readonly id: string;
        /** Keys that do the same, as `aria-keyshortcuts` names them. */
        readonly keys?: string;
      }
    | undefined;
  /** Milliseconds until it goes by itself (see `noticeClock`); errors stay until dismissed. */
  readonly lifeMs?: number | undefined;
}

/** The notice that entries wait, which is given once for several; that they went out takes its place. */
export const WAITING_NOTICE = 'waiting';

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as readonly Notice[],
  reducers: {
    noticeGiven: {
      prepare: (notice: Omit<Notice, 'id'> & { id?: string }) => ({
        payload: { ...notice, id: notice.id ?? nanoid() },
      }),
      reducer: (state, { payload }: PayloadAction<Notice>) => [
        ...state.filter((notice) => notice.id !== payload.id),
        payload,
      ],
    },
    noticeDismissed: (state, { payload }: PayloadAction<string>) =>
      state.filter((notice) => notice.id !== payload),
    /** Something was taken back: what said that it is done is not true any more. One with an undo goes with its step. */
    doneNoticesDismissed: (state) =>
      state.filter(
        ({ id, tone, action }) => (tone !== 'success' && id !== WAITING_NOTICE) || action !== undefined,
      ),
  },
  // What one user was told is none of the next one's business.
  extraReducers: (builder) => builder.addMatcher(isAnyOf(signedOut, sessionExpired), () => []),
  selectors: { selectNotices: (state) => state },
});

export const { noticeGiven, noticeDismissed, doneNoticesDismissed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;
