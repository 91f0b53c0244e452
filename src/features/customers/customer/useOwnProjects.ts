import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { ProjectSummary } from '@/domain/customers/project';
import type { Id } from '@/domain/id';
import { isApiError, isGone } from '@/shared/api/apiError';
import { readWhole } from '@/shared/lists/find/readWhole';
import type { ReadingState } from '@/shared/lists/find/readOn';
import { useAppDispatch, useAppSelector, useUser } from '@/shared/store/hooks';
import { getProject } from '../api/projectsApi';

/** How many projects are asked for at a time. */
const IN_FLIGHT = 3;

/**
 * Which projects of a customer have the user in their team. The customer does not say that, so the projects are read,
 * a few at a time.
 *
 * @param isOn nothing is read before
 */
export function useOwnProjects(projects: readonly ProjectSummary[], isOn: boolean) {
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
