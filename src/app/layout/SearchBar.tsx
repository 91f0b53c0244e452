import { useId, useRef, useState } from 'react';
import close from 'bootstrap-icons/icons/x-lg.svg?icon';
import search from 'bootstrap-icons/icons/search.svg?icon';
import { useTranslation } from 'react-i18next';
import type { PanelKeys } from '@/features/search';
import { Icon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { useSingleKeys } from '@/shared/work-days/useWorkDays';
import { usePalette } from './usePalette';
import { type SearchBarProps, useSearchBar } from './useSearchBar';

/**
 * The search bar of section 2, with commands in the same place. What stands below it comes when it is first used: what
 * is typed until then waits for it.
 */
export function SearchBar(props: SearchBarProps) {
  const { isOpenOnPhone } = props;
  const { t } = useTranslation('layout');
  const listId = useId();
  const hasSlash = useSingleKeys().value !== false;
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<PanelKeys>(null);
  const bar = useSearchBar(props, input, panel);
  /** Null while there are no options. */
  const [activeId, setActiveId] = useState<string | undefined | null>(null);
  const palette = usePalette(bar.isUsed, bar.text);
  const hasOptions = bar.isShown && activeId !== null;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus within it, whatever has it
    <form
      className={isOpenOnPhone ? 'tw-search is-open' : 'tw-search'}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form itself is the landmark
      role="search"
      onSubmit={bar.handleSubmit}
      onFocus={bar.handleFocus}
      onBlur={bar.handleBlur}
    >
      <div className="bar">
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
          <span className="tw-kbd no-touch" aria-hidden="true">
            /
          </span>
        )}
        {isOpenOnPhone && <IconButton icon={close} label={t('search.close')} size="lg" onClick={bar.leave} />}
      </div>
      {bar.isShown && (
        <div className="tw-results">
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
            <output className="is-note">
              {t(palette.kind === 'waiting' ? 'search.loading' : 'search.unavailable')}
            </output>
          )}
        </div>
      )}
    </form>
  );
}
