import type { ReactNode } from 'react';
import { Icon, type IconShapes } from '@/shared/ui/buttons/Icon';
import facebook from 'bootstrap-icons/icons/facebook.svg?icon';
import linkedin from 'bootstrap-icons/icons/linkedin.svg?icon';
import twitter from 'bootstrap-icons/icons/twitter-x.svg?icon';
import type { SocialNetwork } from '@/domain/people/employee';

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

interface ContactLinkProps {
  readonly icon: IconShapes;
  /** Target of the link; null if the text is not a valid address. */
  readonly address: string | null;
  readonly className: string;
  readonly children: ReactNode;
}

/** A mail address or number with its icon; a link if it has an address. */
export function ContactLink({ icon, address, className, children }: ContactLinkProps) {
  const content = (
    <>
      <Icon of={icon} className="text-faint" />
      <span className="ellipsis">{children}</span>
    </>
  );
  return address === null ? (
    <span className={className}>{content}</span>
  ) : (
    <a className={className} href={address}>
      {content}
    </a>
  );
}
