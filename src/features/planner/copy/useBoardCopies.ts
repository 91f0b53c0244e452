import { useTranslation } from 'react-i18next';
import type { CopyPlan } from '@/domain/planner/boardCopy';
import { isSessionEnd } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { doneNotice, errorNotice, noticeGiven } from '@/shared/notices/noticesSlice';
import { newKey } from '@/shared/outbox/change';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useAppDispatch } from '@/shared/store/hooks';
import { useSteps } from '@/shared/undo/useSteps';
import { type KeptCopy, keptCopies } from './keptCopies';
import { takeCopyBack } from './removeCopy';
import { runCopy } from './runCopy';

/** Starts copies of boards and continues interrupted ones. They go on when the page that started them is left. */
export function useBoardCopies() {
  const { t } = useTranslation('planner');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const steps = useSteps();
  const kept = useDeviceValue(keptCopies);

  function tellFinished(copy: KeptCopy) {
    const text = t('newBoard.created', { title: copy.title });
    dispatch(doneNotice(text));
    const count = Object.values(copy.made).filter((id) => id === null).length;
    if (count > 0)
      dispatch(noticeGiven({ tone: 'info', text: t('copy.peopleMissing', { count, title: copy.title }) }));
    steps.add({ text, undo: async () => dispatch(takeCopyBack(copy)) });
  }

  async function run(key: string, title: string): Promise<void> {
    const end = await dispatch(runCopy(key));
    if (end.kind === 'finished') tellFinished(end.copy);
    if (end.kind !== 'stopped' || isSessionEnd(end.error)) return;
    dispatch(errorNotice(t('copy.stopped', { title, reason: errorText(end.error) })));
  }

  return {
    start: async (plan: CopyPlan): Promise<void> => {
      const copy: KeptCopy = { ...plan, key: newKey(), made: {}, isRunning: true, error: null };
      await kept.change((copies) => [...copies, copy]);
      void run(copy.key, copy.title);
    },
    goOn: ({ key, title }: KeptCopy): void => void run(key, title),
  };
}
