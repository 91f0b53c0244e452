import type { Id } from '@/domain/id';
import { type BoardCopy, copiedContent, stepNames } from '@/domain/planner/boardCopy';
import { isGone, isSessionEnd } from '@/shared/api/apiError';
import { forgetDoubts } from '@/shared/drafts/draftStore';
import { errorOf, isUnanswered } from '@/shared/outbox/change';
import { type Membership, memberOf } from '@/shared/outbox/membershipKind';
import type { SavedKind } from '@/shared/outbox/outboxKind';
import { type Saving, save } from '@/shared/outbox/save';
import { selectUser } from '@/shared/session/sessionSlice';
import { type DeviceOwner, changeDeviceValue, knownDeviceValue } from '@/shared/storage/deviceValue';
import { inTurn } from '@/shared/storage/inOneTab';
import { noLonger } from '@/shared/undo/stepHistory';
import { loadBoardKind, loadBucketKind, loadPlannerMemberKind } from '../api/kinds';
import type { MembersOf } from '../api/boardsApi';
import { type KeptCopy, keptCopies } from './keptCopies';

/** A copied task does not wait on the device like others, because its copy does: it goes on where it stopped. */
const loadCopiedTaskKind = async () => ({
  ...(await import('../outbox/taskKind')).taskKind,
  mayWait: () => false,
});

/** The copy of this key as the device has it now; undefined if it is finished or discarded. */
async function copyNow(owner: DeviceOwner, key: string): Promise<KeptCopy | undefined> {
  return (await knownDeviceValue(owner, keptCopies)).find((copy) => copy.key === key);
}

async function changeCopy(
  owner: DeviceOwner,
  key: string,
  change: (copy: KeptCopy) => KeptCopy | null,
): Promise<void> {
  await changeDeviceValue(owner, keptCopies, (copies) =>
    copies.flatMap((copy) => (copy.key === key ? (change(copy) ?? []) : copy)),
  );
}

async function noteMade(owner: DeviceOwner, key: string, name: string, id: Id | null): Promise<void> {
  await changeCopy(owner, key, (copy) => ({ ...copy, made: { ...copy.made, [name]: id } }));
}

/** A thing that a copy creates. */
interface Wanted<Content> {
  /** The name of its step. */
  readonly name: string;
  readonly want: Content;
}

/**
 * Creates what a copy still lacks, in order. It goes on after a refusal as long as it gets ahead; what may have arrived
 * is looked for before it is sent again, also by a later visit.
 *
 * @returns why some of it is missing; undefined if all of it is there
 */
function createAll<Content>(
  owner: DeviceOwner,
  key: string,
  load: () => Promise<SavedKind<Content>>,
  wanted: readonly Wanted<Content>[],
): Saving<unknown> {
  return async (dispatch) => {
    for (let isLastTry = false; ;) {
      // oxlint-disable-next-line no-await-in-loop -- one round after another
      const made = (await copyNow(owner, key))?.made;
      if (!made) return noLonger;
      const left = wanted.filter(({ name }) => made[name] === undefined);
      if (left.length === 0) return undefined;
      const notes: Promise<void>[] = [];
      // oxlint-disable-next-line no-await-in-loop -- one round after another
      const outcomes = await dispatch(
        save(
          load,
          left.map(({ name, want }) => ({ key: `${key}/${name}`, row: null, before: null, want })),
          {
            hasDraft: true,
            stopAt: 'first',
            onEach: (at, outcome) => {
              const name = left[at]?.name;
              if (outcome.kind === 'saved' && name !== undefined)
                notes.push(noteMade(owner, key, name, outcome.id));
            },
          },
        ),
      );
      // oxlint-disable-next-line no-await-in-loop -- one round after another
      await Promise.all(notes);
      const failed = outcomes.find(({ kind }) => kind !== 'saved');
      const error = failed && (errorOf(failed) ?? noLonger);
      if (isUnanswered(error) || isSessionEnd(error)) return error;
      if (error !== undefined && notes.length === 0 && isLastTry) return error;
      isLastTry = notes.length === 0;
    }
  };
}

