import { useTranslation } from 'react-i18next';
import type { Employee } from '@/domain/people/employee';
import { DetailSection } from '../edit/DetailSection';
import { type Tab, Tabs } from '../Tabs';

interface PersonTabsProps {
  readonly employee: Employee;
  /** Whose profile it is: the user's own, or someone else's being edited by an admin. */
  readonly of: 'self' | 'other';
  /** The tab after profile, contact and about: notification or settings. */
  readonly last: Tab;
}

/** The tabs in which a person is edited: profile, contact, about, and one more. */
export function PersonTabs({ employee, of, last }: PersonTabsProps) {
  const { t } = useTranslation('people');
  const aboutTitle = t(of === 'self' ? 'tabs.aboutMe' : 'tabs.about');
  const section = (name: 'work' | 'contact') => (
    <DetailSection
      employee={employee}
      section={name}
      title={t(`sections.${name}.title`)}
      hint={t(`sections.${name}.hint`)}
    />
  );
  const person = (
    <DetailSection
      employee={employee}
      section="person"
      title={t('sections.person.title')}
      hint={t(of === 'self' ? 'sections.person.hint' : 'sections.person.hintOther')}
    />
  );
  const about = (
    <DetailSection
      employee={employee}
      section="about"
      title={of === 'self' ? aboutTitle : t('sections.about.title')}
      hint={t('sections.about.hint')}
    />
  );
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={[
        {
          name: 'profile',
          title: t('tabs.profile'),
          content: (
            <>
              {person}
              {section('work')}
            </>
          ),
        },
        { name: 'contact', title: t('tabs.contact'), content: section('contact') },
        { name: 'about', title: aboutTitle, content: about },
        last,
      ]}
    />
  );
}
