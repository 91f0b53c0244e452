import { type PayloadAction, createSlice, isAnyOf, nanoid } from '@reduxjs/toolkit';
import { UNDO_MS } from '@/domain/limits';
import { sessionExpired, signedOut } from '../session/sessionSlice';
import type { ToastMessage } from '../ui/messages/Toast';

/**
 * A short message at the edge of the screen. Texts are already in the user's language. It disappears by itself
 * (`lifeMs`, see `noticeClock`), but errors stay until dismissed.
 */
export interface Notice extends Omit<ToastMessage, 'action' | 'onDismiss'> {
  /** A button on the notice; pressing it runs the action registered under the id (see `noticeActions`). */
  readonly action?:
    | {
        readonly label: string;
        readonly id: string;
        /** The keyboard shortcut of the button, as in `aria-keyshortcuts`. */
        readonly keys?: string;
      }
    | undefined;
}

/**
 * How long a notice stays, in milliseconds, by its content. Errors and offers have no such time: they stay until they
 * are dismissed.
 */
export const noticeLife = {
  /** One sentence that says something is done. */
  done: 5000,
  /** A notice with Undo, whether or not its call is held back until then. */
  undo: UNDO_MS,
  /** A text that takes time to read. */
  toRead: 8000,
} as const;

/** Id of the notice that entries are waiting, shown once for several; the notice that they were sent replaces it. */
export const WAITING_NOTICE = 'waiting';

/** Id of the notice that offers to undo the last step; that of the next step replaces it. */
export const STEP_NOTICE = 'step';

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
    /**
     * A step was undone, so notices saying that it is done are no longer true. One with Undo disappears with its step.
     */
    doneNoticesDismissed: (state) =>
      state.filter(
        ({ id, tone, action }) => (tone !== 'success' && id !== WAITING_NOTICE) || action !== undefined,
      ),
  },
  // Notices for one user must not be shown to the next one.
  extraReducers: (builder) => builder.addMatcher(isAnyOf(signedOut, sessionExpired), () => []),
  selectors: { selectNotices: (state) => state },
});

export const { noticeGiven, noticeDismissed, doneNoticesDismissed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;

/** The notice that something is done. */
export const doneNotice = (text: string) => noticeGiven({ tone: 'success', text, lifeMs: noticeLife.done });

/** The notice that something failed. */
export const errorNotice = (text: string) => noticeGiven({ tone: 'error', text });
