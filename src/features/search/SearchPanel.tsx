import { useEffect, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { type HitKind, type SearchHit, groupHits, isCalled, targetOf } from '@/domain/searchHits';
import { SEARCH_MIN_LETTERS } from '@/domain/limits';
import { useErrorText } from '@/shared/api/useErrorText';
import { firstScreenAt } from '@/shared/first-screen/firstScreen';
import { messageShown } from '@/shared/store/dialogSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { Furrows } from '@/shared/ui/frame/Furrows';
import { Alert } from '@/shared/ui/messages/Alert';
import { useDelayedFlag } from '@/shared/ui/useDelayedFlag';
import type { Command } from './command';
import { type Option, OptionRow } from './OptionRow';
import type { SearchPanelProps } from './panelKeys';
import './search.scss';
import { useOptionKeys } from './useOptionKeys';
import { useSearch } from './useSearch';

/** Skeletons come when an answer takes longer than this, in milliseconds. */
const SKELETON_AFTER_MS = 200;

/** A page behind the sign-in. */
const isPage = (path: string) => firstScreenAt(path, true) === 'shell';

interface Group {
  readonly id: string;
  readonly title: string;
  readonly options: readonly Option[];
}

/** Everything that can be chosen, commands first; groups without anything are left out. */
function groupsOf(
  id: string,
  commands: readonly Command[],
  hits: readonly SearchHit[],
  titleOf: (name: 'commands' | HitKind) => string,
): readonly Group[] {
  const doing: Group = {
    id: `${id}-commands`,
    title: titleOf('commands'),
    options: commands.map((command) => ({ kind: 'command', id: `${id}-${command.id}`, command })),
  };
  const found = groupHits(hits).map((group): Group => ({
    id: `${id}-${group.kind}`,
    title: titleOf(group.kind),
    options: group.hits.map((hit, at) => ({
      kind: 'hit',
      id: `${id}-${group.kind}-${at}`,
      hit,
      target: targetOf(hit, isPage),
    })),
  }));
  return [doing, ...found].filter(({ options }) => options.length > 0);
}

/** What stands below the search bar (section 2): commands that fit what is typed, and what was found, by its kind. */
export function SearchPanel(props: SearchPanelProps) {
  const { id, text, asked, commands, keys, onActive, onChosen } = props;
  const { t } = useTranslation(['search', 'common']);
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const search = useSearch(text, asked, () => {
    const title = t('title');
    dispatch(messageShown({ title, message: t('forbidden'), contentType: 'text/plain' }));
  });
  const { answer, isSearching } = search;
  const hits = answer?.kind === 'found' ? answer.hits : [];
  const fitting = commands.filter(({ title, also }) => isCalled(`${title} ${also}`, text.trim()));
  const groups = groupsOf(id, fitting, hits, (name) => t(name === 'commands' ? name : `kinds.${name}`));
  const options = groups.flatMap((group) => group.options);
  // Before the answer to what is typed, Enter asks for it: nothing is chosen by then unless the arrows chose it.
  const isAnswered = answer?.kind === 'found' && !isSearching;
  const { activeId, handleKey } = useOptionKeys({ options, text, isFirstActive: isAnswered, onChosen });
  useImperativeHandle(keys, () => ({ handleKey }));

  const reported = options.length === 0 ? null : activeId;
  useEffect(() => onActive(reported), [onActive, reported]);
  useEffect(() => () => onActive(null), [onActive]);

  return (
    <div className="tw-pal">
      <div className="ls">
        <Words {...{ text, search, isCommand: fitting.length > 0 }} />
        {answer?.kind === 'failed' && !isSearching && (
          <Alert tone="danger" action={{ label: t('common:actions.retry'), onAct: search.retry }}>
            {t('failed', { reason: errorText(answer.error) })}
          </Alert>
        )}
        {options.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options with icons in groups are no select
          <div role="listbox" id={id} aria-label={t('results')} aria-busy={isSearching}>
            {groups.map((group) => (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fieldset within a list of options
              <div key={group.id} role="group" aria-labelledby={group.id} className="tw-opts">
                <div className="cap" id={group.id}>
                  {group.title}
                </div>
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
        <Skeleton isWaiting={isSearching && hits.length === 0} />
      </div>
      <div className="foot" aria-hidden="true">
        <Key name="↑↓" does={t('keys.choose')} />
        <Key name="Enter" does={t('keys.open')} />
        <Key name={t('keys.ctrlEnter')} does={t('keys.newTab')} />
        <Key name="Esc" does={t('keys.close')} />
      </div>
    </div>
  );
}

interface WordsProps {
  readonly text: string;
  readonly search: ReturnType<typeof useSearch>;
  /** A command fits. */
  readonly isCommand: boolean;
}

/** What is said instead of results, or to who cannot see them. */
function Words({ text, search: { answer, isSearching, wanted }, isCommand }: WordsProps) {
  const { t } = useTranslation('search');
  const typed = text.trim();
  const missing = SEARCH_MIN_LETTERS - Array.from(typed).length;
  const isShort = typed !== '' && missing > 0 && wanted === '' && answer === null;
  const count = answer?.kind === 'found' && !isSearching ? answer.hits.length : null;
  return (
    <output>
      {isShort && (
        <span className={isCommand ? 'note' : 'none'}>
          <b>{t('short.title', { count: missing })}</b>
          {t('short.text')}
        </span>
      )}
      {count === 0 && (
        <span className={isCommand ? 'note' : 'none'}>
          {!isCommand && <Furrows />}
          <b>{t('nothing', { text: typed })}</b>
          {t('nothingHint')}
        </span>
      )}
      {count !== null && count > 0 && <span className="visually-hidden">{t('found', { count })}</span>}
    </output>
  );
}

/** What will be found, on its way. */
function Skeleton({ isWaiting }: { isWaiting: boolean }) {
  const isShown = useDelayedFlag(isWaiting, SKELETON_AFTER_MS);
  if (!isShown) return null;
  return (
    <div className="wait is-skeleton" aria-hidden="true">
      <span className="sk" style={{ width: '46%' }} />
      <span className="sk" style={{ width: '32%' }} />
      <span className="sk" style={{ width: '54%' }} />
    </div>
  );
}

function Key({ name, does }: { name: string; does: string }) {
  return (
    <span>
      <span className="tw-kbd">{name}</span>
      {does}
    </span>
  );
}
