import { useTranslation } from 'react-i18next';
import type { LegalPages } from '@/shared/env';
import { LegalLink } from '@/shared/ui/frame/LegalLinks';

/** The text of the consent; each page it names is a link if its address is configured. */
export function Consent({ pages }: { readonly pages?: LegalPages }) {
  const { t } = useTranslation('account');
  const [before, privacy, between, terms, after] = t('registration.privacy').split(/[[\]]/u);
  const configured = pages && { pages };
  return (
    <>
      {before}
      <LegalLink page="privacy" {...configured}>
        {privacy}
      </LegalLink>
      {between}
      <LegalLink page="terms" {...configured}>
        {terms}
      </LegalLink>
      {after}
    </>
  );
}
