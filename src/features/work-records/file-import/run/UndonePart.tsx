import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { differingParts } from '@/domain/changes/fields';
import { monthOfDay } from '@/domain/time/period';
import { type WorkRecord, namedRecordOf, sumHours, workRecordFields } from '@/domain/work/workRecord';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { errorOf } from '@/shared/outbox/change';
import { useAppDispatch } from '@/shared/store/hooks';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useRecordPartText } from '../../outbox/useRecordPartText';
import { recordDeletion, saveRecords } from '../../outbox/saveRecords';
import { useAboutRecord } from '../../useAboutRecord';
import { monthOfImport } from '../fileImportKept';
import type { ChangedSince, UndoneImport } from './useUndoImport';
import classes from './runPart.module.scss';

/** What was deleted again, and what stays because it was changed since. */
export function UndonePart({ undone }: { readonly undone: UndoneImport }) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  /** The ids of those that were deleted anyway. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const isGone = ({ id }: WorkRecord) => gone.has(String(id));
  const stay = undone.changed.filter(({ record }) => !isGone(record));
  const deleted = [...undone.deleted, ...undone.left.filter(isGone)];
  const month = monthOfImport(undone.of);
  const inMonth = undone.left.filter((one) => monthOfDay(one.date) === month && !isGone(one));
  const about = [
    month && t('undone.month', { month: formats.monthName(month), hours: formats.hours(sumHours(inMonth)) }),
    stay.length > 0 && t('undone.stay', { count: stay.length }),
  ];

  async function remove({ record }: ChangedSince) {
    const [outcome] = await dispatch(saveRecords([recordDeletion(record)]));
    const error = errorOf(outcome);
    if (error === undefined) setGone((before) => new Set([...before, String(record.id)]));
    else dispatch(errorNotice(t('notUndone', { reason: errorText(error) })));
  }

  return (
    <>
      <section className={classes.bar} aria-label={t('run.label')}>
        <output className="row wrap figures gap-2-12">
          <b>{t('undone.title', { count: deleted.length, hours: formats.hours(sumHours(deleted)) })}</b>
          <span className="text-secondary text-small">{about.filter(Boolean).join(' ')}</span>
        </output>
      </section>
      {stay.length > 0 && (
        <section>
          <div className="tw-section-head">
            <h2>{t('undone.changed')}</h2>
            <span className="count">{stay.length}</span>
          </div>
          <ul>
            {stay.map((one) => (
              <Changed key={one.created.key} {...one} onDelete={() => void remove(one)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A record that stays: its name, and what is different now. */
function Changed({ record, created, onDelete }: ChangedSince & { readonly onDelete: () => void }) {
  const { t } = useTranslation(['fileImport', 'outbox']);
  const partText = useRecordPartText();
  const name = useAboutRecord()(record);
  const now = namedRecordOf(record);
  const parts = differingParts(workRecordFields, created.want, now).map(
    (part) => `${t(`outbox:clash.parts.${part}`)}: ${partText(part, now) || '–'}`,
  );
  return (
    <li className="split gap-12 line-below min-height-56">
      <Icon of={pencil} />
      <span className="fills">
        <b className="block weight-540">{name}</b>
        <small className="text-secondary text-small">{parts.join(' · ')}</small>
      </span>
      <Button
        look="danger"
        size="sm"
        icon={trash}
        label={t('undone.delete')}
        aria-label={`${t('undone.delete')}: ${name}`}
        onClick={onDelete}
      />
    </li>
  );
}
