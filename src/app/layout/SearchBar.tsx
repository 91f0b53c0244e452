import { clsx } from 'clsx';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import search from 'bootstrap-icons/icons/search.svg?icon';
import close from 'bootstrap-icons/icons/x-lg.svg?icon';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { PanelKeys } from '@/features/search';
import { useSingleKeys } from '@/shared/ui/keys/useSingleKey';
import { type SearchBarProps, useSearchBar } from './useSearchBar';
import type { PaletteProps } from './palette';
import classes from './searchBar.module.scss';

/**
 * The search bar, with commands in the same place. Its panel is loaded when the bar is first used, and
 * waits with what has been typed until then.
 */
export function SearchBar(props: SearchBarProps) {
  const { isOpenOnPhone } = props;
  const { t } = useTranslation('layout');
  const listId = useId();
  const hasSlash = useSingleKeys().value !== false;
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<PanelKeys>(null);
  const bar = useSearchBar(props, input, panel);
  /** Null if there are no options. */
  const [activeId, setActiveId] = useState<string | undefined | null>(null);
  const palette = usePalette(bar.isUsed, bar.text);
  const hasOptions = bar.isShown && activeId !== null;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus within it, whatever has it
    <form
      className={clsx(classes.search, isOpenOnPhone && classes.isOpen)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form itself is the landmark
      role="search"
      onSubmit={bar.handleSubmit}
      onFocus={bar.handleFocus}
      onBlur={bar.handleBlur}
    >
      <div className={classes.bar}>
        <Icon of={search} />
        <input
          type="search"
          role="combobox"
          ref={input}
          value={bar.text}
          aria-label={t('search.label')}
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? listId : undefined}
          aria-activedescendant={hasOptions ? activeId : undefined}
          aria-autocomplete="list"
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => bar.type(event.target.value)}
          onClick={bar.open}
          onKeyDown={bar.handleKeyDown}
        />
        {hasSlash && (
          <span className="tw-key-cap no-touch" aria-hidden="true">
            /
          </span>
        )}
        {isOpenOnPhone && <IconButton icon={close} label={t('search.close')} size="lg" onClick={bar.leave} />}
      </div>
      {bar.isShown && (
        <div className={classes.panel}>
          {palette.kind === 'ready' ? (
            <palette.Palette
              id={listId}
              text={bar.text}
              asked={bar.asked}
              keys={panel}
              onActive={setActiveId}
              onChosen={bar.leave}
            />
          ) : (
            <output className={classes.note}>
              {t(palette.kind === 'waiting' ? 'search.loading' : 'search.unavailable')}
            </output>
          )}
        </div>
      )}
    </form>
  );
}

type PaletteState =
  | { readonly kind: 'waiting' | 'unavailable' }
  | { readonly kind: 'ready'; readonly Palette: ComponentType<PaletteProps> };

/**
 * The panel below the search bar, loaded when it is first needed. React's `lazy` would remember a failure for good;
 * here, without a connection, the panel says so, and the next letter tries again.
 *
 * @param isWanted whether the bar has the focus
 * @param text what is typed
 */
function usePalette(isWanted: boolean, text: string): PaletteState {
  const [state, setState] = useState<PaletteState>({ kind: 'waiting' });
  const isReady = state.kind === 'ready';

  useEffect(() => {
    if (!isWanted || isReady) return undefined;
    let isCurrent = true;
    import('./palette')
      .then(async ({ loadPalette }) => loadPalette())
      .then(
        (Palette) => isCurrent && setState({ kind: 'ready', Palette }),
        () => isCurrent && setState({ kind: 'unavailable' }),
      );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another letter is another attempt
  }, [isWanted, isReady, text]);

  return state;
}
