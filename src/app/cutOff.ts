import i18next from 'i18next';
import type { ApiError } from '@/shared/api/apiError';
import { answersAged } from '@/shared/api/connectionSlice';
import { send } from '@/shared/api/httpClient';
import { doneNotice, noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { selectUser } from '@/shared/session/sessionSlice';
import type { AppDispatch, AppStore } from '@/shared/store/store';
import { type Again, type HeldNote, findCutOff, forgetHeld } from '@/shared/undo/heldNotes';

/** Carries out what was held back on an earlier visit; answers why it failed. */
async function carryOut(dispatch: AppDispatch, owner: string, again: Again): Promise<unknown> {
  switch (again.kind) {
    case 'calls': {
      let failure: ApiError | undefined;
      for (const call of again.calls) {
        // oxlint-disable-next-line no-await-in-loop -- one after another
        const result = await send({ ...call, owner });
        // What is gone is deleted.
        if ('error' in result && result.error.kind !== 'not-found') failure ??= result.error;
      }
      return failure;
    }
    case 'mail':
      return dispatch((await (await import('@/features/time-sheets')).loadMailAgain())(again.sheet));
    case 'people':
    case 'due':
      return dispatch((await (await import('@/features/planner')).loadTaskAgain())(again));
  }
}

/**
 * Says what an earlier visit held back and did not send, because the page was closed or killed: one press sends it. It
 * is said at each start until the user has sent or dismissed it.
 *
 * @returns a function that stops it
 */
export function startCutOff(store: AppStore): () => void {
  const { dispatch, extra } = store;
  const guid = selectUser(store.getState())?.guid;
  if (guid === undefined) return () => undefined;
  const owner = { extra, guid };
  const told = new Map<string, HeldNote>();

  function tell(note: HeldNote): void {
    const id = `unsent/${note.id}`;
    told.set(id, note);
    const press = async () => {
      told.delete(id);
      dispatch(noticeDismissed(id));
      const error = await carryOut(dispatch, owner.guid, note.again).catch(() => null);
      dispatch(answersAged());
      if (error !== undefined) return tell({ ...note, isInDoubt: true });
      dispatch(doneNotice(i18next.t('common:unsent.done')));
      return forgetHeld(owner, note.id);
    };
    extra.noticeActions.register(id, () => void press());
    const action = { label: i18next.t('common:unsent.send'), id };
    const detail = [note.text, note.detail].filter(Boolean).join(' · ');
    dispatch(
      noticeGiven({
        id,
        tone: 'error',
        text: i18next.t(note.isInDoubt ? 'common:unsent.inDoubt' : 'common:unsent.text'),
        detail,
        action,
      }),
    );
  }
  void findCutOff(owner, tell);
  return store.startListening({
    actionCreator: noticeDismissed,
    effect: async ({ payload }) => {
      const note = told.get(payload);
      if (note) await forgetHeld(owner, note.id);
    },
  });
}
