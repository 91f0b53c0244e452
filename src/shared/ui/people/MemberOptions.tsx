import { useTranslation } from 'react-i18next';
import { Alert } from '../messages/Alert';
import { MarkedText } from '../options/MarkedText';
import { Avatar } from './Avatar';
import type { FoundMember } from './useMemberSearch';

interface MemberOptionsProps {
  readonly id: string;
  readonly label: string;
  /** What was searched for. */
  readonly text: string;
  readonly found: readonly FoundMember[];
  readonly isPresent: (person: FoundMember) => boolean;
  readonly current: FoundMember | undefined;
  readonly status: 'idle' | 'searching' | 'found' | 'failed';
  readonly onTake: (person: FoundMember) => void;
  readonly onRetry: () => void;
}

/** The list below a `MemberPicker`: who was found, with what was typed marked; says so, too, when nobody was. */
export function MemberOptions(props: MemberOptionsProps) {
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
      <output className={status === 'found' && found.length === 0 ? 'form-text d-block' : 'visually-hidden'}>
        {says[status]}
      </output>
      {status === 'failed' && (
        <Alert tone="danger" action={{ label: t('common:actions.retry'), onAct: onRetry }}>
          {t('members:failed')}
        </Alert>
      )}
      <div className="tw-found" role="listbox" id={id} aria-label={label} hidden={found.length === 0}>
        {found.map((person) => {
          const isTaken = isPresent(person);
          return (
            // The keyboard stays in the field; the list follows it (combobox pattern).
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
            <div
              key={person.guid}
              id={`${id}-${person.guid}`}
              className={person === current ? 'o sel' : 'o'}
              role="option"
              aria-selected={person === current}
              aria-disabled={isTaken}
              onMouseDown={(event) => event.preventDefault()}
              onClick={isTaken ? undefined : () => onTake(person)}
            >
              <Avatar name={person.name ?? nameOf(person.mail)} size={28} />
              <span className="m">
                {person.name !== undefined && (
                  <>
                    <MarkedText text={person.name} typed={text} />{' '}
                  </>
                )}
                <span className={person.name === undefined ? undefined : 't3'}>
                  <MarkedText text={person.mail} typed={text} />
                </span>
              </span>
              {isTaken && <span className="e">{t('members:already')}</span>}
            </div>
          );
        })}
      </div>
    </>
  );
}

/** `sandra beier` for `sandra.beier@…`: initials for who is known by mail alone. */
function nameOf(mail: string): string {
  return (mail.split('@')[0] ?? '').replaceAll(/[._-]+/gu, ' ');
}
