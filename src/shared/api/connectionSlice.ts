import { createSlice } from '@reduxjs/toolkit';

/**
 * Whether the service answers: it does as far as anybody knows; a call broke off, so that it is to be found out; or it
 * does not. The next answer, of whatever call, puts an end to the latter two.
 */
type Connection = 'found' | 'doubted' | 'lost';

export const connectionSlice = createSlice({
  name: 'connection',
  initialState: (): Connection => 'found',
  reducers: {
    /** A call broke off. */
    connectionDoubted: (state): Connection => (state === 'lost' ? 'lost' : 'doubted'),
    /** The check of the session was not answered: it is kept, and the shell shows the "offline" mark. */
    connectionLost: (): Connection => 'lost',
    /** The service answered a call. */
    connectionFound: (): Connection => 'found',
  },
  selectors: {
    selectConnection: (state) => state,
    selectIsConnectionLost: (state) => state === 'lost',
  },
});

export const { connectionDoubted, connectionLost, connectionFound } = connectionSlice.actions;
export const { selectConnection, selectIsConnectionLost } = connectionSlice.selectors;
