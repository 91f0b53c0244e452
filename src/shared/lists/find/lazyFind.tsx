import { firstAnswers } from '../../api/firstAnswers';
import { lazyComponent } from '../../ui/loading/lazyComponent';
import { ToolGroups, ToolMenus, ToolRun } from './tools/lazyTools';
import type { ResultLineProps } from './ResultLine';

// The menus come with the field, because it would be narrower after them.
export const FindLine = lazyComponent(async () => {
  await firstAnswers;
  const [line] = await Promise.all([import('./FindLine'), ToolMenus.preload()]);
  return line.FindLine;
});
const ResultLine = lazyComponent(async () => (await import('./ResultLine')).ResultLine);
export const NothingFound = lazyComponent(async () => (await import('./ResultLine')).NothingFound);

/** Loads what is needed once something is asked, because the network may be gone by then. */
export const loadFind = async () =>
  Promise.all(
    [FindLine, ResultLine, NothingFound, ToolGroups, ToolRun].map(async ({ preload }) => preload()),
  );

/** The line that says how many entries match, whose code comes after the list. */
export function FoundLine(line: ResultLineProps) {
  return <ResultLine {...line} fallback={<div className="min-height-40" />} />;
}