/** The memberships that a copy creates, with the names of their steps: those of the board, then those of its tasks. */
function membersOf({ made, people, tasks }: BoardCopy): readonly Wanted<Membership<MembersOf['kind']>>[] {
  const member = (name: string, kind: MembersOf['kind'], id: Id | null | undefined, guid: string) => ({
    name,
    want: memberOf({ kind, id: id ?? '' }, guid),
  });
  return [
    ...people.map((guid) => member(stepNames.person(guid), 'board', made[stepNames.board], guid)),
    ...tasks.flatMap((task, at) =>
      task.people.map((guid) =>
        member(stepNames.taskPerson(at, guid), 'task', made[stepNames.task(at)], guid),
      ),
    ),
  ];
}

/** Adds the people of a copy; those who are not there any more, or may not be added, are left out. */
function addPeople(owner: DeviceOwner, key: string): Saving<unknown> {
  return async (dispatch) => {
    const copy = await copyNow(owner, key);
    for (const wanted of copy ? membersOf(copy) : []) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const error = await dispatch(createAll(owner, key, loadPlannerMemberKind, [wanted]));
      if (error !== undefined && !isGone(error)) return error;
      // oxlint-disable-next-line no-await-in-loop -- one after another
      if (error !== undefined) await noteMade(owner, key, wanted.name, null);
    }
    return undefined;
  };
}

/** Creates the board, its buckets, their tasks and at last the members, who get mails. */
function createCopy(owner: DeviceOwner, key: string): Saving<unknown> {
  return async (dispatch) => {
    const create = async <Content>(
      load: () => Promise<SavedKind<Content>>,
      wantedOf: (copy: KeptCopy) => readonly Wanted<Content>[],
    ): Promise<unknown> => {
      const copy = await copyNow(owner, key);
      return copy ? dispatch(createAll(owner, key, load, wantedOf(copy))) : noLonger;
    };
    const error =
      (await create(loadBoardKind, ({ title }) => [{ name: stepNames.board, want: { title } }])) ??
      (await create(loadBucketKind, ({ buckets, made }) =>
        buckets.map((name, at) => ({
          name: stepNames.bucket(at),
          want: { boardId: made[stepNames.board] ?? '', name, stage: at + 1 },
        })),
      )) ??
      (await create(loadCopiedTaskKind, (copy) =>
        copy.tasks.map((task, at) => ({ name: stepNames.task(at), want: copiedContent(task, copy) })),
      ));
    return error ?? dispatch(addPeople(owner, key));
  };
}

const lockOf = ({ guid }: DeviceOwner, key: string) => `board-copy/${guid}/${key}`;

/** Removes a copy that is finished or discarded from the device. */
export async function forgetCopy(owner: DeviceOwner, key: string): Promise<void> {
  await changeCopy(owner, key, () => null);
  await forgetDoubts(owner.extra.drafts.of(owner.guid), key);
}

/** How the work on a copy ended. */
type CopyEnd =
  | { readonly kind: 'finished'; readonly copy: KeptCopy }
  /** Some of it is missing; the device knows why, too. */
  | { readonly kind: 'stopped'; readonly error: unknown }
  /** It was finished or discarded in another tab. */
  | { readonly kind: 'gone' };

/** Carries out a copy, or what is left of it. */
export function runCopy(key: string): Saving<CopyEnd> {
  return async (dispatch, getState, extra) => {
    const owner = { extra, guid: selectUser(getState())?.guid ?? '' };
    let end: CopyEnd = { kind: 'gone' };
    await inTurn(lockOf(owner, key), async () => {
      await changeCopy(owner, key, (copy) => ({ ...copy, isRunning: true, error: null }));
      const error = await dispatch(createCopy(owner, key));
      const copy = await copyNow(owner, key);
      if (!copy) return;
      if (error === undefined) {
        end = { kind: 'finished', copy };
        await forgetCopy(owner, key);
      } else {
        end = { kind: 'stopped', error };
        await changeCopy(owner, key, (now) => ({ ...now, isRunning: false, error }));
      }
    });
    return end;
  };
}

/** Waits until no tab works on a copy any more. If it still counts as running then, its tab was closed, and that is noted. */
export function noteCutOff(key: string): Saving<void> {
  return async (_dispatch, getState, extra) => {
    const owner = { extra, guid: selectUser(getState())?.guid ?? '' };
    await inTurn(lockOf(owner, key), async () =>
      changeCopy(owner, key, (copy) => (copy.isRunning ? { ...copy, isRunning: false } : copy)),
    );
  };
}
