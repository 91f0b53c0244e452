import { clsx } from 'clsx';
import { useEffect, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { type HitKind, type SearchHit, groupHits, isCalled, targetOf } from '@/domain/search/searchHits';
import { MAX_HITS_PER_KIND, SEARCH_MIN_LETTERS } from '@/domain/limits';
import { useErrorText } from '@/shared/api/useErrorText';
import { useRecents } from '@/shared/recents/recents';
import { messageShown } from '@/shared/store/dialogSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { Furrows } from '@/shared/ui/frame/Furrows';
import { Alert } from '@/shared/ui/messages/Alert';
import { useDelayedFlag } from '@/shared/ui/timing/useDelayedFlag';
import type { Recent } from '@/domain/search/recents';
import { firstScreenAt } from '@/shared/first-screen/firstScreen';
import { type Option, OptionRow } from './OptionRow';
import type { Command, SearchPanelProps } from './panelProps';
import { useOptionKeys } from './useOptionKeys';
import { useSearch } from './useSearch';
import classes from './searchPanel.module.scss';
import { KeyLegend } from '@/shared/ui/keys/KeyLegend';

/**
 * The panel below the search bar: search results by kind, and commands that match the typed text; while nothing is
 * typed, recently opened pages and the commands.
 */
export function SearchPanel(props: SearchPanelProps) {
  const { id, text, asked, commands, entry, keys, onActive, onChosen } = props;
  const { t } = useTranslation(['search', 'common']);
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const search = useSearch(text, asked, () => {
    const title = t('title');
    dispatch(messageShown({ title, message: t('forbidden'), contentType: 'text/plain' }));
  });
  const { answer, isSearching } = search;
  const hits = answer?.kind === 'found' ? answer.hits : [];
  const recents = useRecents();
  const isEmpty = text.trim() === '';
  const fitting = commands.filter(({ title, also }) => isCalled(`${title} ${also}`, text.trim()));
  // Recent pages load within a moment; commands shown before that would only be pushed down.
  const isReading = isEmpty && recents === null;
  const groups = isReading
    ? []
    : groupsOf(id, entry?.commands ?? [], isEmpty ? (recents ?? []) : [], fitting, hits);
  const options = groups.flatMap((group) => group.options);
  // Until the answer arrives, Enter starts the search, so nothing is selected unless the arrow keys did it.
  const isFirstActive =
    entry !== null || (isEmpty ? groups[0]?.name === 'recents' : answer?.kind === 'found' && !isSearching);
  const { activeId, handleKey } = useOptionKeys({ options, text, isFirstActive, onChosen });
  useImperativeHandle(keys, () => ({ handleKey }));

  const reported = options.length === 0 ? null : activeId;
  useEffect(() => onActive(reported), [onActive, reported]);
  useEffect(() => () => onActive(null), [onActive]);

  return (
    <div className="clipped">
      <div className={classes.list}>
        {entry?.preview}
        <Words {...{ text, search, isCommand: fitting.length > 0, isEntry: entry !== null }} />
        {answer?.kind === 'failed' && !isSearching && (
          <div className={classes.failure}>
            <Alert tone="danger" action={{ label: t('common:actions.retry'), onAct: search.retry }}>
              {t('failed', { reason: errorText(answer.error) })}
            </Alert>
          </div>
        )}
        <Skeleton isWaiting={isSearching && hits.length === 0} />
        {options.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot show icons in groups
          <div role="listbox" id={id} aria-label={t('results')} aria-busy={isSearching}>
            {groups.map((group) => (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox cannot contain a fieldset
              <div
                key={group.id}
                role="group"
                aria-labelledby={group.id}
                className={clsx('tw-options', classes.group)}
              >
                <GroupTitle group={group} />
                {group.options.map((option) => (
                  <OptionRow
                    key={option.id}
                    option={option}
                    text={text}
                    isActive={option.id === activeId}
                    onChosen={onChosen}
                  />
                ))}
              </div>
            ))}
          </div>
        )}
      </div>
      <PanelKeys ctrlEnter={entry ? 'dialog' : 'newTab'} />
    </div>
  );
}

