import envelope from 'bootstrap-icons/icons/envelope.svg?icon';
import telephone from 'bootstrap-icons/icons/telephone.svg?icon';
import { Icon, type IconShapes } from '@/shared/ui/buttons/Icon';
import facebook from 'bootstrap-icons/icons/facebook.svg?icon';
import linkedin from 'bootstrap-icons/icons/linkedin.svg?icon';
import twitter from 'bootstrap-icons/icons/twitter-x.svg?icon';
import { type SocialNetwork, mailAddress, phoneAddress } from '@/domain/people/employee';
import { MarkedText } from '@/shared/ui/options/MarkedText';
import { LinkOrText, MailText } from '@/shared/ui/people/MailText';

/** Bootstrap Icons has no icon for this network. */
const xing = (
  <path d="M3.400 3.600c-.2 0-.3.1-.2.3l1.500 2.600-2.400 4.200c-.1.200 0 .4.2.4h2.200c.3 0 .5-.2.6-.4l2.400-4.200-1.500-2.700c-.1-.2-.3-.4-.6-.4Zm8.400-3c-.3 0-.5.2-.6.4L6.100 9.900l3.200 5.800c.1.200.3.4.6.4h2.200c.2 0 .3-.2.2-.4L9.100 9.900 14.200 1c.1-.2 0-.4-.2-.4Z" />
);

/** The icons of the social networks. */
export const networkIcons: Readonly<Record<SocialNetwork, IconShapes>> = {
  xing,
  linkedin,
  facebook,
  twitter,
};

const icons = { mail: envelope, phone: telephone };
const addressOf = { mail: mailAddress, phone: phoneAddress };

interface ContactLinkProps {
  readonly kind: keyof typeof icons;
  readonly text: string;
  readonly className: string;
  /** The words that are searched for, which are marked in a number. */
  readonly typed?: string;
}

/** A mail address or number with its icon; a link if it is a valid one. */
export function ContactLink({ kind, text, className, typed = '' }: ContactLinkProps) {
  return (
    <LinkOrText className={className} address={addressOf[kind](text)}>
      <Icon of={icons[kind]} className="text-faint" />
      <span className="ellipsis">
        {kind === 'mail' ? <MailText of={text} /> : <MarkedText text={text} typed={typed} />}
      </span>
    </LinkOrText>
  );
}
