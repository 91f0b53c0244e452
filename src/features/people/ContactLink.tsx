import type { ReactNode } from 'react';
import { Icon, type IconShapes } from '@/shared/ui/Icon';

interface ContactLinkProps {
  readonly icon: IconShapes;
  /** Null for what can only be read. */
  readonly address: string | null;
  readonly children: ReactNode;
}

/** A mail address or number with its sign: a link where it leads somewhere. */
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
