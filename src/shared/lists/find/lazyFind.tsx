import { firstAnswers } from '../../api/firstAnswers';
import { lazyComponent } from '../../ui/loading/lazyComponent';
import { ToolGroups, ToolMenus, ToolRun } from './tools/lazyTools';
import type { ResultLineProps } from './ResultLine';

const load = async () => import('./findParts');

// The menus come with the field, because it would be narrower after them.
export const FindLine = lazyComponent(async () => {
  await firstAnswers;
  const [parts] = await Promise.all([load(), ToolMenus.preload()]);
  return parts.FindLine;
});
const ResultLine = lazyComponent(async () => (await load()).ResultLine);
export const NothingFound = lazyComponent(async () => (await load()).NothingFound);

/** Loads what is needed once something is asked, because the network may be gone by then. */
export const loadFind = async () =>
  Promise.all(
    [FindLine, ResultLine, NothingFound, ToolGroups, ToolRun].map(async ({ preload }) => preload()),
  );

/** The line that says how many entries match, whose code comes after the list. */
export function FoundLine(line: ResultLineProps) {
  return <ResultLine {...line} fallback={<div className="min-height-40" />} />;
}
