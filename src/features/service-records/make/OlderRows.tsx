import history from 'bootstrap-icons/icons/clock-history.svg?icon';
import { Trans, useTranslation } from 'react-i18next';
import type { RecordEntry } from '@/domain/service-records/recordEntries';
import { useFormats } from '@/shared/i18n/useFormats';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';

interface OlderRowsProps {
  readonly entries: readonly RecordEntry[];
  readonly onInclude: (key: string) => void;
}

/** Entries before the period that stand in no record. */
export function OlderRows({ entries, onInclude }: OlderRowsProps) {
  const { t } = useTranslation('serviceRecords');
  const formats = useFormats();
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map((entry) => {
        const words = { day: formats.day(entry.date), hours: formats.hours(entry.hours) };
        return (
          <li key={entry.key} className="tw-alert warning">
            <Icon of={history} className="mark-warning" />
            <p className="fills">
              <Trans t={t} i18nKey="make.older" values={words} components={{ b: <b /> }} />
            </p>
            <Button
              look="link"
              label={t('make.include')}
              aria-label={t('make.includeOf', { day: words.day, text: entry.description })}
              onClick={() => onInclude(entry.key)}
            />
          </li>
        );
      })}
    </ul>
  );
}
