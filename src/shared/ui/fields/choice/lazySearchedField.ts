import { lazyPart } from '../../lazyPart';

/** The field of long lists: most people never see one. `preload` fetches it, so that it stands at once. */
export const { Part: SearchedField, preload: loadSearchedField } = lazyPart(
  async () => (await import('./SearchedField')).SearchedField,
);
