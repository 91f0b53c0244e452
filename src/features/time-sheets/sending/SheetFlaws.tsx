import { useTranslation } from 'react-i18next';
import { Alert } from '@/shared/ui/messages/Alert';
import type { ReportFlaw } from '../report/reportMessages';

/** How many words are named at most, and how many letters of each. */
const MOST = { words: 6, letters: 20 } as const;

/** Lists words. Each is isolated by control characters, because Hebrew or Arabic would reverse the order of the list. */
function named(words: readonly string[]): string {
  const shown = words.slice(0, MOST.words).map((word) => {
    const letters = Array.from(word);
    return `\u2068${letters.slice(0, MOST.letters).join('')}${letters.length > MOST.letters ? '…' : ''}\u2069`;
  });
  return shown.join(', ') + (words.length > MOST.words ? ' …' : '');
}

/** The sentences that say what a PDF could not show: words are named, everything else is on the pages of the report. */
export function useFlawTexts(): (flaws: readonly ReportFlaw[]) => readonly string[] {
  const { t } = useTranslation('timeSheets');
  return (flaws) => {
    const texts = flaws.map((flaw) =>
      'words' in flaw ? t(`pdf.${flaw.kind}`, { words: named(flaw.words) }) : t('pdf.flaws'),
    );
    return [...new Set(texts)];
  };
}

/** Says beside a sheet what its PDF could not show, for as long as the sheet is shown. */
export function SheetFlaws({ flaws }: { readonly flaws: readonly ReportFlaw[] }) {
  return useFlawTexts()(flaws).map((text) => (
    <div key={text} className="mt-3">
      <Alert tone="warning">{text}</Alert>
    </div>
  ));
}