/** The keys of the panel; Ctrl+Enter opens a typed entry in its dialog, and a hit in a new tab. */
function PanelKeys({ ctrlEnter }: { readonly ctrlEnter: 'dialog' | 'newTab' }) {
  const { t } = useTranslation('search');
  return (
    <KeyLegend
      className={clsx('no-phone', classes.foot)}
      keys={[
        ['↑↓', t('keys.choose')],
        ['Enter', t('keys.open')],
        [t('keys.ctrlEnter'), t(`keys.${ctrlEnter}`)],
        ['Esc', t('keys.close')],
      ]}
    />
  );
}

function GroupTitle({ group: { id, name, options, count } }: { group: Group }) {
  const { t } = useTranslation('search');
  const isOwn = name === 'entry' || name === 'recents' || name === 'commands';
  return (
    <div className="option-heading">
      <span id={id}>{t(isOwn ? name : `kinds.${name}`)}</span>
      {name !== 'recents' && options.length < count && (
        <span>{t('someOf', { shown: options.length, count })}</span>
      )}
    </div>
  );
}

interface WordsProps {
  readonly text: string;
  readonly search: ReturnType<typeof useSearch>;
  /** At least one command matches. */
  readonly isCommand: boolean;
  /** The text begins with hours, so it is an entry rather than a search. */
  readonly isEntry: boolean;
}

/** The text shown instead of results, and the announcement for screen readers. */
function Words({ text, search: { answer, isSearching, wanted }, isCommand, isEntry }: WordsProps) {
  const { t } = useTranslation('search');
  const typed = text.trim();
  const missing = SEARCH_MIN_LETTERS - Array.from(typed).length;
  const isShort = typed !== '' && missing > 0 && wanted === '' && answer === null;
  const count = answer?.kind === 'found' && !isSearching ? answer.hits.length : null;
  return (
    <output className="block">
      {isShort && !isEntry && (
        <span className={isCommand ? classes.note : 'tw-empty'}>
          <b className={classes.title}>{t('short.title', { count: missing })}</b>
          {t('short.text')}
        </span>
      )}
      {count === 0 && !isEntry && (
        <span className={isCommand ? classes.note : 'tw-empty'}>
          {!isCommand && <Furrows />}
          <b className={classes.title}>{t('nothing', { text: typed })}</b>
          {t('nothingHint')}
        </span>
      )}
      {count !== null && count > 0 && <span className="visually-hidden">{t('found', { count })}</span>}
    </output>
  );
}

/** Loading state of the results. */
function Skeleton({ isWaiting }: { isWaiting: boolean }) {
  const isShown = useDelayedFlag(isWaiting);
  if (!isShown) return null;
  return (
    <div className="is-skeleton stack gap-20 pads-12-16" aria-hidden="true">
      <span className="skeleton" style={{ width: '46%' }} />
      <span className="skeleton" style={{ width: '32%' }} />
      <span className="skeleton" style={{ width: '54%' }} />
    </div>
  );
}

/** Options of one kind, listed under a title. */
interface Group {
  readonly id: string;
  readonly name: 'entry' | 'recents' | 'commands' | HitKind;
  readonly options: readonly Option[];
  /** How many options there are, including hidden ones. */
  readonly count: number;
}

/** Whether a path is a page that requires signing in. */
const isPage = (path: string) => firstScreenAt(path, true) === 'shell';

/**
 * All options in groups; empty groups are left out. Results come before the commands, because commands may also match
 * by remembered names, and a user who types a name and presses Enter means the thing with that name.
 */
function groupsOf(
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
    to: { kind: 'go', path },
    isRecent: true,
  }));
  const optionOf = (command: Command): Option => ({
    kind: 'command',
    id: `${id}-${command.id}`,
    to: command.act,
    command,
  });
  const taking = entries.map(optionOf);
  const doing = commands.map(optionOf);
  const found = groupHits(hits).map((group) => {
    const options = group.hits.map((hit, at): Option => {
      const target = targetOf(hit, isPage);
      const to = target.kind === 'page' ? ({ kind: 'go', path: target.path } as const) : target;
      return { kind: 'hit', id: `${id}-${group.kind}-${at}`, hit, to };
    });
    return [group.kind, options] as const;
  });
  return ([['entry', taking], ['recents', opened], ...found, ['commands', doing]] as const)
    .filter(([, options]) => options.length > 0)
    .map(([name, options]) => ({
      id: `${id}-${name}`,
      name,
      options: options.slice(0, MAX_HITS_PER_KIND),
      count: options.length,
    }));
}
