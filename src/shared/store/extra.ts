import { HeldBackCalls } from '../api/heldBack';
import { DraftMemory } from '../drafts/draftMemory';
import { UnsavedForms } from '../drafts/unsavedForms';
import { NoticeActions } from '../notices/noticeActions';

/**
 * What a store keeps beside its state, because it is no plain data: timers and functions. Thunks and listeners are
 * given it as Redux Thunk's extra argument, components by `useExtra`. Each store has its own, so that nothing of one
 * test, or of one page, reaches the next.
 */
export interface Extra {
  readonly heldBack: HeldBackCalls;
  readonly noticeActions: NoticeActions;
  readonly drafts: DraftMemory;
  readonly unsavedForms: UnsavedForms;
}

export function createExtra(): Extra {
  return {
    heldBack: new HeldBackCalls(),
    noticeActions: new NoticeActions(),
    drafts: new DraftMemory(),
    unsavedForms: new UnsavedForms(),
  };
}
