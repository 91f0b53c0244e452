import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cents } from '@/domain/money';
import type { Id } from '@/domain/id';
import { localDay } from '@/domain/period';
import { useErrorText, useSaveFailureText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { without } from '@/shared/lists/listPage';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppDispatch, useAppSelector, useExtra } from '@/shared/store/hooks';
import { changeKnown, deleteWorkRecord, useCreateWorkRecordMutation } from '../workRecordsApi';
import type { QuickLine } from './useQuickParse';

/** Saves a line that is complete; a notice says so and takes it back for five seconds. */
export function useQuickSave(): (line: QuickLine) => Promise<boolean> {
  const { t } = useTranslation(['quickEntry', 'common']);
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const { noticeActions } = useExtra();
  const saveFailureText = useSaveFailureText();
  const errorText = useErrorText();
  const user = useAppSelector(selectUser);
  const [create] = useCreateWorkRecordMutation();
  const isUnderWay = useRef(false);

  async function takeBack(id: Id, notice: string) {
    dispatch(noticeDismissed(notice));
    const { error } = await dispatch(deleteWorkRecord.initiate(id));
    if (!error) dispatch(changeKnown((known) => without(known, id)));
    dispatch(
      error
        ? noticeGiven({ tone: 'error', text: t('quickEntry:notUndone', { reason: errorText(error) }) })
        : noticeGiven({ tone: 'info', text: t('quickEntry:undone'), lifeMs: noticeLife.done }),
    );
  }

  async function save({ entry, assumedProject, customers, projects }: QuickLine): Promise<boolean> {
    const project = entry.project ?? assumedProject;
    const date = entry.day ?? localDay(new Date());
    const names = { customerName: entry.customer?.name ?? '', projectName: project?.name ?? '' };
    const { data: id, error } = await create({
      ...names,
      content: {
        employee: user?.username ?? '',
        date,
        customerId: entry.customer && customers.idOf(String(entry.customer.id)),
        projectId: project && projects.idOf(String(project.id)),
        description: entry.description,
        location: user?.location ?? '',
        hours: entry.hours,
        travelHours: null,
        departure: null,
        arrival: null,
        distanceKm: null,
        foodAllowance: cents(0),
        travelExpenses: cents(0),
      },
    });
    if (id === undefined) {
      const text = saveFailureText(error, (reason) => t('quickEntry:failed', { reason }));
      dispatch(noticeGiven({ tone: 'error', text }));
      return false;
    }
    const notice = `quick/${id}`;
    noticeActions.register(notice, () => void takeBack(id, notice));
    const pair = [names.customerName, names.projectName].filter(Boolean).join(' · ') || entry.description;
    dispatch(
      noticeGiven({
        id: notice,
        tone: 'success',
        text: t('quickEntry:saved', { hours: formats.hours(entry.hours ?? 0) }),
        detail: t('quickEntry:savedDetail', {
          pair,
          day: `${formats.weekday(date)} ${formats.dayMonth(date)}`,
        }),
        action: { label: t('common:actions.undo'), id: notice },
        lifeMs: noticeLife.done,
      }),
    );
    return true;
  }

  return async (line) => {
    // Two presses of Enter are one record.
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    return save(line).finally(() => {
      isUnderWay.current = false;
    });
  };
}
