import './chip.scss';
import './quickPanel.scss';
import { useEffect } from 'react';
import { useAppSelector } from '@/shared/store/hooks';
import { type TimedWork, pairTitle } from '@/shared/timer/timerKept';
import { useToday } from '@/shared/ui/useClock';
import { useBooked } from '../memory/useBooked';
import { useDayThen } from '../memory/useDayThen';
import { selectKnownRecords } from '../workRecordsApi';
import { QuickChips } from './QuickChips';
import { goTo } from './useEnter';
import { useQuickParse } from './useQuickParse';

/** What a line says, for what else can be done with it. */
export interface ReadLine {
  /** The line, as it was read. */
  readonly text: string;
  readonly work: TimedWork;
  /** What the day has once it is saved; undefined where that is not known. */
  readonly dayThen: string | undefined;
}

interface LinePreviewProps {
  readonly text: string;
  /** Is told what the line says; the same function each time. */
  readonly onRead: (read: ReadLine) => void;
}

/** What a line of quick entry is understood as, where it is typed elsewhere: the focus stays in that field. */
export function LinePreview({ text, onRead }: LinePreviewProps) {
  const known = useAppSelector(selectKnownRecords);
  const line = useQuickParse(text, known?.entries ?? null);
  const dayThenOf = useDayThen(useBooked());
  const today = useToday();

  const { customer, hours, day, description } = line.entry;
  const project = line.entry.project ?? line.assumedProject;
  const dayThen = hours === null ? undefined : dayThenOf(day ?? today, hours);
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
