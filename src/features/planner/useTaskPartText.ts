import { isSameId } from '@/domain/id';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import { isIsoDate } from '@/domain/time/period';
import type { TaskContent } from '@/domain/planner/taskEdit';
import { useFormats } from '@/shared/i18n/useFormats';
import { useListBucketsQuery } from './api/bucketsApi';
import { useTaskWords } from './taskLooks';

/** Formats a part of a task for the conflict dialogs. */
export function useTaskPartText(
  boardId: TaskContent['boardId'],
): (part: keyof TaskContent, value: unknown) => string {
  const formats = useFormats();
  const { stateName, priorityName } = useTaskWords();
  const { data: buckets } = useListBucketsQuery(String(boardId));
  return (part, value) => {
    if (typeof value !== 'string' && typeof value !== 'number') return '';
    const text = String(value);
    if (part === 'state') return stateName(text);
    if (part === 'priority') return priorityName(text);
    if (part === 'bucketId') {
      const bucket = buckets?.rows.find(({ id }) => isSameId(id, text));
      return bucket ? bucketTitle(bucket) : text;
    }
    return (part === 'startDate' || part === 'dueDate') && isIsoDate(text) ? formats.date(text) : text;
  };
}
