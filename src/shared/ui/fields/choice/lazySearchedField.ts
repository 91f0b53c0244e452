import { lazyComponent } from '../../loading/lazyComponent';

/** The field for long lists, which most users never see. `preload` loads it in advance, so that it is shown at once. */
export const SearchedField = lazyComponent(async () => (await import('./SearchedField')).SearchedField);
