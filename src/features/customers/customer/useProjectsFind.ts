import flag from 'bootstrap-icons/icons/flag.svg?icon';
import { useTranslation } from 'react-i18next';
import { type ProjectSummary, isCompletedProject, projectStates } from '@/domain/customers/project';
import { matcher } from '@/domain/find/findEntries';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { useFindQuery } from '@/shared/lists/find/useFindQuery';
import { useFound } from '@/shared/lists/find/useFound';
import { readWhole } from '@/shared/lists/find/readWhole';
import { useProjectStateWords } from '../ProjectStateTag';
import { projectSearch } from './projectSearch';

/** So many projects are seen at a glance; only more of them can be searched. */
const AT_A_GLANCE = 5;

/**
 * Searches, filters and sorts the projects of a customer, which came with it. Completed ones are left out unless the
 * switch shows them or states are asked for.
 */
export function useProjectsFind(projects: readonly ProjectSummary[], showsCompleted: boolean) {
  const { t } = useTranslation('customers');
  const { stateName } = useProjectStateWords();
  const table = projectSearch({ projectName: useProjectName(), stateName });
  const asked = useFindQuery(table);
  const hidesCompleted = !showsCompleted && asked.query.choices['state'] === undefined;
  const entries = hidesCompleted ? projects.filter((project) => !isCompletedProject(project)) : projects;
  const { found, ...rest } = useFound({
    table,
    words: {
      state: { label: t('projects.columns.status'), icon: flag, labelOf: stateName, values: projectStates },
    },
    asked,
    whole: readWhole(entries),
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
