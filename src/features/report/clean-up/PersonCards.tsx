import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import eye from 'bootstrap-icons/icons/eye.svg?icon';
import { useState } from 'react';
import type { Group } from '@/domain/grouped';
import type { Finding } from '@/domain/report/cleanUp';
import { useUser } from '@/shared/store/hooks';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { FindingText, type FindingList, findingName, kindIcons } from './findingList';
import { MailAction, MailPreview, OpenOwn } from './MailActions';
import { PersonFace } from '../PersonFace';
import { byPerson } from './useFindings';
import classes from './personCards.module.scss';

/** Findings by person, each with one mail about all of them. */
export function PersonCards(list: FindingList) {
  return byPerson(list.findings).map((own) => <PersonCard key={own[0].person.key} own={own} {...list} />);
}

interface PersonCardProps extends FindingList {
  readonly own: Group<Finding>;
}

function PersonCard({ own, words, writeMail, hidden }: PersonCardProps) {
  const { t } = words;
  const user = useUser();
  const [isOpen, setIsOpen] = useState(false);
  const [{ person }] = own;
  const [first, ...others] = own.filter((finding) => !hidden.isHidden(finding));
  // Hidden findings are in no mail; the address is shown all the same.
  const mail = writeMail(first ? [first, ...others] : own);
  const isOwn = person.key === user?.guid;
  const count = first ? 1 + others.length : 0;
  return (
    <section className="line-below pads-8" aria-label={person.name}>
      <div className={classes.head}>
        <PersonFace person={person} size={32} />
        <div className={classes.name}>
          <h2>{person.name}</h2>
          <p className="text-secondary text-small">
            {t('report:cleanUp.findings', { count })} ·{' '}
            {isOwn ? t('report:cleanUp.ownEntries') : mail.address || t('report:cleanUp.noAddress')}
          </p>
        </div>
        <div className={classes.actions}>
          {isOwn ? (
            <OpenOwn
              findings={own}
              label={t('report:cleanUp.openOwn')}
              about={person.name}
              className="btn btn-quiet btn-sm"
            />
          ) : (
            count > 0 && (
              <>
                <Button
                  look="ghost"
                  size="sm"
                  label={t('report:cleanUp.textOf')}
                  aria-label={`${t('report:cleanUp.textOf')}: ${person.name}`}
                  aria-expanded={isOpen}
                  onClick={() => setIsOpen(!isOpen)}
                />
                <MailAction
                  mail={mail}
                  name={person.name}
                  label={t('report:cleanUp.writeMail')}
                  className="btn btn-quiet btn-sm"
                />
              </>
            )
          )}
        </div>
      </div>
      <ul className={classes.findings}>
        {own.map((finding) => (
          <PersonFinding key={finding.key} finding={finding} words={words} hidden={hidden} />
        ))}
      </ul>
      {isOpen && !isOwn && count > 0 && (
        <div className={classes.mail}>
          <MailPreview mail={mail} />
        </div>
      )}
    </section>
  );
}

interface PersonFindingProps extends Pick<FindingList, 'words' | 'hidden'> {
  readonly finding: Finding;
}

function PersonFinding({ finding, words, hidden }: PersonFindingProps) {
  const { t } = words;
  const isHidden = hidden.isHidden(finding);
  const about = findingName(finding, words);
  return (
    <li className={isHidden ? classes.isHidden : undefined}>
      <Icon of={kindIcons[finding.kind]} className={classes.icon} />
      <span className={classes.day}>{words.day(finding)}</span>
      <span className={classes.text}>
        <span className="visually-hidden">{t(`report:cleanUp.short.${finding.kind}`)}: </span>
        <FindingText parts={words.parts(finding)} />
      </span>
      <span className={classes.hours}>{words.hoursOf(finding)}</span>
      <IconButton
        icon={isHidden ? eye : check}
        label={t(isHidden ? 'report:cleanUp.showAgain' : 'report:cleanUp.right')}
        about={about}
        className={classes.right}
        onClick={() => void (isHidden ? hidden.show(finding) : hidden.hide(finding, about))}
      />
    </li>
  );
}
