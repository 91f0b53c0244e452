import { useEffect } from 'react';
import { startNoticeClock } from '@/shared/notices/noticeClock';
import { type Notice, noticeDismissed, selectNotices } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useAppSelector, useAppStore, useExtra } from '@/shared/store/hooks';
import { ToastStack } from '@/shared/ui/messages/ToastStack';
import { startUndoKey } from '@/shared/undo/undoKey';

/** The notices of the store as toasts. */
export function Notices() {
  const notices = useAppSelector(selectNotices);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { countdowns, heldBack, noticeActions, history } = useExtra();

  useEffect(() => startNoticeClock(store), [store]);
  useEffect(() => startUndoKey(history), [history]);

  function handleDismiss({ id, action }: Notice) {
    // Without its notice a call can no longer be undone, so it is sent.
    if (heldBack.has(id)) void heldBack.send(id);
    countdowns.stop(id);
    if (action) noticeActions.drop(action.id);
    dispatch(noticeDismissed(id));
  }

  return (
    <ToastStack
      onHold={(isHeld) => countdowns.hold(isHeld)}
      toasts={notices.map((notice) => {
        const { id, tone, text, detail, lifeMs, action } = notice;
        return {
          id,
          tone,
          text,
          detail,
          lifeMs,
          action: action && { ...action, onAct: () => noticeActions.run(action.id) },
          onDismiss: () => handleDismiss(notice),
        };
      })}
    />
  );
}
