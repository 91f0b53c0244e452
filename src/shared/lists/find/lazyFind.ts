import { firstAnswers } from '../../api/firstAnswers';
import { lazyComponent } from '../../ui/loading/lazyComponent';
import { ToolGroups, ToolMenus, ToolRun } from './tools/lazyTools';

const load = async () => import('./findParts');

// The menus come with the field, because it would be narrower after them.
export const FindLine = lazyComponent(async () => {
  await firstAnswers;
  const [parts] = await Promise.all([load(), ToolMenus.preload()]);
  return parts.FindLine;
});
export const ResultLine = lazyComponent(async () => (await load()).ResultLine);
export const NothingFound = lazyComponent(async () => (await load()).NothingFound);

/** Loads what is needed once something is asked, because the network may be gone by then. */
export const loadFind = async () =>
  Promise.all(
    [FindLine, ResultLine, NothingFound, ToolGroups, ToolRun].map(async ({ preload }) => preload()),
  );
