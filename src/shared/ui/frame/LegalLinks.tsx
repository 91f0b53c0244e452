import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type LegalPages, env } from '@/shared/env';

/** A legally required page: a link that opens in a new tab, or plain text if no address is configured. */
export function LegalLink({
  page,
  pages = env.legal,
  children,
}: {
  readonly page: keyof LegalPages;
  readonly pages?: LegalPages;
  /** Another text for the link, within a sentence. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('common');
  const words = children ?? t(`legal.${page}`);
  const address = pages[page];
  return address === null ? (
    <span>{words}</span>
  ) : (
    <a href={address} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
}

/** Imprint, privacy and terms side by side, for the footer of a screen (`VITE_IMPRINT_URL` and its siblings). */
export function LegalLinks({ pages = env.legal }: { readonly pages?: LegalPages }) {
  return (
    <>
      <LegalLink page="imprint" pages={pages} />
      <LegalLink page="privacy" pages={pages} />
      <LegalLink page="terms" pages={pages} />
    </>
  );
}
