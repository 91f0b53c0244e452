import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { differingParts } from '@/domain/changes/fields';
import { namedRecordOf, sumHours, workRecordFields } from '@/domain/work/workRecord';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { errorOf } from '@/shared/outbox/change';
import { useAppDispatch } from '@/shared/store/hooks';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useRecordPartText } from '../../outbox/useRecordPartText';
import { recordDeletion, saveRecords } from '../../outbox/saveRecords';
import { useAboutRecord } from '../../useAboutRecord';
import type { ChangedSince, UndoneImport } from './useUndoImport';
import classes from './runPart.module.scss';

/** What was deleted again, and what stays because it was changed since. */
export function UndonePart({ undone }: { readonly undone: UndoneImport }) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const { deleted, changed } = undone;
  const left = changed.filter(({ created }) => !gone.has(created.key));
  const [count, hours] = [deleted.length + gone.size, formats.hours(sumHours(deleted))];

  async function remove({ record, created }: ChangedSince) {
    const [outcome] = await dispatch(saveRecords([recordDeletion(record)]));
    const error = errorOf(outcome);
    if (error === undefined) setGone(new Set([...gone, created.key]));
    else dispatch(errorNotice(t('notUndone', { reason: errorText(error) })));
  }

  return (
    <>
      <section className={classes.bar} aria-label={t('run.label')}>
        <output className="row wrap figures gap-2-12">
          <b>{t('undone.title', { count, hours })}</b>
          {left.length > 0 && (
            <span className="text-secondary text-small">{t('undone.stay', { count: left.length })}</span>
          )}
        </output>
      </section>
      {left.length > 0 && (
        <section>
          <div className="tw-section-head">
            <h2>
              {t('undone.changed')} <span className="count">{left.length}</span>
            </h2>
          </div>
          <ul>
            {left.map((one) => (
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
      <button
        type="button"
        className="btn btn-ghost-danger btn-sm"
        aria-label={`${t('undone.delete')}: ${name}`}
        onClick={onDelete}
      >
        <Icon of={trash} />
        {t('undone.delete')}
      </button>
    </li>
  );
}
