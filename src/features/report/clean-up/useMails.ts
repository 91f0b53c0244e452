import type { Group } from '@/domain/grouped';
import type { Finding } from '@/domain/report/cleanUp';
import { type MailParts, asLine, fittingFindings, mailBody, mailLink } from '@/domain/report/mailText';
import type { ReportPerson } from '@/domain/report/reportPeople';
import type { ReportRow } from '@/domain/report/reportRow';
import { mailAddress } from '@/domain/people/employee';
import { useUser } from '@/shared/store/hooks';
import { type FindingWords, byProject } from './useFindingWords';

/** A mail about findings, which the device's own mail program sends. */
export interface Mail {
  /** The `mailto:` link with the text; null without an address. */
  readonly link: string | null;
  readonly address: string;
  readonly subject: string;
  /** The text with all findings, also those for which the link has no room. */
  readonly text: string;
  /** How many findings the mail is about, and how many of them fit into the link. */
  readonly findings: number;
  readonly fitting: number;
}

/** The most letters of names and texts that others have written, so that a mail has room for several findings. */
const NAME_LETTERS = 60;
const TEXT_LETTERS = 90;

const name = (text: string) => asLine(text, NAME_LETTERS);

/** Writes the mails to the people of findings, in the language of the app. */
export function useMails(words: FindingWords, people: readonly ReportPerson[]) {
  const user = useUser();
  const { t, hours, periodText: period, fullDay, nameOf, restDay } = words;

  function quoted(description: string | undefined): string {
    const text = asLine(description ?? '', TEXT_LETTERS);
    return text === '' ? '' : t('report:cleanUp.letter.quoted', { text });
  }

  function workOf(row: ReportRow): string {
    const customer = name(row.customerName);
    return row.project ? `${customer}, ${name(nameOf(row))}` : customer;
  }

  function findingOf(finding: Finding): string {
    const { kind, entries, date } = finding;
    const [first] = entries;
    if (!first || date === null) return t('report:cleanUp.letter.noHours', { period });
    const hoursOfOne = hours(kind === 'twice' ? first.hours : finding.hours);
    // Repeated entries differ at most in case, spaces and the mark of a copy, so the first text is used for all.
    const texts = new Set(kind === 'twice' ? [] : entries.map(({ description }) => description));
    return t(`report:cleanUp.letter.${kind}`, {
      period,
      day: fullDay(date),
      hours: hoursOfOne,
      count: entries.length,
      customer: name(first.customerName),
      project: name(nameOf(first)),
      name: restDay(finding),
      work: byProject(entries)
        .map(([work]) => workOf(work))
        .join('; '),
      quoted: texts.size <= 1 ? quoted(first.description) : '',
    });
  }

  return (findings: Group<Finding>): Mail => {
    const [{ person }] = findings;
    const receiver = people.find(({ id }) => id === person.key);
    const count = findings.length;
    const parts: MailParts = {
      subject: t('report:cleanUp.letter.subject', {
        period,
        findings: t('report:cleanUp.findings', { count }),
      }),
      before: [
        t('report:cleanUp.letter.hello', { name: name(receiver?.givenName || person.name) }),
        t('report:cleanUp.letter.intro', { count, period }),
      ].join('\n\n'),
      findings: findings.map(findingOf),
      after: [
        t('report:cleanUp.letter.ask'),
        `${t('report:cleanUp.letter.bye')}\n${name(user?.givenName || user?.username || '')}`,
      ].join('\n\n'),
      more: (left) => t('report:cleanUp.letter.more', { count: left }),
    };
    const address = mailAddress(receiver?.mail ?? '');
    return {
      link: address === null ? null : mailLink(address, parts),
      address: address === null ? '' : (receiver?.mail ?? ''),
      subject: parts.subject,
      text: mailBody(parts),
      findings: count,
      fitting: fittingFindings(parts),
    };
  };
}

export type WriteMail = ReturnType<typeof useMails>;
