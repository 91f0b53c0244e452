import boxArrow from 'bootstrap-icons/icons/box-arrow-up-right.svg?icon';
import envelope from 'bootstrap-icons/icons/envelope.svg?icon';
import telephone from 'bootstrap-icons/icons/telephone.svg?icon';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { type Employee, mailAddress, phoneAddress, socialLinks } from '@/domain/people/employee';
import { Icon } from '@/shared/ui/buttons/Icon';
import { MailText } from '@/shared/ui/people/MailText';
import { ContactLink, networkIcons } from '../ContactLink';
import { AboutText } from '../edit/SectionView';
import classes from './personReading.module.scss';

/** The part of a person's page that everyone can read: about, contact, work. */
export function PersonReading({ employee }: { employee: Employee }) {
  const { t } = useTranslation('people');
  return (
    <div className="tw-detail with-aside">
      <section aria-labelledby="about">
        <div className="tw-section-head">
          <h2 id="about">{t('sections.about.title')}</h2>
        </div>
        <AboutText employee={employee} />
      </section>
      <aside>
        <Contact employee={employee} />
        <Work employee={employee} />
      </aside>
    </div>
  );
}

function Contact({ employee }: { employee: Employee }) {
  const { t } = useTranslation('people');
  const { mail, phone } = employee;
  const links = socialLinks(employee);
  return (
    <section className="tw-block" aria-labelledby="contact">
      <div className="tw-section-head">
        <h2 id="contact">{t('sections.contact.title')}</h2>
      </div>
      <ul>
        {mail !== '' && (
          <li>
            <ContactLink icon={envelope} className={classes.contact} address={mailAddress(mail)}>
              <MailText of={mail} />
            </ContactLink>
          </li>
        )}
        {phone !== '' && (
          <li>
            <ContactLink icon={telephone} className={classes.contact} address={phoneAddress(phone)}>
              {phone}
            </ContactLink>
          </li>
        )}
        {links.map(({ network, address }) => (
          <li key={network}>
            <a className={classes.contact} href={address} target="_blank" rel="noreferrer">
              <Icon of={networkIcons[network]} />
              <span className="ellipsis">{t(`networks.${network}`)}</span>
              <Icon of={boxArrow} className={classes.elsewhere} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Work({ employee }: { employee: Employee }) {
  const { t } = useTranslation('people');
  const { company, department, jobTitle, postalCode, location } = employee;
  const terms = [
    ['company', company],
    ['department', department],
    ['jobTitle', jobTitle],
    ['location', [postalCode, location].filter(Boolean).join(' ')],
  ] as const;
  const given = terms.filter(([, value]) => value !== '');
  if (given.length === 0) return null;
  return (
    <section className="tw-block" aria-labelledby="work">
      <div className="tw-section-head">
        <h2 id="work">{t('sections.work.title')}</h2>
      </div>
      <dl className="tw-terms">
        {given.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{t(`fields.${name}`)}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
