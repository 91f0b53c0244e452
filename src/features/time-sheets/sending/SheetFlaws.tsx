import { useTranslation } from 'react-i18next';
import { namedWords } from '@/shared/pdf/namedWords';
import { Alert } from '@/shared/ui/messages/Alert';
import type { ReportFlaw } from '../report/reportMessages';

/** The sentences that say what a PDF could not show: words are named, everything else is on the pages of the report. */
export function useFlawTexts(): (flaws: readonly ReportFlaw[]) => readonly string[] {
  const { t } = useTranslation('timeSheets');
  return (flaws) => {
    const texts = flaws.map((flaw) =>
      'words' in flaw ? t(`pdf.${flaw.kind}`, { words: namedWords(flaw.words) }) : t('pdf.flaws'),
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
