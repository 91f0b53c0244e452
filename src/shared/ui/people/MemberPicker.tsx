import { clsx } from 'clsx';
import close from 'bootstrap-icons/icons/x-lg.svg?icon';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../fields/Field';
import { Icon } from '../buttons/Icon';
import { MailText } from './MailText';
import { type FoundMember, useMemberSearch } from './useMemberSearch';
import { Alert } from '../messages/Alert';
import { MarkedText } from '../options/MarkedText';
import { Avatar } from './Avatar';
import classes from './memberPicker.module.scss';

interface MemberPickerProps extends FieldProps {
  readonly chosen: readonly FoundMember[];
  readonly onChange: (chosen: readonly FoundMember[]) => void;
  /** Guids of people who are already members: they are found, but cannot be chosen. */
  readonly present?: ReadonlySet<string>;
  /** Finds people by mail or name; rejects if the search fails. Only the newest answer counts. */
  readonly search: (text: string) => Promise<readonly FoundMember[]>;
}

/**
 * A field for several people, found by mail or name while the user types. The chosen people are shown in it and can be
 * removed. A combobox with a list below: arrows move, Enter takes, Escape closes the list, and the backspace key in the
 * empty field removes the last person. Needs the texts of `members`.
 */
export function MemberPicker({ chosen, onChange, present, search, ...field }: MemberPickerProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { answer, isSearching, retry } = useMemberSearch(text.trim(), search);
  const found = answer?.kind === 'found' ? answer.people.filter(({ guid }) => !isChosen(guid)) : [];
  const open = found.filter(({ guid }) => !present?.has(guid));
  const current = open[Math.min(active, open.length - 1)];

  function isChosen(guid: string): boolean {
    return chosen.some((person) => person.guid === guid);
  }

  function handleText(typed: string) {
    setText(typed);
    setActive(0);
  }

  function handleTake(person: FoundMember) {
    onChange([...chosen, person]);
    handleText('');
  }

  function handleKeyDown(event: KeyboardEvent) {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined && open.length > 0) {
      event.preventDefault();
      setActive((Math.min(active, open.length - 1) + move + open.length) % open.length);
    } else if (event.key === 'Enter' && text.trim() !== '') {
      // The key must not affect the surrounding form.
      event.preventDefault();
      if (current) handleTake(current);
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      event.stopPropagation();
      handleText('');
    } else if (event.key === 'Backspace' && text === '' && chosen.length > 0) {
      onChange(chosen.slice(0, -1));
    }
  }

  return (
    <Field {...field}>
      {(control) => (
        <>
          <div className={classes.field}>
            <ChosenMembers chosen={chosen} onChange={onChange} />
            <input
              {...control}
              role="combobox"
              aria-expanded={found.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              {...(current && { 'aria-activedescendant': `${listId}-${current.guid}` })}
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={text}
              onChange={(event) => handleText(event.target.value)}
              onKeyDown={handleKeyDown}
            />
          </div>
          <MemberOptions
            id={listId}
            label={field.label}
            text={text.trim()}
            found={found}
            isPresent={({ guid }) => present?.has(guid) ?? false}
            current={current}
            status={isSearching ? 'searching' : (answer?.kind ?? 'idle')}
            onTake={handleTake}
            onRetry={retry}
          />
        </>
      )}
    </Field>
  );
}

/** The chosen people as chips, each with a remove button. */
function ChosenMembers({ chosen, onChange }: Pick<MemberPickerProps, 'chosen' | 'onChange'>) {
  const { t } = useTranslation('members');
  return (
    <ul aria-label={t('chosen')}>
      {chosen.map((person) => (
        <li className={classes.chip} key={person.guid}>
          <span className="ellipsis">
            <MailText of={person.mail} />
          </span>
          <button
            type="button"
            aria-label={t('remove', { mail: person.mail })}
            title={t('remove', { mail: person.mail })}
            onClick={() => onChange(chosen.filter(({ guid }) => guid !== person.guid))}
          >
            <Icon of={close} />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface MemberOptionsProps {
  readonly id: string;
  readonly label: string;
  /** The searched text. */
  readonly text: string;
  readonly found: readonly FoundMember[];
  readonly isPresent: (person: FoundMember) => boolean;
  readonly current: FoundMember | undefined;
  readonly status: 'idle' | 'searching' | 'found' | 'failed';
  readonly onTake: (person: FoundMember) => void;
  readonly onRetry: () => void;
}

/**
 * The list below a `MemberPicker`: the people found, with the typed text marked, or a message that nobody was found.
 */
function MemberOptions(props: MemberOptionsProps) {
  const { id, label, text, found, isPresent, current, status, onTake, onRetry } = props;
  const { t } = useTranslation(['members', 'common']);
  const says = {
    idle: '',
    searching: t('members:searching'),
    found: found.length > 0 ? t('members:found', { count: found.length }) : t('members:none', { text }),
    failed: '',
  };

  return (
    <>
      <output className={status === 'found' && found.length === 0 ? 'form-text block' : 'visually-hidden'}>
        {says[status]}
      </output>
      {status === 'failed' && (
        <Alert tone="danger" action={{ label: t('common:actions.retry'), onAct: onRetry }}>
          {t('members:failed')}
        </Alert>
      )}
      <div className={classes.found} role="listbox" id={id} aria-label={label} hidden={found.length === 0}>
        {found.map((person) => {
          const isTaken = isPresent(person);
          return (
            // The keyboard stays in the field; the list follows it (combobox pattern).
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
            <div
              key={person.guid}
              id={`${id}-${person.guid}`}
              className={clsx(classes.option, person === current && classes.isSelected)}
              role="option"
              aria-selected={person === current}
              aria-disabled={isTaken}
              onMouseDown={(event) => event.preventDefault()}
              onClick={isTaken ? undefined : () => onTake(person)}
            >
              <Avatar name={person.name ?? nameOf(person.mail)} size={28} />
              <span className={classes.person}>
                {person.name !== undefined && (
                  <>
                    <MarkedText text={person.name} typed={text} />{' '}
                  </>
                )}
                <span className={person.name === undefined ? undefined : 'text-faint'}>
                  <MarkedText text={person.mail} typed={text} />
                </span>
              </span>
              {isTaken && (
                <span className="push-right text-secondary text-tiny one-line">{t('members:already')}</span>
              )}
            </div>
          );
        })}
      </div>
    </>
  );
}

/** `sandra beier` for `sandra.beier@…`: a name for people of whom only the mail is known. */
function nameOf(mail: string): string {
  return (mail.split('@')[0] ?? '').replaceAll(/[._-]+/gu, ' ');
}
