import type { Recent } from '@/domain/search/recents';
import { type HitKind, type SearchHit, groupHits, targetOf } from '@/domain/search/searchHits';
import { firstScreenAt } from '@/shared/first-screen/firstScreen';
import type { Command } from './command';
import type { Option } from './OptionRow';

/** So many of a kind are shown; another letter finds the others. */
const MOST = 5;

/** Options of one kind below each other. */
export interface Group {
  readonly id: string;
  readonly name: 'entry' | 'recents' | 'commands' | HitKind;
  readonly options: readonly Option[];
  /** How many there are, shown or not. */
  readonly count: number;
}

/** A page behind the sign-in. */
const isPage = (path: string) => firstScreenAt(path, true) === 'shell';

/**
 * Everything that can be chosen; groups without anything are left out. What was found stands before the commands: some of
 * these come from what the device remembers, and whoever types a name and presses Enter means what is called so.
 */
export function groupsOf(
  id: string,
  entries: readonly Command[],
  recents: readonly Recent[],
  commands: readonly Command[],
  hits: readonly SearchHit[],
): readonly Group[] {
  const opened = recents.map(({ kind, name, path }): Option => ({
    kind: 'hit',
    id: `${id}-recent-${path}`,
    hit: { kind, type: kind, name, link: path, route: '' },
    target: { kind: 'page', path },
    isRecent: true,
  }));
  const optionOf = (command: Command): Option => ({ kind: 'command', id: `${id}-${command.id}`, command });
  const taking = entries.map(optionOf);
  const doing = commands.map(optionOf);
  const found = groupHits(hits).map((group) => {
    const options = group.hits.map((hit, at): Option => ({
      kind: 'hit',
      id: `${id}-${group.kind}-${at}`,
      hit,
      target: targetOf(hit, isPage),
    }));
    return [group.kind, options] as const;
  });
  return ([['entry', taking], ['recents', opened], ...found, ['commands', doing]] as const)
    .filter(([, options]) => options.length > 0)
    .map(([name, options]) => ({
      id: `${id}-${name}`,
      name,
      options: options.slice(0, MOST),
      count: options.length,
    }));
}
