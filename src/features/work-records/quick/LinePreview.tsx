import './chip.scss';
import './quickPanel.scss';
import { useAppSelector } from '@/shared/store/hooks';
import { selectKnownRecords } from '../workRecordsApi';
import { QuickChips } from './QuickChips';
import { goTo } from './useEnter';
import { useQuickParse } from './useQuickParse';

/** What a line of quick entry is understood as, where it is typed elsewhere: the focus stays in that field. */
export function LinePreview({ text }: { readonly text: string }) {
  const known = useAppSelector(selectKnownRecords);
  const line = useQuickParse(text, known?.entries ?? null);

  function handleCorrect(part: string) {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) goTo(activeElement, line, part);
  }
  return <QuickChips line={line} onCorrect={handleCorrect} />;
}
