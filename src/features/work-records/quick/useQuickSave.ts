import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_TRAVEL } from '@/domain/work/workRecord';
import { localDay } from '@/domain/time/period';
import { useSaveFailureText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useWishes } from '@/shared/outbox/useWish';
import { selectUser } from '@/shared/session/sessionSlice';
import type { SessionUser } from '@/shared/session/sessionUser';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { useCreatedNotice } from '../useCreatedNotice';
import { saveRecord } from '../outbox/saveRecords';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import type { ValidRecord } from '../entry/useWorkRecordForm';
import type { QuickLine } from './useQuickParse';

/** The record that a line says; nobody travels in one. */
function recordOf(
  { entry, assumedProject, customers, projects }: QuickLine,
  user: SessionUser | null,
): ValidRecord {
  const project = entry.project ?? assumedProject;
  return {
    customerName: entry.customer?.name ?? '',
    projectName: project?.name ?? '',
    content: {
      employee: user?.username ?? '',
      date: entry.day ?? localDay(new Date()),
      customerId: entry.customer && customers.idOf(String(entry.customer.id)),
      projectId: project && projects.idOf(String(project.id)),
      description: entry.description,
      location: user?.location ?? '',
      hours: entry.hours,
      ...NO_TRAVEL,
    },
  };
}

/** Saves a line that is complete; a notice says so and takes it back for five seconds. */
export function useQuickSave(): (line: QuickLine) => Promise<boolean> {
  const { t } = useTranslation('quickEntry');
  const { tellWaiting } = useSavedNotice();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const saveFailureText = useSaveFailureText();
  const tellCreated = useCreatedNotice();
  const user = useAppSelector(selectUser);
  const isUnderWay = useRef(false);
  const wishes = useWishes();

  async function save(line: QuickLine): Promise<boolean> {
    const valid = recordOf(line, user);
    const { date, hours, description } = valid.content;
    // Another line is another record; a failed one may have been given up.
    const wish = JSON.stringify(valid);
    const kept = await dispatch(saveRecord(valid, null, wishes.keyOf(wish)));
    if ('error' in kept) {
      const text = saveFailureText(kept.error, (reason) => t('failed', { reason }));
      dispatch(noticeGiven({ tone: 'error', text }));
      return false;
    }
    wishes.end(wish);
    if (kept.isWaiting) {
      tellWaiting();
      return true;
    }
    const pair = [valid.customerName, valid.projectName].filter(Boolean).join(' · ') || description;
    tellCreated({
      records: [kept.record],
      text: t('saved', { hours: formats.hours(hours ?? 0) }),
      detail: t('savedDetail', { pair, day: `${formats.weekday(date)} ${formats.dayMonth(date)}` }),
    });
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
