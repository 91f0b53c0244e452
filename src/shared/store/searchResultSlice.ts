import { type PayloadAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { SearchHit } from '@/domain/search/searchHits';
import { sessionExpired, signedOut } from '../session/sessionSlice';

/** The result of the last search, or why it failed; null before the first one. */
export type SearchResult =
  | { readonly kind: 'found'; readonly text: string; readonly hits: readonly SearchHit[] }
  | { readonly kind: 'failed'; readonly text: string; readonly error: unknown }
  | null;

/** The answer that the search panel shows. */
export const searchResultSlice = createSlice({
  name: 'searchResult',
  initialState: (): SearchResult => null,
  reducers: {
    searchAnswered: (_state, { payload }: PayloadAction<NonNullable<SearchResult>>): SearchResult => payload,
    searchForgotten: (): SearchResult => null,
  },
  // The result is cleared with the session it belongs to.
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(signedOut, sessionExpired), (): SearchResult => null),
  selectors: { selectSearchResult: (state) => state },
});

export const { searchAnswered, searchForgotten } = searchResultSlice.actions;
export const { selectSearchResult } = searchResultSlice.selectors;
