import { useTranslation } from 'react-i18next';
import type { Employee } from '@/domain/employee';
import { DetailSection } from '../edit/DetailSection';
import { SettingsForm } from '../edit/SettingsForm';
import { Tabs } from '../Tabs';

/** What an admin edits of an employee (section 2): profile, contact, about, settings. */
export function EmployeeTabs({ employee }: { employee: Employee }) {
  const { t } = useTranslation('people');
  const section = (name: 'work' | 'contact' | 'about') => (
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
      hint={t('sections.person.hintOther')}
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
        { name: 'about', title: t('tabs.about'), content: section('about') },
        { name: 'settings', title: t('tabs.settings'), content: <SettingsForm employee={employee} /> },
      ]}
    />
  );
}
