import { useTranslation } from 'react-i18next';
import type { WaitingRecord } from '@/domain/work/waitingRecords';
import { type NamedRecord, type RecordPart, workRecordFields } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { WaitingConflict } from '@/shared/outbox/WaitingConflict';
import { workRecordKind } from './workRecordKind';

interface RecordConflictProps {
  readonly item: WaitingRecord;
  readonly onClose: () => void;
}

/** Asks which of two versions of a waiting record counts. */
export function RecordConflict({ item, onClose }: RecordConflictProps) {
  const { t } = useTranslation('outbox');
  const formats = useFormats();
  const textOf = usePartText();
  const shownName = useProjectName();
  return (
    <WaitingConflict
      kind={workRecordKind}
      fields={workRecordFields}
      item={item}
      nameOf={({ date }) => formats.day(date)}
      aboutOf={({ customerName, projectName }) =>
        [customerName, shownName(projectName)].filter(Boolean).join(' · ')
      }
      labelOf={(part) => t(`clash.parts.${part}`)}
      textOf={textOf}
      onClose={onClose}
    />
  );
}

/** Describes a part of a record. */
function usePartText(): (part: RecordPart, record: NamedRecord) => string {
  const { t } = useTranslation('outbox');
  const formats = useFormats();
  const shownName = useProjectName();
  return (part, record) => {
    if (part === 'date') return `${formats.weekday(record.date)} ${formats.date(record.date)}`;
    if (part === 'hours') return formats.hours(record.hours ?? 0);
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
