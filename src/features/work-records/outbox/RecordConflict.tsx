import { useTranslation } from 'react-i18next';
import { type WaitingRecord, workRecordFields } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { WaitingConflict } from '@/shared/outbox/WaitingConflict';
import { useRecordPartText } from './useRecordPartText';
import { workRecordKind } from './workRecordKind';

interface RecordConflictProps {
  readonly item: WaitingRecord;
  readonly onClose: () => void;
}

/** Asks which of two versions of a waiting record counts. */
export function RecordConflict({ item, onClose }: RecordConflictProps) {
  const { t } = useTranslation('outbox');
  const formats = useFormats();
  const textOf = useRecordPartText();
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
