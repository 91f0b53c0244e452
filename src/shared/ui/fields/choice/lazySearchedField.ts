import { lazyPart } from '../../loading/lazyPart';

/** The field for long lists, which most users never see. `preload` loads it in advance, so that it is shown at once. */
export const { Part: SearchedField, preload: loadSearchedField } = lazyPart(
  async () => (await import('./SearchedField')).SearchedField,
);
