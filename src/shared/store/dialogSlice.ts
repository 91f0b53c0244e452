import { type PayloadAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { sessionExpired, signedOut } from '../session/sessionSlice';

/** The content of the message dialog: plain text, a PNG image or a PDF, the latter two as data URL. */
export interface DialogMessage {
  readonly title: string;
  readonly message: string;
  readonly contentType: 'text/plain' | 'image/png' | 'image/jpeg' | 'application/pdf';
}

/** The message dialog. */
export type DialogState = { readonly show: false } | ({ readonly show: true } & DialogMessage);

export const dialogSlice = createSlice({
  name: 'dialog',
  initialState: (): DialogState => ({ show: false }),
  reducers: {
    messageShown: (_state, { payload }: PayloadAction<DialogMessage>): DialogState => ({
      show: true,
      ...payload,
    }),
    messageClosed: (): DialogState => ({ show: false }),
  },
  // The dialog is closed with the session it belongs to.
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(signedOut, sessionExpired), (): DialogState => ({ show: false })),
  selectors: { selectDialog: (state) => state },
});

export const { messageShown, messageClosed } = dialogSlice.actions;
export const { selectDialog } = dialogSlice.selectors;
