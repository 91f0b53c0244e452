import plus from 'bootstrap-icons/icons/plus-lg.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sumDecimals } from '@/domain/decimal';
import { isIsoDate } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import { WeekHours } from '@/shared/work-days/WeekHours';
import { rowField, shownRows } from './typedModel';
import type { ModelForm } from './useModelForm';
import classes from './modelRows.module.scss';

/** The targets by weekday: a row for each day from which other targets count, the newest on top. */
export function ModelRows({ form }: { readonly form: ModelForm }) {
  const { t } = useTranslation('accountModel');
  const added = useRef(false);
  const newest = form.rows[0] ?? 0;

  useEffect(() => {
    if (added.current) form.focus(`from-${newest}`);
    added.current = false;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new row gets the focus once
  }, [newest]);

  return (
    <div className={classes.rows}>
      {form.rows.map((row) => (
        <ModelRow key={row} form={form} row={row} />
      ))}
      <button
        type="button"
        className="btn btn-ghost btn-sm"
        onClick={() => {
          added.current = true;
          form.addRow();
        }}
      >
        <Icon of={plus} />
        {t('model.add')}
      </button>
    </div>
  );
}

function ModelRow({ form, row }: { readonly form: ModelForm; readonly row: number }) {
  const { t } = useTranslation('accountModel');
  const formats = useFormats();
  const from = form.values[`from-${row}`] ?? '';
  const date = isIsoDate(from) ? `${formats.weekday(from)} ${formats.date(from)}` : null;
  const isOnly = form.rows.length === 1;
  return (
    <div className={classes.row}>
      <DateField label={t('model.from')} size="sm" {...form.valueField(`from-${row}`)} />
      <WeekHours
        className={classes.hours}
        label={date === null ? t('model.newRow') : t('model.row', { date })}
        labelHidden
        targets={shownRows(form.before.workDays)[row]?.targets}
        field={(day) => form.valueField(rowField(row, day))}
      />
      <p className={classes.week}>
        <span className="text-tiny text-medium">{t('model.week')}</span>
        <b className="figures">
          {t('model.weekHours', { hours: formats.hours(sumDecimals(form.targetsOfRow(row))) })}
        </b>
      </p>
      <IconButton
        className={classes.remove}
        icon={trash}
        tone="danger"
        label={isOnly ? t('model.only') : t('model.remove')}
        about={date ?? undefined}
        disabled={isOnly}
        onClick={() => form.removeRow(row)}
      />
    </div>
  );
}
