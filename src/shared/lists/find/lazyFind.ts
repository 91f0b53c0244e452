import { lazyPart } from '../../ui/loading/lazyPart';

const load = async () => import('./findParts');

export const findLine = lazyPart(async () => (await load()).FindLine);
export const resultLine = lazyPart(async () => (await load()).ResultLine);
export const nothingFound = lazyPart(async () => (await load()).NothingFound);

/** Loads what is needed once something is asked, because the network may be gone by then. */
export const loadFind = async () =>
  Promise.all([findLine, resultLine, nothingFound].map(async ({ preload }) => preload()));
