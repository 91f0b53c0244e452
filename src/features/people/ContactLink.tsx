import type { ReactNode } from 'react';
import { Icon, type IconShapes } from '@/shared/ui/buttons/Icon';

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
      <Icon of={icon} />
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
