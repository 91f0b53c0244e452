import { useTranslation } from 'react-i18next';
import type { NamedRecord, RecordPart } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';

/** Describes a part of a record. */
export function useRecordPartText(): (part: RecordPart, record: NamedRecord) => string {
  const { t } = useTranslation('outbox');
  const formats = useFormats();
  const shownName = useProjectName();
  return (part, record) => {
    if (part === 'date') return `${formats.weekday(record.date)} ${formats.date(record.date)}`;
    if (part === 'hours') return formats.hours(record.hours);
    if (part === 'location') return record.location;
    if (part === 'customer')
      return [record.customerName, shownName(record.projectName)].filter(Boolean).join(' · ');
    if (part === 'description') return record.description;
    const { departure, arrival, distanceKm } = record;
    const times = departure || arrival ? `${departure ?? '…'} – ${arrival ?? '…'}` : '';
    const distance = distanceKm ? t('clash.distance', { distance: formats.plain(distanceKm) }) : '';
    return [times, distance].filter(Boolean).join(' · ');
  };
}
