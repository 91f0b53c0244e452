import type { ReactNode } from 'react';
import { Icon, type IconShapes } from '@/shared/ui/Icon';

interface ContactLinkProps {
  readonly icon: IconShapes;
  /** Target of the link; null if the text is not a valid address. */
  readonly address: string | null;
  readonly children: ReactNode;
}

/** A mail address or number with its icon; a link if it has an address. */
export function ContactLink({ icon, address, children }: ContactLinkProps) {
  const content = (
    <>
      <Icon of={icon} />
      <span className="ell">{children}</span>
    </>
  );
  return address === null ? (
    <span className="line">{content}</span>
  ) : (
    <a className="line" href={address}>
      {content}
    </a>
  );
}
