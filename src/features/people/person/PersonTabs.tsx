import { useTranslation } from 'react-i18next';
import type { Employee } from '@/domain/people/employee';
import type { SectionName } from '../employeeEdit';
import { DetailSection } from '../edit/DetailSection';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParameter } from '@/shared/withParameter';
import classes from '@/shared/ui/bars/tabs.module.scss';

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

/** One of the tabs of a page. */
interface Tab {
  /** Name of the tab in the address. */
  readonly name: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  readonly label: string;
  /** The first tab is shown if the address names none. */
  readonly tabs: readonly [Tab, ...Tab[]];
}

/**
 * The tabs of a page; the address says which one is open. A tab that was opened stays mounted, so that switching tabs
 * loses nothing typed.
 */
function Tabs({ label, tabs }: TabsProps) {
  const [params, setParams] = useSearchParams();
  const id = useId();
  const current = tabs.find(({ name }) => name === params.get('tab')) ?? tabs[0];
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([current.name]));
  if (!opened.has(current.name)) setOpened(new Set([...opened, current.name]));

  const currentId = `${id}-${current.name}`;
  // If the tabs are wider than the window, the open one is scrolled to the middle.
  useEffect(() => {
    const tab = document.getElementById(currentId);
    const list = tab?.parentElement;
    if (!tab || !list) return;
    const [inner, outer] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [currentId]);

  function open({ name }: Tab) {
    const next = withParameter(params, 'tab', name === tabs[0].name ? null : name);
    setParams(next, { replace: true, preventScrollReset: true });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>, at: number) {
    const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs[(step + tabs.length) % tabs.length] ?? tabs[0];
    open(next);
    document.getElementById(`${id}-${next.name}`)?.focus();
  }

  return (
    <>
      <div className={classes.tabs} role="tablist" aria-label={label}>
        {tabs.map((tab, at) => (
          <button
            key={tab.name}
            className={classes.tab}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab === current}
            aria-controls={`${id}-${tab.name}-panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => open(tab)}
            onKeyDown={(event) => handleKeyDown(event, at)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={name !== current.name}
        >
          {opened.has(name) && content}
        </div>
      ))}
    </>
  );
}
