import { Trans, useTranslation } from 'react-i18next';
import type { LegalPages } from '@/shared/env';
import { LegalLink } from '@/shared/ui/frame/LegalLinks';

/** The text of the consent; each page it names is a link if its address is configured. */
export function Consent({ pages }: { readonly pages?: LegalPages }) {
  const { t } = useTranslation('account');
  const configured = pages && { pages };
  return (
    <Trans
      t={t}
      i18nKey="registration.privacy"
      components={{
        privacy: <LegalLink page="privacy" {...configured} />,
        terms: <LegalLink page="terms" {...configured} />,
      }}
    />
  );
}
