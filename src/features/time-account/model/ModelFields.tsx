import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import plus from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EVES } from '@/domain/time/targets';
import { isIsoDate, monthOfDay } from '@/domain/time/period';
import { hoursOfHundredths } from '@/domain/hundredths';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import { MonthField } from '@/shared/ui/fields/dates/MonthField';
import { HoursField } from '@/shared/ui/fields/HoursField';
import { SelectField } from '@/shared/ui/fields/SelectField';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { useToday } from '@/shared/ui/timing/useClock';
import { StateField } from '@/shared/work-days/StateField';
import { SignedHoursField } from './SignedHoursField';
import type { ModelForm } from './useModelForm';
import { sumDecimals } from '@/domain/decimal';
import { useFormats } from '@/shared/i18n/useFormats';
import { Button } from '@/shared/ui/buttons/Button';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { WeekHours } from '@/shared/work-days/WeekHours';
import { rowField, shownRows } from './typedModel';
import rows from './modelRows.module.scss';
import classes from './modelLines.module.scss';

/** The settings below the targets, each with its name on the left. */
export function ModelLines({ form }: { readonly form: ModelForm }) {
  const { t } = useTranslation(['accountModel', 'workSettings']);
  return (
    <div>
      <Line name={t('workSettings:state.label')}>
        <StateField labelHidden {...form.field('state')} />
      </Line>
      <EveLine form={form} field="christmasEve" name={t('accountModel:model.eve.christmas')} />
      <EveLine form={form} field="newYearsEve" name={t('accountModel:model.eve.newYear')} />
      <Line name={t('accountModel:model.begin')}>
        <DateField
          dayOf="past"
          label={t('accountModel:model.beginDay')}
          labelHidden
          size="sm"
          {...form.valueField('start')}
        />
        <div className={classes.opening}>
          <SignedHoursField
            label={t('accountModel:model.opening')}
            labelHidden
            known={hoursOfHundredths(form.before.account.opening)}
            {...form.valueField('opening')}
          />
        </div>
        <small className="text-faint text-small">{t('accountModel:model.openingHint')}</small>
      </Line>
      <CapLine form={form} />
      <Line name={t('accountModel:model.travel')}>
        <SelectField
          label={t('accountModel:model.travel')}
          labelHidden
          options={[
            { value: '0', label: t('accountModel:model.travelNone') },
            { value: '0.5', label: t('accountModel:model.travelHalf') },
            { value: '1', label: t('accountModel:model.travelWhole') },
          ]}
          {...form.field('travelShare')}
        />
      </Line>
    </div>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div className={classes.line} role="group" aria-labelledby={id}>
      <span id={id} className="text-medium">
        {name}
      </span>
      <div className={classes.fields}>{children}</div>
    </div>
  );
}

interface EveLineProps {
  readonly form: ModelForm;
  readonly field: 'christmasEve' | 'newYearsEve';
  readonly name: string;
}

function EveLine({ form, field, name }: EveLineProps) {
  const { t } = useTranslation('accountModel');
  return (
    <Line name={name}>
      <Segmented
        label={name}
        value={form.values[field]}
        options={EVES.map((eve) => ({ value: eve, label: t(`model.eve.${eve}`) }))}
        onChange={(eve) => form.setValue(field, eve)}
      />
    </Line>
  );
}

function CapLine({ form }: { readonly form: ModelForm }) {
  const { t } = useTranslation('accountModel');
  const today = useToday();
  const { hasCap, since } = form.values;
  const { cap } = form.before.account;

  function toggle(isOn: boolean) {
    // A new cap begins with this month, so that months that are over change only if the user chooses so.
    form.setValues({ hasCap: isOn, ...(isOn && since === '' && { since: monthOfDay(today) }) });
  }

  return (
    <Line name={t('model.cap')}>
      <SwitchField
        label={t(hasCap ? 'model.capOver' : 'model.capOff')}
        aria-label={t('model.capSwitch')}
        checked={hasCap}
        onChange={({ currentTarget }) => toggle(currentTarget.checked)}
      />
      {hasCap && (
        <>
          <div className={classes.limit}>
            <HoursField
              label={t('model.limit')}
              labelHidden
              isBare
              known={cap && hoursOfHundredths(cap.limit)}
              {...form.valueField('limit')}
            />
          </div>
          <small className="text-faint text-small">{t('model.capSince')}</small>
          <div className={classes.since}>
            <MonthField label={t('model.since')} labelHidden size="sm" {...form.valueField('since')} />
          </div>
        </>
      )}
    </Line>
  );
}

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
    <div className={rows.rows}>
      {form.rows.map((row) => (
        <ModelRow key={row} form={form} row={row} />
      ))}
      <Button
        look="ghost"
        size="sm"
        icon={plus}
        label={t('model.add')}
        onClick={() => {
          added.current = true;
          form.addRow();
        }}
      />
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
    <div className={rows.row}>
      <DateField label={t('model.from')} size="sm" {...form.valueField(`from-${row}`)} />
      <WeekHours
        className={rows.hours}
        label={date === null ? t('model.newRow') : t('model.row', { date })}
        labelHidden
        targets={shownRows(form.before.workDays)[row]?.targets}
        field={(day) => form.valueField(rowField(row, day))}
      />
      <p className={rows.week}>
        <span className="text-tiny text-medium">{t('model.week')}</span>
        <b className="figures">
          {t('model.weekHours', { hours: formats.hours(sumDecimals(form.targetsOfRow(row))) })}
        </b>
      </p>
      <IconButton
        className={rows.remove}
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
