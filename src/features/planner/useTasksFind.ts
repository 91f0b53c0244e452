import calendar from 'bootstrap-icons/icons/calendar4.svg?icon';
import chevron from 'bootstrap-icons/icons/chevron-double-up.svg?icon';
import circle from 'bootstrap-icons/icons/circle-half.svg?icon';
import kanban from 'bootstrap-icons/icons/kanban.svg?icon';
import { useTranslation } from 'react-i18next';
import {
  type Board,
  type Task,
  type TaskMember,
  isCompleted,
  isOverdue,
  taskPriorities,
  taskStates,
} from '@/domain/planner/kanban';
import { sortedEntries } from '@/domain/find/findEntries';
import { isEmptyQuery } from '@/domain/find/findQuery';
import { dueSpans } from '@/domain/planner/taskLists';
import { useLanguage } from '@/shared/i18n/useLanguage';
import type { Counts } from '@/shared/lists/find/find';
import { useMemberWords } from '@/shared/lists/find/memberFilter';
import { readWhole } from '@/shared/lists/find/readWhole';
import { useFindQuery } from '@/shared/lists/find/useFindQuery';
import { type FilterWords, useFound } from '@/shared/lists/find/useFound';
import { useUser } from '@/shared/store/hooks';
import { useToday } from '@/shared/ui/timing/useClock';
import { taskSearch } from './taskSearch';
import { useTaskWords } from './taskLooks';

interface TasksFindOptions {
  readonly tasks: readonly Task[];
  /** Completed tasks are found as well. Otherwise they are found only where that state is chosen. */
  readonly showsCompleted: boolean;
  /** The people of the board, who can be looked for before they have a task. */
  readonly members?: readonly TaskMember[];
  /** The boards of the tasks, if these are of several. */
  readonly boards?: readonly Board[];
}

/** Searches, filters and sorts tasks that have all been read: those of a board, or the user's own on all boards. */
export function useTasksFind({ tasks: all, showsCompleted, members = [], boards }: TasksFindOptions) {
  const { t } = useTranslation('planner');
  const guid = useUser()?.guid;
  const today = useToday();
  const language = useLanguage();
  const table = taskSearch({ guid, today, isAcrossBoards: boards !== undefined });
  const query = useFindQuery(table);
  // An order alone searches for nothing: all tasks are shown, and none are counted as found.
  const asked = { ...query, isOn: !isEmptyQuery({ ...query.query, sort: null }) };
  const asksCompleted = asked.query.choices['state']?.includes('Completed') ?? false;
  const tasks = showsCompleted || asksCompleted ? all : all.filter((task) => !isCompleted(task));
  const words = useFilterWords({ tasks, showsCompleted, members, boards });

  return {
    ...useFound({ table, words, asked, whole: readWhole(tasks), entries: tasks, keepsRows: false }),
    label: t('find.label'),
    /** The query as text: when it changes, the list is shown from its beginning. */
    asked: JSON.stringify([asked.query, showsCompleted]),
    /** Tasks in the order that was asked for; without one, in their own. */
    inOrder: (some: readonly Task[]) => sortedEntries(table, some, asked.query, language),
    /** "2 of 13 tasks", "2 overdue" */
    countOf: (found: readonly Task[]): Counts => {
      const overdue = found.filter((task) => isOverdue(task, today)).length;
      const count = t('find.count', { count: tasks.length, found: found.length });
      return overdue === 0 ? [count] : [count, t('find.overdue', { count: overdue })];
    },
  };
}

/** The search of tasks, as `useTasksFind` has it. */
export type TasksFind = ReturnType<typeof useTasksFind>;

interface FilterWordsOptions extends Required<
  Pick<TasksFindOptions, 'tasks' | 'showsCompleted' | 'members'>
> {
  readonly boards: readonly Board[] | undefined;
}

/** The words of the filters, and the values that are offered in their own order. */
function useFilterWords({
  tasks,
  showsCompleted,
  members,
  boards,
}: FilterWordsOptions): Readonly<Record<string, FilterWords>> {
  const { t } = useTranslation('planner');
  const { stateName, priorityName } = useTaskWords();
  const member = useMemberWords(
    tasks.flatMap((task) => task.members),
    members,
  );
  return {
    member,
    board: {
      label: t('task.fields.boardId'),
      icon: kanban,
      labelOf: (value) => boards?.find(({ id }) => String(id) === value)?.title,
    },
    priority: {
      label: t('task.fields.priority'),
      icon: chevron,
      labelOf: (value) => (isOneOf(taskPriorities, value) ? priorityName(value) : undefined),
      values: taskPriorities,
    },
    due: {
      label: t('find.due'),
      icon: calendar,
      labelOf: (value) => {
        const span = dueSpans.find((one) => one === value);
        return span && t(`find.spans.${span}`);
      },
    },
    state: {
      label: t('task.fields.state'),
      icon: circle,
      labelOf: (value) => (isOneOf(taskStates, value) ? stateName(value) : undefined),
      values: taskStates.filter((state) => showsCompleted || state !== 'Completed'),
    },
  };
}

const isOneOf = (known: readonly string[], value: string) => known.includes(value);
