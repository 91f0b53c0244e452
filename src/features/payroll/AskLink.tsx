import envelope from 'bootstrap-icons/icons/envelope.svg?icon';
import { useTranslation } from 'react-i18next';
import type { OpenItem } from '@/domain/payroll/payrollMonth';
import { mailAddress } from '@/domain/people/employee';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { Payroll } from './usePayroll';

const queryOf = (subject: string, body: string) =>
  `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

interface AskLinkProps {
  readonly item: OpenItem;
  readonly payroll: Payroll;
  readonly className: string;
  /** The words of the button; "Ask for it" without. */
  readonly label?: string;
}

/** Asks a person for a new sheet, by the device's own mail program. */
export function AskLink({ item: { kind, person }, payroll: { month }, className, label }: AskLinkProps) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const address = mailAddress(person?.mail ?? '');
  if (address === null || !person) return null;
  const words = { month: formats.month(month), name: person.name };
  const text = t(
    `mail.${kind === 'missing' ? 'missing' : kind === 'unsigned' ? 'unsigned' : 'again'}`,
    words,
  );
  const query = queryOf(t('mail.subject', words), text);
  return (
    <a className={className} href={`${address}?${query}`} aria-label={label ?? t('remedy.askOf', words)}>
      <Icon of={envelope} />
      {label ?? t('remedy.ask')}
    </a>
  );
}

/** Asks for all open sheets by one mail, whose receivers do not see each other’s addresses. */
export function AskAllLink({ payroll: { month, result } }: Pick<AskLinkProps, 'payroll'>) {
  const { t } = useTranslation('payroll');
  const words = { month: useFormats().month(month) };
  const asked = result.open.filter(({ kind }) => kind !== 'noNumber');
  const links = asked.flatMap(({ person }) => mailAddress(person?.mail ?? '') ?? []);
  const mails = new Set(links.map((link) => link.replace('mailto:', '')));
  if (mails.size === 0) return null;
  const query = queryOf(t('mail.subject', words), t('mail.all', words));
  return (
    <a className="btn btn-quiet" href={`mailto:?bcc=${[...mails].join(',')}&${query}`}>
      <Icon of={envelope} />
      {t('remedy.askAll', { count: mails.size })}
    </a>
  );
}
