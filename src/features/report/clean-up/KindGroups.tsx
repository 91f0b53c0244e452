import fileText from 'bootstrap-icons/icons/file-text.svg?icon';
import { clsx } from 'clsx';
import { useState } from 'react';
import { FINDING_KINDS, type Finding, type FindingKind } from '@/domain/report/cleanUp';
import { projectKey } from '@/domain/report/reportRow';
import { useUser } from '@/shared/store/hooks';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { FindingText, type FindingList, findingName, kindIcons } from './findingList';
import { MailAction, MailPreview, OpenOwn } from './MailActions';
import { PersonFace } from '../PersonFace';
import { sumOf } from './useFindingWords';
import classes from './kindGroups.module.scss';

/** Findings by kind, each with a heading that counts them. */
export function KindGroups(list: FindingList) {
  const { t } = list.words;
  const groups = FINDING_KINDS.map(
    (kind) => [kind, list.findings.filter((finding) => finding.kind === kind)] as const,
  ).filter(([, findings]) => findings.length > 0);
  return groups.map(([kind, findings]) => (
    <section key={kind} className="tw-finding" aria-label={t(`report:cleanUp.kinds.${kind}`)}>
      <Icon of={kindIcons[kind]} className="above-3 mark-warning size-15" />
      <div>
        <h2 className="text-14 weight-560 lines-plain">
          {t(`report:cleanUp.kinds.${kind}`)}{' '}
          <span className="left-4 text-faint weight-420 figures">
            {countOf(
              kind,
              findings.filter((one) => !list.hidden.isHidden(one)),
              list,
            )}
          </span>
        </h2>
        <ul>
          {findings.map((finding) => (
            <FindingRow key={finding.key} finding={finding} {...list} />
          ))}
        </ul>
      </div>
    </section>
  ));
}

/** The count beside the heading of a kind, in words; hidden findings do not count. */
function countOf(
  kind: FindingKind,
  findings: readonly Finding[],
  { words, found, state }: FindingList,
): string {
  const { t, hours } = words;
  const count = findings.length;
  const sum = sumOf(findings);
  const days = t('report:cleanUp.days', { count });
  switch (kind) {
    case 'noProject':
      return t('report:cleanUp.withHours', {
        text: t('report:cleanUp.entries', { count }),
        hours: hours(sum),
      });
    case 'longDay':
      return days;
    case 'restDay':
      return state === null
        ? t('report:cleanUp.holidaysOfAll', { days })
        : t('report:cleanUp.holidaysIn', { days, state: t(`workSettings:states.${state}`) });
    case 'twice': {
      const others = findings.flatMap(({ entries }) => entries.slice(1));
      return t('report:cleanUp.surplus', { count: others.length, hours: hours(sumOf(others)) });
    }
    case 'completed': {
      const names = new Set(
        findings.flatMap(({ entries: [one] }) => (one ? [projectKey(one.customer, one.project)] : [])),
      );
      return t('report:cleanUp.projects', { count: names.size });
    }
    case 'noHours':
      return t('report:cleanUp.of', { count, all: found.checkedPeople });
  }
}

function FindingRow({ finding, ...list }: FindingList & { readonly finding: Finding }) {
  const { words, writeMail, hidden } = list;
  const { t } = words;
  const user = useUser();
  const [isOpen, setIsOpen] = useState(false);
  const { person } = finding;
  const about = findingName(finding, words);
  const mail = writeMail([finding]);
  const isHidden = hidden.isHidden(finding);
  return (
    <li>
      <div className={clsx(classes.row, isHidden && classes.isHidden)}>
        <span className={classes.day}>{words.day(finding)}</span>
        <span className={classes.person}>
          <PersonFace person={person} size={24} />
          <span className="ellipsis">{person.name}</span>
        </span>
        <span className={classes.text}>
          <FindingText parts={words.parts(finding)} />
        </span>
        <span className={classes.hours}>{words.hoursOf(finding)}</span>
        <span className={classes.actions}>
          {person.key === user?.guid ? (
            <OpenOwn
              findings={[finding]}
              label={t('report:cleanUp.open')}
              about={about}
              className="btn btn-ghost btn-sm"
            />
          ) : (
            <>
              <MailAction
                mail={mail}
                name={about}
                label={t('report:cleanUp.mail')}
                className="btn btn-ghost btn-sm"
              />
              <IconButton
                icon={fileText}
                label={t('report:cleanUp.textOf')}
                about={about}
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
              />
            </>
          )}
          <Button
            look="ghost"
            size="sm"
            label={t(isHidden ? 'report:cleanUp.showAgain' : 'report:cleanUp.right')}
            aria-label={`${t(isHidden ? 'report:cleanUp.showAgain' : 'report:cleanUp.right')}: ${about}`}
            onClick={() => void (isHidden ? hidden.show(finding) : hidden.hide(finding, about))}
          />
        </span>
      </div>
      {isOpen && <MailPreview mail={mail} />}
    </li>
  );
}
