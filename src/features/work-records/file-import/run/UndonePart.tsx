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
import { recordDeletion, saveRecords } from '../../outbox/saveRecords';
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

  async function remove({ record, created }: ChangedSince) {
    const [outcome] = await dispatch(saveRecords([recordDeletion(record)]));
    const error = errorOf(outcome);
    if (error === undefined) setGone(new Set([...gone, created.key]));
    else dispatch(errorNotice(t('notUndone', { reason: errorText(error) })));
  }

  return (
    <>
      <section className={classes.bar} aria-label={t('run.label')}>
        <output className={classes.head}>
          <b>
            {t('undone.title', {
              count: deleted.length + gone.size,
              hours: formats.hours(sumHours(deleted)),
            })}
          </b>
          {left.length > 0 && <span>{t('undone.stay', { count: left.length })}</span>}
        </output>
      </section>
      {left.length > 0 && (
        <section aria-labelledby="import-changed">
          <div className="tw-section-head">
            <h2 id="import-changed">
              {t('undone.changed')} <span className="count">{left.length}</span>
            </h2>
          </div>
          <ul className={classes.changed}>
            {left.map((one) => {
              const { record, created } = one;
              const name = [formats.day(record.date), record.customerName || record.description].join(' · ');
              const parts = differingParts(workRecordFields, created.want, namedRecordOf(record));
              return (
                <li key={created.key}>
                  <Icon of={pencil} />
                  <span className="shrinks">
                    <b className="weight-540">
                      {name} · {t('hours', { hours: formats.hours(record.hours ?? 0) })}
                    </b>
                    <small className="block text-secondary text-small">
                      {t('undone.parts', { parts: formats.list(parts.map((part) => t(`parts.${part}`))) })}
                    </small>
                  </span>
                  <button
                    type="button"
                    className="btn btn-ghost-danger btn-sm"
                    aria-label={`${t('undone.delete')}: ${name}`}
                    onClick={() => void remove(one)}
                  >
                    <Icon of={trash} />
                    {t('undone.delete')}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}
