import { useRef, type KeyboardEvent } from 'react';
import { useSingleKey } from '../../ui/keys/useSingleKey';
import { usePhone } from '../../ui/window/useMediaQuery';
import { FindBox, type FindBoxProps } from './FindBox';
import type { ShownSort } from './FindSheet';
import type { Find, ToolUse } from './find';
import { ToolMenus } from './tools/lazyTools';
import { useTypedText } from './useTyping';
import { clsx } from 'clsx';
import funnel from 'bootstrap-icons/icons/funnel.svg?icon';
import search from 'bootstrap-icons/icons/search.svg?icon';
import { useTranslation } from 'react-i18next';
import { MAX_QUERY_LETTERS } from '@/domain/limits';
import { filterCount } from '@/domain/find/findQuery';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/buttons/Icon';
import { useWhenIdle } from '../../ui/timing/useWhenIdle';
import { lazyComponent } from '../../ui/loading/lazyComponent';
import { chosenWords } from './FindChips';
import { useSheet } from './useSheet';
import fieldClasses from './findField.module.scss';
import classes from './phoneFind.module.scss';

export interface FindFieldProps {
  readonly find: Find;
  /** The accessible name: "Search and filter work records". */
  readonly label: string;
  /** `lg` is 44 px high instead of 36; `sm` has an icon for the button of the phone's sheet. */
  readonly size?: 'lg' | 'sm';
  /** It takes the place of what was pressed, so it has the focus. */
  readonly hasFocus?: boolean;
  /** Escape was pressed when there was nothing left to close or to empty. */
  readonly onLeave?: () => void;
  /** The columns that can be sorted by, for the sheet of the phone. */
  readonly sorts: readonly ShownSort[];
  /** The words of the sheet's primary button: "Show 37 entries". */
  readonly countLabel: string;
  /** Views and export: at the right of the field, on a phone in the sheet. */
  readonly use?: ToolUse | undefined;
}

/** The field above a list: text and filters in one line; on a phone a field and a sheet. */
export function FindField({ sorts, countLabel, use, ...props }: FindFieldProps) {
  const { find } = props;
  const text = useTypedText(find.typing, find.query.text);
  const field = { ...props, find: { ...find, text } };
  const input = useRef<HTMLInputElement>(null);
  const isPhone = usePhone();
  useSingleKey('find', () => input.current?.focus());
  if (isPhone) return <PhoneFind {...field} {...{ input, sorts, countLabel, use }} />;
  return (
    <>
      <FindBox {...field} input={input} />
      {use && <ToolMenus use={use} />}
    </>
  );
}

const FindSheet = lazyComponent(async () => (await import('./FindSheet')).FindSheet);

type PhoneFindProps = FindBoxProps & Pick<FindFieldProps, 'sorts' | 'countLabel' | 'use'>;

/** The field on a phone: the text, a button for everything else, and a line that names the set filters. */
function PhoneFind(props: PhoneFindProps) {
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
        <Button
          icon={funnel}
          label={size === 'sm' ? set > 0 && set : filterText}
          aria-haspopup="dialog"
          aria-label={filterText}
          onClick={sheet.open}
        />
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
