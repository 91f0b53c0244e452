import { DraftMemory } from '../drafts/draftMemory';
import { UnsavedForms } from '../drafts/unsavedForms';
import { HiddenEntries } from '../lists/hiddenEntries';
import { PagePlaces } from '../lists/pagePlaces';
import { NoticeActions } from '../notices/noticeActions';
import { AccountMemory } from '../sign-in/identity/microsoftSession';
import { BoardNews } from '../presence/boardNews';
import { Countdowns } from '../undo/countdowns';
import { HeldBackCalls } from '../undo/heldBack';
import { StepHistory } from '../undo/stepHistory';

/**
 * What a store holds besides its serializable state: timers and functions. Thunks and listeners get it as Redux Thunk's
 * extra argument, components by `useExtra`. Each store has its own, so that nothing leaks from one test, or one page,
 * into the next.
 */
export function createExtra() {
  const countdowns = new Countdowns();
  return {
    countdowns,
    heldBack: new HeldBackCalls(countdowns),
    history: new StepHistory(),
    noticeActions: new NoticeActions(),
    drafts: new DraftMemory(),
    unsavedForms: new UnsavedForms(),
    accounts: new AccountMemory(),
    boardNews: new BoardNews(),
    pagePlaces: new PagePlaces(),
    hiddenEntries: new HiddenEntries(),
  };
}

export type Extra = Readonly<ReturnType<typeof createExtra>>;
