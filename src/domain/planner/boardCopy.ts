import { addDays, daysBetween, type IsoDate } from '../time/period';
import { type Id, isSameId } from '../id';
import { checkItems, withItem } from './checklist';
import {
  type Board,
  type Bucket,
  type Task,
  compareBuckets,
  compareTasks,
  isCompleted,
  isPersonal,
} from './kanban';
import { type TaskContent, type TaskDetails, isCreatedWhole } from './taskEdit';

/** The contents of a board. */
export interface BoardContents {
  readonly buckets: readonly Bucket[];
  /** All of its tasks, with their descriptions. */
  readonly tasks: readonly Task[];
}

/** Choices of a copy; its buckets are always taken along. */
export interface CopyOptions {
  /** Tasks that are not completed. */
  readonly openTasks: boolean;
  /** Ticked boxes of the descriptions become empty. */
  readonly resetTicks: boolean;
  /** Dates, moved so that the first one is today. */
  readonly dates: boolean;
  /** The members of the board and of its tasks. */
  readonly people: boolean;
  readonly completedTasks: boolean;
}

/** The choices that a dialog begins with, and those of a board that is made from a template. */
export const usualCopy: CopyOptions = {
  openTasks: true,
  resetTicks: true,
  dates: false,
  people: false,
  completedTasks: false,
};

/** A task to be created. */
interface CopiedTask extends TaskDetails {
  /** The place of its bucket among those of the plan, from 0. */
  readonly bucket: number;
  /** Guids of its members. */
  readonly people: readonly string[];
}

/** A board to be created. */
export interface CopyPlan {
  readonly title: string;
  /** Names of the buckets, in their order. */
  readonly buckets: readonly string[];
  readonly tasks: readonly CopiedTask[];
  /** Guids of the members besides the user, who becomes the first member. */
  readonly people: readonly string[];
}

/** A copy and how far it is. */
export interface BoardCopy extends CopyPlan {
  /** Names the copy; its steps have names below it. */
  readonly key: string;
  /** Ids of what the service has created, by the names of the steps; null for a person whom it refused for good. */
  readonly made: Readonly<Record<string, Id | null>>;
}

/** Names of the steps of a copy. */
export const stepNames = {
  board: 'board',
  bucket: (at: number) => `bucket/${at}`,
  task: (at: number) => `task/${at}`,
  person: (guid: string) => `person/${guid}`,
  taskPerson: (at: number, guid: string) => `task/${at}/person/${guid}`,
} as const;

/** The tasks of a board that are copied. */
export function copiedTasks(
  tasks: readonly Task[],
  { openTasks, completedTasks }: Pick<CopyOptions, 'openTasks' | 'completedTasks'>,
): readonly Task[] {
  return tasks.filter((task) => (isCompleted(task) ? completedTasks : openTasks));
}

/** How many boxes of a text are ticked. */
export function tickedBoxes(text: string): number {
  return checkItems(text).filter(({ isDone }) => isDone).length;
}

function withoutTicks(text: string): string {
  return checkItems(text).reduce((rest, item) => withItem(rest, item, false) ?? rest, text);
}

/** By how many days dates are moved, so that the first of them is today. */
function daysToToday(tasks: readonly Task[], today: IsoDate): number {
  const dates = tasks.flatMap(({ startDate, dueDate }) => [startDate ?? [], dueDate ?? []].flat());
  const [first] = dates.toSorted();
  return first === undefined ? 0 : daysBetween(first, today);
}

/**
 * Plans a copy of a board: buckets by stage, and their tasks in the order of the lists. Tasks whose bucket is not on
 * the board go into the first one; without any bucket there is no place for tasks.
 *
 * @param guid the user, who will be a member anyway
 */
export function planCopy(
  { members }: Pick<Board, 'members'>,
  { buckets, tasks }: BoardContents,
  options: CopyOptions,
  { title, guid, today }: { readonly title: string; readonly guid: string; readonly today: IsoDate },
): CopyPlan {
  const places = buckets.toSorted(compareBuckets);
  const taken = places.length === 0 ? [] : copiedTasks(tasks, options).toSorted(compareTasks);
  const days = daysToToday(taken, today);
  const moved = (date: IsoDate | null) => (options.dates && date !== null ? addDays(date, days) : null);
  const placeOf = ({ bucketId }: Task) =>
    Math.max(
      0,
      places.findIndex(({ id }) => isSameId(id, bucketId)),
    );
  return {
    title,
    buckets: places.map(({ name }) => name),
    tasks: taken.map((task) => ({
      bucket: placeOf(task),
      title: task.title,
      description: options.resetTicks ? withoutTicks(task.description) : task.description,
      state: task.state,
      priority: task.priority,
      startDate: moved(task.startDate),
      dueDate: moved(task.dueDate),
      people: options.people ? task.members.map((member) => member.guid) : [],
    })),
    people: options.people ? members.map((member) => member.guid).filter((member) => member !== guid) : [],
  };
}

/** The content of a task to be created, once its board and bucket are. */
export function copiedContent(
  { bucket, people: _people, ...details }: CopiedTask,
  { made }: Pick<BoardCopy, 'made'>,
): TaskContent {
  const boardId = made[stepNames.board] ?? null;
  return { ...details, boardId, bucketId: made[stepNames.bucket(bucket)] ?? null };
}

/** How many calls the steps of a copy need. */
function callsOf({ buckets, tasks, people }: CopyPlan): ReadonlyMap<string, number> {
  return new Map([
    [stepNames.board, 1],
    ...buckets.map((_name, at): [string, number] => [stepNames.bucket(at), 1]),
    ...tasks.map((task, at): [string, number] => [stepNames.task(at), isCreatedWhole(task) ? 1 : 2]),
    ...people.map((guid): [string, number] => [stepNames.person(guid), 1]),
    ...tasks.flatMap((task, at) =>
      task.people.map((guid): [string, number] => [stepNames.taskPerson(at, guid), 1]),
    ),
  ]);
}

/** How many calls a copy needs, and how many of them the service has carried out. */
export function copyProgress({ made, ...plan }: CopyPlan & Partial<Pick<BoardCopy, 'made'>>) {
  const calls = [...callsOf(plan)];
  const sum = (some: typeof calls) => some.reduce((total, [, count]) => total + count, 0);
  return { done: sum(calls.filter(([name]) => made?.[name] !== undefined)), total: sum(calls) };
}

/** How the names of templates begin, in the languages of the app; a template is one in both. */
const TEMPLATE = /^(?:Vorlage|Template):\s*(?<name>\S.*)$/su;

/** The name of a template without the word for it; null for a board that is no template. */
export function templateName({ title }: Pick<Board, 'title'>): string | null {
  return TEMPLATE.exec(title)?.groups?.name ?? null;
}

/** Whether a board is one of a person's own: a personal one that they own or are a member of. */
export function isOwnBoard(board: Board, guid: string): boolean {
  return (
    isPersonal(board) && (board.ownerGuid === guid || board.members.some((member) => member.guid === guid))
  );
}

/** The name for a copy: a number at the end goes up by one; otherwise a word is added, such as "(copy)". */
export function nameOfCopy(title: string, word: string): string {
  const { before, number } = /^(?<before>.*\D)(?<number>\d{1,9})$/su.exec(title)?.groups ?? {};
  return number === undefined ? `${title} ${word}` : `${before}${Number(number) + 1}`;
}
