import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Employee,
  displayName,
  shortAddress,
  socialAddress,
  socialNetworks,
} from '@/domain/people/employee';
import type people from '@/shared/i18n/locales/de/people.json';
import { MailText } from '@/shared/ui/people/MailText';
import type { SectionName } from '../employeeEdit';
import { PartContent } from './ProfilePart';
import classes from './sectionView.module.scss';

interface SectionViewProps {
  readonly section: SectionName;
  readonly employee: Employee;
}

/** A section of a profile in reading mode. */
export function SectionView({ section, employee }: SectionViewProps) {
  const { t } = useTranslation('people');
  if (section === 'about') {
    return (
      <PartContent>
        <AboutText employee={employee} />
      </PartContent>
    );
  }
  return (
    <PartContent>
      <dl className={clsx('tw-terms', classes.terms)}>
        {terms(section, employee).map(([name, value]) => (
          <Fragment key={name}>
            <dt>{t(`fields.${name}`)}</dt>
            <dd className="row wrap gap-4-12" dir="auto">
              {value || <span className="text-faint">{t('notGiven')}</span>}
            </dd>
          </Fragment>
        ))}
      </dl>
    </PartContent>
  );
}

type TermName = keyof (typeof people)['fields'];

function terms(
  section: Exclude<SectionName, 'about'>,
  employee: Employee,
): readonly (readonly [TermName, ReactNode])[] {
  const { givenName, surname, username, mail, company, department, jobTitle } = employee;
  switch (section) {
    case 'person':
      return [
        ['givenName', givenName],
        ['surname', surname],
        ['username', username],
        ['mail', <FixedMail key="mail" mail={mail} />],
      ];
    case 'work':
      return [
        ['company', company],
        ['department', department],
        ['jobTitle', jobTitle],
        ['place', [employee.postalCode, employee.location].filter(Boolean).join(' ')],
      ];
    case 'contact':
      return [
        ['phone', employee.phone],
        ...socialNetworks.map(
          (name) => [name, employee[name] && <SocialValue key={name} text={employee[name]} />] as const,
        ),
      ];
  }
}

function FixedMail({ mail }: { mail: string }) {
  const { t } = useTranslation('people');
  return (
    <>
      <MailText of={mail} /> <span className="tw-tag">{t('fixed')}</span>
    </>
  );
}

function SocialValue({ text }: { text: string }) {
  const address = socialAddress(text);
  return address === null ? (
    text
  ) : (
    <a href={address} target="_blank" rel="noreferrer">
      {shortAddress(text)}
    </a>
  );
}

/** A person's text about themselves. */
export function AboutText({ employee }: { employee: Employee }) {
  const { t } = useTranslation('people');
  return employee.about.trim() === '' ? (
    <p className="text-faint mb-3">{t('aboutNothing', { name: displayName(employee) })}</p>
  ) : (
    <div className={classes.about} dir="auto">
      {employee.about}
    </div>
  );
}
