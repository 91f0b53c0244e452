import { useTranslation } from '@/shared/i18n/useTranslation';
import type { TimeSheet } from '@/domain/timeSheet';
import { useSheetPages } from './useSheetPages';

/** Shows the pages of a sheet; nothing is made before the press. */
export function ShowPdfButton({ sheet }: { readonly sheet: TimeSheet }) {
  const { t } = useTranslation('timeSheets');
  const { isBusy, show } = useSheetPages(sheet);
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-disabled={isBusy}
      onClick={() => !isBusy && show(null)}
    >
      {t(isBusy ? 'pdf.waiting' : 'pages.all')}
    </button>
  );
}
