import { dropNoticeAction, runNoticeAction } from '@/shared/notices/noticeActions';
import { noticeDismissed, selectNotices } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { ToastStack } from '@/shared/ui/ToastStack';

/** The notices of the store as toasts. */
export function Notices() {
  const notices = useAppSelector(selectNotices);
  const dispatch = useAppDispatch();
  return (
    <ToastStack
      toasts={notices.map(({ id, tone, text, detail, lifeMs, action }) => ({
        id,
        tone,
        text,
        detail,
        lifeMs,
        action: action && { label: action.label, onAct: () => runNoticeAction(action.id) },
        onDismiss: () => {
          if (action) dropNoticeAction(action.id);
          dispatch(noticeDismissed(id));
        },
      }))}
    />
  );
}
