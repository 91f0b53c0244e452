import download from 'bootstrap-icons/icons/download.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sumMonths } from '@/domain/customers/evaluation';
import type { Period } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import type { NewServiceRecord } from '@/shared/paths';
import { Button } from '@/shared/ui/buttons/Button';
import { Tile } from '@/shared/ui/tiles/Tiles';
import type { TeamOf } from '../members/membersApi';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import type { HoursQuery } from './useHours';

const ExportDialog = lazyComponent(async () => (await import('../export/ExportDialog')).ExportDialog);

interface HoursStatProps {
  readonly of: TeamOf;
  /** The customer, and the project if only its hours are shown. */
  readonly record: NewServiceRecord;
  /** Name of the customer or project, used as the spreadsheet's name. */
  readonly name: string;
  readonly query: HoursQuery;
  readonly range: Period;
}

/** Hours worked in the chart's range, with the range's name and the export button. */
export function HoursStat({ of, record, name, query, range }: HoursStatProps) {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  const [isExporting, setIsExporting] = useState(false);
  return (
    <>
      <Tile
        label={t('cards.hours')}
        action={
          <Button
            look="ghost"
            size="sm"
            icon={download}
            label={t('cards.export')}
            onPointerEnter={() => void ExportDialog.preload().catch(() => undefined)}
            onClick={() => setIsExporting(true)}
          />
        }
        // An incomplete sum would be wrong, so none is shown.
        value={query.hours === undefined ? '–' : formats.hours(sumMonths(query.hours))}
        unit="h"
        detail={formats.dayRange(range.from, range.to, 'always')}
      />

      {isExporting && (
        <ExportDialog {...{ of, record }} name={name} charted={range} onClose={() => setIsExporting(false)} />
      )}
    </>
  );
}
