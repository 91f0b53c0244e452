import envelope from 'bootstrap-icons/icons/envelope.svg?icon';
import { useTranslation } from 'react-i18next';
import type { OpenItem } from '@/domain/payroll/payrollMonth';
import { mailAddress } from '@/domain/people/employee';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { Payroll } from './usePayroll';

interface AskLinkProps {
  readonly item: OpenItem;
  readonly payroll: Payroll;
  readonly className: string;
}

/** Asks a person for a new sheet, by the device's own mail program. */
export function AskLink({ item: { kind, person }, payroll: { month }, className }: AskLinkProps) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const address = mailAddress(person?.mail ?? '');
  if (address === null || !person) return null;
  const words = { month: formats.month(month), name: person.name };
  const query = new Map([
    ['subject', t('mail.subject', words)],
    ['body', t(`mail.${kind === 'missing' ? 'missing' : kind === 'unsigned' ? 'unsigned' : 'again'}`, words)],
  ]);
  const parts = [...query].map(([key, text]) => `${key}=${encodeURIComponent(text)}`);
  return (
    <a className={className} href={`${address}?${parts.join('&')}`} aria-label={t('remedy.askOf', words)}>
      <Icon of={envelope} />
      {t('remedy.ask')}
    </a>
  );
}
