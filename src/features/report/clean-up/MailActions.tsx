import copyIcon from 'bootstrap-icons/icons/copy.svg?icon';
import envelope from 'bootstrap-icons/icons/envelope.svg?icon';
import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { Finding } from '@/domain/report/cleanUp';
import { useCopyText } from '@/shared/notices/useCopyText';
import { paths, workDaysPath } from '@/shared/paths';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { Mail } from './useMails';
import classes from './mailActions.module.scss';

/** Copies the text of a mail. */
function useCopyMail(): (mail: Mail) => Promise<void> {
  const { t } = useTranslation('report');
  const copy = useCopyText(t('cleanUp.copied'), t('cleanUp.notCopied'));
  return async ({ subject, text }) => copy(`${subject}\n\n${text}`);
}

interface MailActionsProps {
  readonly mail: Mail;
  /** Names the mail in the accessible name, because there is one such button for each mail. */
  readonly name: string;
  readonly label: string;
  readonly className: string;
}

/** Opens the mail, or copies its text if the receiver has no address. */
export function MailAction({ mail, name, label, className }: MailActionsProps) {
  const { t } = useTranslation('report');
  const copy = useCopyMail();
  return mail.link === null ? (
    <button
      type="button"
      className={className}
      aria-label={`${t('cleanUp.copy')}: ${name}`}
      onClick={() => void copy(mail)}
    >
      <Icon of={copyIcon} />
      {t('cleanUp.copy')}
    </button>
  ) : (
    <a className={className} href={mail.link} aria-label={`${label}: ${name}`}>
      <Icon of={envelope} />
      {label}
    </a>
  );
}

interface OpenOwnProps {
  readonly findings: readonly Finding[];
  readonly label: string;
  readonly about: string;
  readonly className: string;
}

/** The link to the user's own records of the days of findings. */
export function OpenOwn({ findings, label, about, className }: OpenOwnProps) {
  const days = findings.flatMap(({ entries }) => entries.map(({ date }) => date)).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Link
      className={className}
      to={first !== undefined && last !== undefined ? workDaysPath(first, last) : paths.work}
      aria-label={`${label}: ${about}`}
    >
      <Icon of={pencil} />
      {label}
    </Link>
  );
}

/** The text of a mail, to be read and copied. */
export function MailPreview({ mail }: { readonly mail: Mail }) {
  const { t } = useTranslation('report');
  const copy = useCopyMail();
  const isCut = mail.link !== null && mail.fitting < mail.findings;
  return (
    <div className="framed round-8 on-sunken above-4 below-16">
      <div className="split line-below text-secondary text-small gap-10 pads-8-16">
        <span>
          {t('cleanUp.subject')} <b className="left-6 text-plain weight-560">{mail.subject}</b>
        </span>
        <Button
          look="ghost"
          size="sm"
          icon={copyIcon}
          label={t('cleanUp.copy')}
          onClick={() => void copy(mail)}
        />
      </div>
      {isCut && (
        <p className="text-secondary text-small pads-8-16">
          {t('cleanUp.cut', { count: mail.fitting, all: mail.findings })}
        </p>
      )}
      <pre className={classes.text}>{mail.text}</pre>
    </div>
  );
}
