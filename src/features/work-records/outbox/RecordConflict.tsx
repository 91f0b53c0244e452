import { useTranslation } from '@/shared/i18n/useTranslation';
import { differingParts, merge, withPart } from '@/domain/changes/fields';
import { type Decision, withDecision } from '@/domain/outboxDecision';
import type { WaitingRecord } from '@/domain/waitingRecords';
import { type NamedRecord, type RecordPart, workRecordFields } from '@/domain/workRecordFields';
import { type Choice, ConflictDialog } from '@/shared/edit/ConflictDialog';
import { useFormats } from '@/shared/i18n/useFormats';
import { useOutboxChange } from '@/shared/outbox/useOutboxChange';
import { workOutbox } from './workOutbox';

interface RecordConflictProps {
  readonly item: WaitingRecord;
  readonly onClose: () => void;
}

/** Two versions of a record, changed here and elsewhere: which one counts is decided part by part. */
export function RecordConflict({ item, onClose }: RecordConflictProps) {
  const { t } = useTranslation('outbox');
  const formats = useFormats();
  const textOf = usePartText();
  const change = useOutboxChange(workOutbox);
  const { key, before, want, trouble } = item;
  const theirs = trouble?.kind === 'clash' ? trouble.theirs : null;
  const shown = want ?? theirs ?? before;
  if (!shown) return null;
  const merged = before && want && theirs && merge(workRecordFields, before, want, theirs);

  async function decide(decision: Decision<NamedRecord>) {
    await change((items) => withDecision(items, key, decision));
    onClose();
  }

  function chosenBy(choice: Choice): NamedRecord | null {
    if (!merged || !theirs) return want;
    return merged.conflicts
      .filter((part) => choice[part] === 'theirs')
      .reduce((chosen, part) => withPart(workRecordFields, part, theirs, chosen), merged.content);
  }

  const day = `${formats.weekday(shown.date)} ${formats.dayMonth(shown.date)}`;
  const kind = want === null ? 'deletedHere' : theirs === null ? 'deletedThere' : 'both';
  const differing = want && theirs ? differingParts(workRecordFields, want, theirs) : [];
  return (
    <ConflictDialog
      title={t(`clash.title.${kind}`, { day })}
      about={[shown.customerName, shown.projectName].filter(Boolean).join(' · ') || undefined}
      text={t(`clash.text.${kind}`)}
      parts={differing.map((part) => ({
        name: part,
        label: t(`clash.parts.${part}`),
        mine: want ? textOf(part, want) : '',
        theirs: theirs ? textOf(part, theirs) : '',
        isConflict: merged?.conflicts.includes(part) ?? false,
      }))}
      cancel={{ label: t('clash.later'), onAct: onClose }}
      other={
        kind === 'both'
          ? { label: t('clash.both'), onAct: () => void decide({ kind: 'both' }) }
          : { label: t(`clash.leave.${kind}`), onAct: () => void decide({ kind: 'leave' }) }
      }
      choose={{
        label: t(`clash.send.${kind}`),
        onAct: (choice) => void decide({ kind: 'send', want: chosenBy(choice) }),
      }}
    />
  );
}

/** Writes a part of a record in words. */
function usePartText(): (part: RecordPart, record: NamedRecord) => string {
  const { t } = useTranslation('outbox');
  const formats = useFormats();
  return (part, record) => {
    if (part === 'date') return `${formats.weekday(record.date)} ${formats.date(record.date)}`;
    if (part === 'hours') return formats.hours(record.hours ?? 0);
    if (part === 'location') return record.location;
    if (part === 'customer') return [record.customerName, record.projectName].filter(Boolean).join(' · ');
    if (part === 'description') return record.description;
    const { departure, arrival, distanceKm } = record;
    const times = departure || arrival ? `${departure ?? '…'} – ${arrival ?? '…'}` : '';
    const distance = distanceKm ? t('clash.distance', { distance: formats.plain(distanceKm) }) : '';
    return [times, distance].filter(Boolean).join(' · ');
  };
}
