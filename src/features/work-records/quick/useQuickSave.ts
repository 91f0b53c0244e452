import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cents } from '@/domain/money';
import { localDay } from '@/domain/period';
import { useSaveFailureText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { useCreatedNotice } from '../useCreatedNotice';
import { useCreateWorkRecordMutation } from '../workRecordsApi';
import type { QuickLine } from './useQuickParse';

/** Saves a line that is complete; a notice says so and takes it back for five seconds. */
export function useQuickSave(): (line: QuickLine) => Promise<boolean> {
  const { t } = useTranslation('quickEntry');
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const saveFailureText = useSaveFailureText();
  const tellCreated = useCreatedNotice();
  const user = useAppSelector(selectUser);
  const [create] = useCreateWorkRecordMutation();
  const isUnderWay = useRef(false);

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
      const text = saveFailureText(error, (reason) => t('failed', { reason }));
      dispatch(noticeGiven({ tone: 'error', text }));
      return false;
    }
    const pair = [names.customerName, names.projectName].filter(Boolean).join(' · ') || entry.description;
    tellCreated({
      ids: [id],
      text: t('saved', { hours: formats.hours(entry.hours ?? 0) }),
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
