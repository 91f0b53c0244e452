import { useTranslation } from 'react-i18next';
import type { Employee } from '@/domain/people/employee';
import type { SectionName } from '../employeeEdit';
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
  const isOwn = of === 'self';
  const aboutTitle = t(isOwn ? 'tabs.aboutMe' : 'tabs.about');
  const section = (
    name: SectionName,
    title: string = t(`sections.${name}.title`),
    hint: string = t(`sections.${name}.hint`),
  ) => <DetailSection employee={employee} section={name} title={title} hint={hint} />;
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={[
        {
          name: 'profile',
          title: t('tabs.profile'),
          content: (
            <>
              {section('person', undefined, isOwn ? undefined : t('sections.person.hintOther'))}
              {section('work')}
            </>
          ),
        },
        { name: 'contact', title: t('tabs.contact'), content: section('contact') },
        { name: 'about', title: aboutTitle, content: section('about', isOwn ? aboutTitle : undefined) },
        last,
      ]}
    />
  );
}
