import { expect, test } from 'vitest';
import { recallDoubt } from '../drafts/draftStore';
import { createAppStore } from '../store/store';
import { Doubts } from './doubts';
import { type Note, ada } from './noteService.fixture';

test('a note about a saved entry is kept on the device until its form has removed the draft (R-14.10)', async () => {
  const { extra } = createAppStore();
  const doubts = new Doubts<Note>({ extra, guid: ada.guid }, true);
  const attempt = { sent: { text: 'Typed' }, alike: [] };
  const sent = { key: 'wish', since: 0, id: null, before: null, want: attempt.sent, attempt, trouble: null };
  doubts.noteSent([sent]);
  doubts.end('wish');
  expect(doubts.of('wish')).toBeUndefined();
  expect(await recallDoubt(extra.drafts.of(ada.guid), 'wish')).toEqual({ id: null, before: null, attempt });
});
