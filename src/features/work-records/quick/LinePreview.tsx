import { useEffect } from 'react';
import { useAppSelector } from '@/shared/store/hooks';
import { type TimedWork, pairTitle } from '@/shared/timer/timerKept';
import { useToday } from '@/shared/ui/timing/useClock';
import { useBooked, useDayThen } from '../memory/useBooked';
import { selectKnownRecords } from '../workRecordsApi';
import { QuickChips } from './QuickChips';
import { goTo } from './useEnter';
import { useQuickParse } from './useQuickParse';

/** The meaning of a line, for the other actions that use it. */
export interface ReadLine {
  /** The text that was read. */
  readonly text: string;
  readonly work: TimedWork;
  /** The total of the day once the line is saved; undefined if it is not known. */
  readonly dayThen: string | undefined;
}

interface LinePreviewProps {
  readonly text: string;
  /** Called with the meaning of the line; must be a stable function. */
  readonly onRead: (read: ReadLine) => void;
}

/** Shows how quick entry reads a line that is typed elsewhere; the focus stays in that field. */
export function LinePreview({ text, onRead }: LinePreviewProps) {
  const known = useAppSelector(selectKnownRecords);
  const line = useQuickParse(text, known?.entries ?? null, { today: useToday() });
  const dayThenOf = useDayThen(useBooked());

  const { customer, hours, description } = line.entry;
  const project = line.entry.project ?? line.assumedProject;
  const dayThen = hours === null ? undefined : dayThenOf(line.day, hours);
  const customerId = String(customer?.id ?? '');
  const projectId = String(project?.id ?? '');
  const title = pairTitle(customer?.name ?? '', project?.name ?? '');
  useEffect(
    () => onRead({ text, work: { customerId, projectId, title, description }, dayThen }),
    [onRead, text, customerId, projectId, title, description, dayThen],
  );

  function handleCorrect(part: string) {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) goTo(activeElement, line, part);
  }
  return <QuickChips line={line} onCorrect={handleCorrect} />;
}
