import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attendee } from '@/domain/time/calendarEvent';
import { mailAddress } from '@/domain/people/employee';
import { MAX_AVATARS } from '@/domain/limits';
import '@/shared/ui/people/avatarStack.scss';
import { Icon } from '@/shared/ui/Icon';
import { Avatar } from '@/shared/ui/people/Avatar';
import { MailText } from '@/shared/ui/people/MailText';
import { useResponse } from './useResponse';
import { usePopover } from './usePopover';

/** Who is invited: up to six faces, each with a popover, then "+ n" (section 2). */
export function Attendees({ attendees }: { readonly attendees: readonly Attendee[] }) {
  const { t } = useTranslation('calendar');
  if (attendees.length === 0) return null;
  const rest = attendees.slice(MAX_AVATARS).map(({ name }) => name);
  return (
    <ul className="tw-stack" aria-label={t('attendees')}>
      {attendees.slice(0, MAX_AVATARS).map((attendee, index) => (
        // The same person may be invited twice; the list never changes while it is shown.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <Face key={index} attendee={attendee} />
      ))}
      {rest.length > 0 && (
        <li className="more" title={rest.join(', ')}>
          + {rest.length}
          <span className="visually-hidden">: {rest.join(', ')}</span>
        </li>
      )}
    </ul>
  );
}

function Face({ attendee }: { readonly attendee: Attendee }) {
  const { t } = useTranslation('calendar');
  const id = useId();
  const { isOpen, onPress, ownerProps } = usePopover<HTMLLIElement>();
  const name = attendee.name || t('unknown');
  const { tone, icon, word } = useResponse()(attendee.response);
  const address = mailAddress(attendee.mail);
  return (
    <li className="tw-hoverpop" {...ownerProps}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onPress}>
        <Avatar name={name} size={28} />
        <span className="visually-hidden">{name}</span>
      </button>
      <div className="tw-pop" id={id} hidden={!isOpen} role="group" aria-label={name}>
        <span className="who">
          <Avatar name={name} size={40} />
          <span>
            <b className="ell" dir="auto">
              {name}
            </b>
            {address === null ? (
              <span className="t3 ell">
                <MailText of={attendee.mail} />
              </span>
            ) : (
              <a className="ell" href={address}>
                <MailText of={attendee.mail} />
              </a>
            )}
          </span>
        </span>
        <span className={`tw-tag ${tone}`}>
          <Icon of={icon} />
          {word}
        </span>
      </div>
    </li>
  );
}
