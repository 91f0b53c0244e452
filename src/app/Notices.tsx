import { noticeDismissed, selectNotices } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useAppSelector, useExtra } from '@/shared/store/hooks';
import { ToastStack } from '@/shared/ui/ToastStack';

/** The notices of the store as toasts. */
export function Notices() {
  const notices = useAppSelector(selectNotices);
  const dispatch = useAppDispatch();
  const { noticeActions } = useExtra();
  return (
    <ToastStack
      toasts={notices.map(({ id, tone, text, detail, lifeMs, action }) => ({
        id,
        tone,
        text,
        detail,
        lifeMs,
        action: action && { label: action.label, onAct: () => noticeActions.run(action.id) },
        onDismiss: () => {
          if (action) noticeActions.drop(action.id);
          dispatch(noticeDismissed(id));
        },
      }))}
    />
  );
}
