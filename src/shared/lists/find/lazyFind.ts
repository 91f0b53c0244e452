import { lazyPart } from '../../ui/loading/lazyPart';
import { toolGroups, toolMenus, toolRun } from './tools/lazyTools';

const load = async () => import('./findParts');

// The menus come with the field, because it would be narrower after them.
export const findLine = lazyPart(async () => {
  const [{ FindLine }] = await Promise.all([load(), toolMenus.preload()]);
  return FindLine;
});
export const resultLine = lazyPart(async () => (await load()).ResultLine);
export const nothingFound = lazyPart(async () => (await load()).NothingFound);

/** Loads what is needed once something is asked, because the network may be gone by then. */
export const loadFind = async () =>
  Promise.all(
    [findLine, resultLine, nothingFound, toolGroups, toolRun].map(async ({ preload }) => preload()),
  );
