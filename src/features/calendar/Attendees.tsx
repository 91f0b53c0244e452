import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import dash from 'bootstrap-icons/icons/dash-circle-dotted.svg?icon';
import person from 'bootstrap-icons/icons/person-fill.svg?icon';
import question from 'bootstrap-icons/icons/question-circle.svg?icon';
import xCircle from 'bootstrap-icons/icons/x-circle-fill.svg?icon';
import { MAX_AVATARS } from '@/domain/limits';
import { mailAddress } from '@/domain/people/employee';
import type { Attendee } from '@/domain/time/calendarEvent';
import { Icon, type IconShapes } from '@/shared/ui/buttons/Icon';
import { Avatar } from '@/shared/ui/people/Avatar';
import { MailText } from '@/shared/ui/people/MailText';
import { usePopover } from './usePopover';
import classes from './attendees.module.scss';

/** The attendees: up to six faces, each with a popover, then "+ n". */
export function Attendees({ attendees }: { readonly attendees: readonly Attendee[] }) {
  const { t } = useTranslation('calendar');
  if (attendees.length === 0) return null;
  const rest = attendees.slice(MAX_AVATARS).map(({ name }) => name);
  return (
    <ul className={classes.attendees} aria-label={t('attendees')}>
      {attendees.slice(0, MAX_AVATARS).map((attendee, index) => (
        // The same person may be invited twice; the list never changes while it is shown.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <Face key={index} attendee={attendee} />
      ))}
      {rest.length > 0 && (
        <li className={classes.more} title={rest.join(', ')}>
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
    <li className={classes.attendee} {...ownerProps}>
      <button
        type="button"
        className={classes.face}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onPress}
      >
        <Avatar name={name} size={28} />
        <span className="visually-hidden">{name}</span>
      </button>
      <div className={classes.popover} id={id} hidden={!isOpen} role="group" aria-label={name}>
        <span className="row gap-12 below-12">
          <Avatar name={name} size={40} />
          <span className={classes.words}>
            <b className="ellipsis text-strong" dir="auto">
              {name}
            </b>
            {address === null ? (
              <span className="text-faint ellipsis">
                <MailText of={attendee.mail} />
              </span>
            ) : (
              <a className="ellipsis" href={address}>
                <MailText of={attendee.mail} />
              </a>
            )}
          </span>
        </span>
        <span className={clsx('tw-tag', tone)}>
          <Icon of={icon} />
          {word}
        </span>
      </div>
    </li>
  );
}

type Known = 'accepted' | 'tentativelyAccepted' | 'declined' | 'none' | 'organizer';

interface Look {
  readonly key: Known;
  readonly tone: 'tone-success' | 'tone-warning' | 'tone-danger' | 'tone-info' | '';
  readonly icon: IconShapes;
}

const none: Look = { key: 'none', tone: '', icon: dash };
const looks: Readonly<Record<string, Look>> = {
  accepted: { key: 'accepted', tone: 'tone-success', icon: checkCircle },
  tentativelyaccepted: { key: 'tentativelyAccepted', tone: 'tone-warning', icon: question },
  declined: { key: 'declined', tone: 'tone-danger', icon: xCircle },
  organizer: { key: 'organizer', tone: 'tone-info', icon: person },
  none,
  notresponded: none,
  '': none,
};

/** The response to an invitation as word, icon and tone; an unknown response is shown as it is. */
function useResponse() {
  const { t } = useTranslation('calendar');
  return (response: string) => {
    const look = looks[response.trim().toLowerCase()];
    return look
      ? { tone: look.tone, icon: look.icon, word: t(`responses.${look.key}`) }
      : { tone: '', icon: dash, word: response };
  };
}
