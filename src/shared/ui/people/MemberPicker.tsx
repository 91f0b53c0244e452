import close from 'bootstrap-icons/icons/x-lg.svg?icon';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../fields/Field';
import { Icon } from '../Icon';
import { MailText } from './MailText';
import { MemberOptions } from './MemberOptions';
import { type FoundMember, useMemberSearch } from './useMemberSearch';
import './memberPicker.scss';

interface MemberPickerProps extends FieldProps {
  readonly chosen: readonly FoundMember[];
  readonly onChange: (chosen: readonly FoundMember[]) => void;
  /** Guids of those who are members already: they are found, but not to be chosen. */
  readonly present?: ReadonlySet<string>;
  /** Finds people by mail or name; rejects when it cannot. Only the newest answer counts. */
  readonly search: (text: string) => Promise<readonly FoundMember[]>;
}

/**
 * A field for several people, found by mail or name while it is typed (section 2, "Add member"). Those who are chosen are
 * shown in it and can be taken out again. A combobox with a list below: arrows choose, Enter takes, Escape closes the list, the
 * backspace key in the empty field takes the last one out. Needs the texts of `members`.
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
      // The form around it is not meant.
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
          <div className="tw-pick">
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

/** The chips: who was chosen, each with a way out. */
function ChosenMembers({ chosen, onChange }: Pick<MemberPickerProps, 'chosen' | 'onChange'>) {
  const { t } = useTranslation('members');
  return (
    <ul aria-label={t('chosen')}>
      {chosen.map((person) => (
        <li className="tw-pchip" key={person.guid}>
          <span>
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
