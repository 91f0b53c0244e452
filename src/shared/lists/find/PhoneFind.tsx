import { clsx } from 'clsx';
import funnel from 'bootstrap-icons/icons/funnel.svg?icon';
import search from 'bootstrap-icons/icons/search.svg?icon';
import { type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_QUERY_LETTERS } from '@/domain/limits';
import { filterCount } from '@/domain/find/findQuery';
import { Icon } from '../../ui/buttons/Icon';
import { useWhenIdle } from '../../ui/timing/useWhenIdle';
import { lazyComponent } from '../../ui/loading/lazyComponent';
import type { FindBoxProps } from './FindBox';
import { chosenWords } from './FindChips';
import type { ShownSort } from './FindSheet';
import type { ToolUse } from './tools/toolUse';
import { useSheet } from './useSheet';
import fieldClasses from './findField.module.scss';
import classes from './phoneFind.module.scss';

const FindSheet = lazyComponent(async () => (await import('./FindSheet')).FindSheet);

interface PhoneFindProps extends FindBoxProps {
  readonly sorts: readonly ShownSort[];
  readonly countLabel: string;
  readonly use: ToolUse | undefined;
}

/** The field on a phone: the text, a button for everything else, and a line that names the set filters. */
export function PhoneFind(props: PhoneFindProps) {
  const { find, label, input, size, hasFocus, onLeave, sorts, countLabel, use } = props;
  const { t } = useTranslation('find');
  const sheet = useSheet(find.onOpen);
  useWhenIdle(FindSheet.preload, true);

  const set = filterCount(find.query);
  const filterText = set > 0 ? t('phone.filterSet', { set }) : t('phone.filter');
  const words = find.filters.filter(({ chosen }) => chosen.length > 0).map(chosenWords);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (find.text !== '') {
      find.typing.set('');
    } else {
      event.currentTarget.blur();
      onLeave?.();
    }
  }

  return (
    <div className="no-print fills">
      <div className={classes.line}>
        <div className={clsx(fieldClasses.field, classes.field, size === 'lg' && classes.isLarge)}>
          <Icon of={search} />
          <input
            ref={input}
            type="text"
            enterKeyHint="search"
            aria-label={label}
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_QUERY_LETTERS}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus stays on what was pressed
            autoFocus={hasFocus}
            placeholder={t('phone.search')}
            value={find.text}
            onChange={({ target }) => find.typing.set(target.value)}
            onKeyDown={handleKeyDown}
          />
        </div>
        <button
          type="button"
          className="btn btn-quiet"
          aria-haspopup="dialog"
          aria-label={filterText}
          onClick={sheet.open}
        >
          <Icon of={funnel} />
          {size === 'sm' ? set > 0 && set : filterText}
        </button>
      </div>
      {words.length > 0 && (
        <div className={classes.summary}>
          <span className="ellipsis">{words.join(', ')}</span>
          <button type="button" onClick={find.reset}>
            {t('reset')}
          </button>
        </div>
      )}
      {sheet.isOpen && (
        <FindSheet {...{ find, label, sorts, countLabel, use }} onClose={sheet.close} onHide={sheet.hide} />
      )}
    </div>
  );
}
