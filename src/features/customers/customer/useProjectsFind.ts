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
import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { Id } from '@/domain/id';
import { isApiError, isGone } from '@/shared/api/apiError';
import { readWhole } from '@/shared/lists/find/readWhole';
import type { ReadingState } from '@/shared/lists/find/readOn';
import { useAppDispatch, useAppSelector, useUser } from '@/shared/store/hooks';
import { getProject } from '../api/projectsApi';

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

/** How many projects are asked for at a time. */
const IN_FLIGHT = 3;

/**
 * Which projects of a customer have the user in their team. The customer does not say that, so the projects are read,
 * a few at a time.
 *
 * @param isOn nothing is read before
 */
function useOwnProjects(projects: readonly ProjectSummary[], isOn: boolean) {
  const dispatch = useAppDispatch();
  const guid = useUser()?.guid;
  const ids = projects.map(({ id }) => String(id));
  const [run, setRun] = useState({ at: 0, isStopped: false });
  const wanted = isOn ? ids.join('\n') : '';
  const answers = useAppSelector(({ api }) => {
    if (!isOn || !api) return [];
    return ids.map((id) => {
      const { data, error } = getProject.select(id)({ api });
      return data ?? error;
    });
  }, shallowEqual);

  useEffect(() => {
    if (wanted === '' || run.isStopped) return undefined;
    const queue = wanted.split('\n');
    const held: { readonly unsubscribe: () => void }[] = [];
    let isOver = false;
    const readNext = async (): Promise<void> => {
      const id = queue.shift();
      if (id === undefined || isOver) return undefined;
      const project = dispatch(getProject.initiate(id));
      held.push(project);
      await project;
      return readNext();
    };
    for (let at = 0; at < IN_FLIGHT; at += 1) void readNext();
    return () => {
      isOver = true;
      for (const project of held) project.unsubscribe();
    };
  }, [dispatch, wanted, run]);

  // One that the user may not open is not the user's own.
  const isRead = (id: Id) => {
    const answer = answers[ids.indexOf(String(id))];
    return answer !== undefined && (!isApiError(answer) || isGone(answer));
  };
  const read = projects.filter(({ id }) => isRead(id));
  const failed = answers.find((answer) => isApiError(answer) && !isGone(answer));
  const whole = readWhole(isOn ? read : projects);
  return {
    /** Whether the user is in the team of a project, as far as that was read. */
    isOwn: (id: Id): boolean => {
      const answer = answers[ids.indexOf(String(id))];
      return answer !== undefined && 'members' in answer && answer.members.some((one) => one.guid === guid);
    },
    /** The projects whose teams were read. */
    whole: {
      ...whole,
      state: isOn ? stateOf(read.length === projects.length, run.isStopped, failed) : whole.state,
      stop: () => setRun(({ at }) => ({ at, isStopped: true })),
      goOn: () => setRun(({ at }) => ({ at: at + 1, isStopped: false })),
    },
  };
}

function stateOf(isWhole: boolean, isStopped: boolean, error: unknown): ReadingState {
  if (isWhole) return { kind: 'whole' };
  if (isStopped) return { kind: 'stopped' };
  return error === undefined ? { kind: 'reading' } : { kind: 'failed', error };
}
