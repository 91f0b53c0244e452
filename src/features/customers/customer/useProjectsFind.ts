import flag from 'bootstrap-icons/icons/flag.svg?icon';
import person from 'bootstrap-icons/icons/person.svg?icon';
import { useTranslation } from 'react-i18next';
import { type ProjectSummary, isCompletedProject, projectStates } from '@/domain/customers/project';
import { matcher } from '@/domain/find/findEntries';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { useFindQuery } from '@/shared/lists/find/useFindQuery';
import { useFound } from '@/shared/lists/find/useFound';
import { useProjectStateWords } from '../ProjectStateTag';
import { projectSearch } from './projectSearch';
import { useOwnProjects } from './useOwnProjects';

/** So many projects are seen at a glance; only more of them can be searched. */
const AT_A_GLANCE = 5;

/**
 * Searches, filters and sorts the projects of a customer, which came with it; only for one's own ones their teams are
 * read. Completed ones are left out unless the switch shows them or states are asked for.
 */
export function useProjectsFind(projects: readonly ProjectSummary[], showsCompleted: boolean) {
  const { t } = useTranslation('customers');
  const { stateName } = useProjectStateWords();
  const projectName = useProjectName();
  const asked = useFindQuery(projectSearch({ projectName, stateName, isOwn: () => false }));
  const { isOwn, whole } = useOwnProjects(projects, asked.query.marks['own'] !== undefined);
  const table = projectSearch({ projectName, stateName, isOwn });
  const hidesCompleted = !showsCompleted && asked.query.choices['state'] === undefined;
  const shownOf = (all: readonly ProjectSummary[]) =>
    hidesCompleted ? all.filter((project) => !isCompletedProject(project)) : all;
  const entries = shownOf(projects);
  const { found, ...rest } = useFound({
    table,
    words: {
      state: {
        label: t('projects.columns.status'),
        icon: flag,
        labelOf: (value) => (projectStates.some((state) => state === value) ? stateName(value) : undefined),
        values: projectStates,
      },
      own: {
        label: t('projects.own'),
        icon: person,
        labelOf: () => t('projects.own'),
        values: ['with'],
      },
    },
    asked,
    whole: { ...whole, entries: shownOf(whole.entries) },
    entries,
    counted: projects,
    keepsRows: false,
  });

  /** How many completed projects the switch would show if nothing else was found. */
  const completed = () => ({
    label: t('projects.showCompleted'),
    count: projects.filter(matcher(table, asked.query, asked.today)).length,
  });
  const parts =
    found && found.parts.length > 0 && hidesCompleted ? [...found.parts, completed()] : found?.parts;

  return {
    ...rest,
    found: found && { ...found, parts: parts ?? [] },
    /** The projects in the table: those that were found, or all. */
    shown: found?.entries ?? entries,
    isFindable: projects.length > AT_A_GLANCE || found !== null,
    label: t('projects.find'),
    countOf: (counted: readonly ProjectSummary[]): [string] => [t('projectCount', { count: counted.length })],
  };
}
