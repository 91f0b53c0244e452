import './clash.scss';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { differingParts, merge, withPart } from '@/domain/changes/fields';
import { type Decision, withDecision } from '@/domain/outboxDecision';
import type { WaitingRecord } from '@/domain/waitingRecords';
import { type NamedRecord, type RecordPart, workRecordFields } from '@/domain/workRecordFields';
import { useFormats } from '@/shared/i18n/useFormats';
import { useOutboxChange } from '@/shared/outbox/useOutboxChange';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { workOutbox } from './workOutbox';

interface ClashDialogProps {
  readonly item: WaitingRecord;
  readonly onClose: () => void;
}

/** Two versions of a record, changed here and elsewhere: which one counts is decided part by part. */
export function ClashDialog({ item, onClose }: ClashDialogProps) {
  const { t } = useTranslation('outbox');
  const formats = useFormats();
  const change = useOutboxChange(workOutbox);
  const [isTheirs, setIsTheirs] = useState<ReadonlySet<RecordPart>>(new Set());
  const { key, before, want, trouble } = item;
  const theirs = trouble?.kind === 'clash' ? trouble.theirs : null;
  const shown = want ?? theirs ?? before;
  if (!shown) return null;
  const merged = before && want && theirs && merge(workRecordFields, before, want, theirs);
  const clashes = merged?.conflicts ?? [];

  async function decide(decision: Decision<NamedRecord>) {
    await change((items) => withDecision(items, key, decision));
    onClose();
  }

  function chosen(): NamedRecord | null {
    if (!merged || !theirs) return want;
    return clashes
      .filter((part) => isTheirs.has(part))
      .reduce((choice, part) => withPart(workRecordFields, part, theirs, choice), merged.content);
  }

  const day = `${formats.weekday(shown.date)} ${formats.dayMonth(shown.date)}`;
  const kind = want === null ? 'deletedHere' : theirs === null ? 'deletedThere' : 'both';
  return (
    <Dialog
      title={t(`clash.title.${kind}`, { day })}
      subtitle={[shown.customerName, shown.projectName].filter(Boolean).join(' · ') || undefined}
      onClose={onClose}
      cancelLabel={t('clash.later')}
      footer={
        <>
          {kind === 'both' && (
            <button type="button" className="btn btn-quiet" onClick={() => void decide({ kind: 'both' })}>
              {t('clash.both')}
            </button>
          )}
          {kind !== 'both' && (
            <button type="button" className="btn btn-quiet" onClick={() => void decide({ kind: 'leave' })}>
              {t(`clash.leave.${kind}`)}
            </button>
          )}
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => void decide({ kind: 'send', want: chosen() })}
          >
            {t(`clash.send.${kind}`)}
          </button>
        </>
      }
    >
      <p className="t2">{t(`clash.text.${kind}`)}</p>
      {want && theirs && (
        <MergeTable
          mine={want}
          theirs={theirs}
          clashes={clashes}
          isTheirs={isTheirs}
          onChoose={(part, fromThem) =>
            setIsTheirs((chosenBefore) => {
              const next = new Set(chosenBefore);
              if (fromThem) next.add(part);
              else next.delete(part);
              return next;
            })
          }
        />
      )}
    </Dialog>
  );
}

interface MergeTableProps {
  readonly mine: NamedRecord;
  readonly theirs: NamedRecord;
  readonly clashes: readonly RecordPart[];
  readonly isTheirs: ReadonlySet<RecordPart>;
  readonly onChoose: (part: RecordPart, fromThem: boolean) => void;
}

/** The parts that differ, each with both versions. */
function MergeTable({ mine, theirs, clashes, isTheirs, onChoose }: MergeTableProps) {
  const { t } = useTranslation('outbox');
  const textOf = usePartText();
  const differing = differingParts(workRecordFields, mine, theirs);
  return (
    <table className="tw-merge">
      <thead>
        <tr>
          <th scope="col">{t('clash.part')}</th>
          <th scope="col">{t('clash.here')}</th>
          <th scope="col">{t('clash.there')}</th>
        </tr>
      </thead>
      <tbody>
        {differing.map((part) => {
          const isClash = clashes.includes(part);
          const version = (fromThem: boolean) => {
            const text = textOf(part, fromThem ? theirs : mine);
            if (!isClash) return <td className="same">{text}</td>;
            const isChosen = isTheirs.has(part) === fromThem;
            return (
              <td className={isChosen ? 'pick' : undefined}>
                <label>
                  <input
                    className="form-check-input"
                    type="radio"
                    name={`part-${part}`}
                    checked={isChosen}
                    onChange={() => onChoose(part, fromThem)}
                  />
                  <span>{text}</span>
                </label>
              </td>
            );
          };
          return (
            <tr key={part}>
              <th scope="row">{t(`clash.parts.${part}`)}</th>
              {version(false)}
              {version(true)}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Writes a part of a record in words. */
function usePartText(): (part: RecordPart, record: NamedRecord) => string {
  const { t } = useTranslation('outbox');
  const formats = useFormats();
  return (part, record) => {
    if (part === 'date') return `${formats.weekday(record.date)} ${formats.date(record.date)}`;
    if (part === 'hours') return formats.hours(record.hours ?? 0);
    if (part === 'location') return record.location || '–';
    if (part === 'customer')
      return [record.customerName, record.projectName].filter(Boolean).join(' · ') || '–';
    if (part === 'description') return record.description;
    const { departure, arrival, distanceKm } = record;
    const times = departure || arrival ? `${departure ?? '…'} – ${arrival ?? '…'}` : '';
    const distance = distanceKm ? t('clash.distance', { distance: formats.plain(distanceKm) }) : '';
    return [times, distance].filter(Boolean).join(' · ') || '–';
  };
}
