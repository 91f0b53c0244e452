import { type PayloadAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { sessionExpired, signedOut } from '../session/sessionSlice';

/** The Server Error screen. */
export type ErrorState =
  | { readonly show: false }
  | { readonly show: true; readonly code: number; readonly message: string };

export const errorSlice = createSlice({
  name: 'error',
  initialState: (): ErrorState => ({ show: false }),
  reducers: {
    serverErrorRaised: (
      _state,
      { payload }: PayloadAction<{ code: number; message: string }>,
    ): ErrorState => ({
      show: true,
      ...payload,
    }),
    serverErrorCleared: (): ErrorState => ({ show: false }),
  },
  // The error is cleared with the session it belongs to.
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(signedOut, sessionExpired), (): ErrorState => ({ show: false })),
  selectors: { selectServerError: (state) => state },
});

export const { serverErrorRaised, serverErrorCleared } = errorSlice.actions;
export const { selectServerError } = errorSlice.selectors;
