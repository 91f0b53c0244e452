import checkFill from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { MOST_RECORDS } from '@/domain/import/importTypes';
import { isTicked } from '@/domain/import/importSums';
import type { NewRecord } from '@/domain/import/newRecords';
import { useFormats } from '@/shared/i18n/useFormats';
import { MoreRows } from '@/shared/lists/MoreRows';
import { useRowFocus } from '@/shared/lists/useRowFocus';
import { useRows } from '@/shared/lists/useRows';
import { TextField } from '@/shared/ui/fields/TextField';
import { Alert } from '@/shared/ui/messages/Alert';
import { EmptyState } from '@/shared/ui/messages/EmptyState';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { ImportPlan } from '../useImportPlan';
import { RecordFace, RecordsFrame, WeekLine } from './RecordFace';
import { PreviewFigures, PreviewSide } from './PreviewSide';
import classes from './preview.module.scss';

/** What will be stored, newest first, and beside it how it came about and what the months have afterwards. */
export function PreviewTab({ plan }: { readonly plan: ImportPlan }) {
  const { t } = useTranslation('fileImport');
  const { made, weeks, blocked } = plan;
  if (plan.reading.questions.length > 0) {
    return <EmptyState title={t('preview.notYet')} text={blocked && t(`blocked.${blocked}`)} />;
  }
  return (
    <>
      <PreviewFigures plan={plan} />
      {blocked === 'tooMany' && (
        <div className="mb-3">
          <Alert tone="warning">{t('preview.tooMany', { count: MOST_RECORDS })}</Alert>
        </div>
      )}
      {plan.needsLocation && (
        <div className={classes.location}>
          <TextField
            label={t('preview.location')}
            required
            error={plan.location === '' ? t('blocked.location') : undefined}
            value={plan.location}
            onChange={({ target: { value } }) => plan.setLocation(value)}
          />
        </div>
      )}
      <div className={classes.grid}>
        {made.records.length === 0 ? (
          <EmptyState title={t('preview.none')} text={t('preview.noneText')} />
        ) : (
          <Records plan={plan} weeks={weeks} />
        )}
        <PreviewSide plan={plan} />
      </div>
    </>
  );
}

interface RecordsProps {
  readonly plan: ImportPlan;
  readonly weeks: ImportPlan['weeks'];
}

function Records({ plan, weeks }: RecordsProps) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const { made, ticks, tick } = plan;
  const tickable = made.records.filter(({ canBeTicked }) => canBeTicked);
  const { rows, showMore, hasMore } = useRows(made.records, '');
  const shown = new Set(rows);
  const toggle = (record: NewRecord) => tick([record], !isTicked(record, ticks));
  const entries = made.records.map((record) => ({ id: record.key, record }));
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const rowProps = useRowFocus({
    entries,
    keys: ['Enter'],
    onOpen: ({ record }) => toggle(record),
    onTap: () => undefined,
    onSelect: ({ record }) => toggle(record),
  });
  const rowOf = ({ key }: NewRecord) => {
    const entry = entryOf.get(key);
    return entry && rowProps(entry);
  };
  return (
    <div>
      <RecordsFrame
        label={t('tabs.preview')}
        head={<Box label={t('preview.all')} of={tickable} plan={plan} />}
      >
        {weeks.flatMap(({ week, records, seconds, hours }) => {
          const listed = records.filter((record) => shown.has(record));
          if (listed.length === 0) return [];
          return [
            <WeekLine
              key={week.monday}
              {...{ week, seconds, hours }}
              box={
                <Box
                  label={t('preview.week', { week: week.week })}
                  of={records.filter(({ canBeTicked }) => canBeTicked)}
                  plan={plan}
                />
              }
            />,
            ...listed.map((record) => (
              <tr
                key={record.key}
                {...rowOf(record)}
                className={clsx(!isTicked(record, ticks) && classes.isOff)}
              >
                <RecordFace
                  record={record}
                  box={<Box label={labelOf(record)} of={[record]} plan={plan} />}
                  rows={record.rows.length}
                  state={<MarkText record={record} />}
                />
              </tr>
            )),
          ];
        })}
      </RecordsFrame>
      {hasMore && <MoreRows onShow={showMore} />}
    </div>
  );

  function labelOf({ text, date, hours }: NewRecord) {
    return t('preview.record', { text, day: formats.day(date), hours: formats.hours(hours) });
  }
}

interface BoxProps {
  readonly label: string;
  readonly of: readonly NewRecord[];
  readonly plan: ImportPlan;
}

/** Ticks a record, those of a week, or all. What is recorded already cannot be ticked. */
function Box({ label, of, plan: { ticks, tick } }: BoxProps) {
  const count = of.filter((record) => isTicked(record, ticks)).length;
  const isFixed = of.every(({ canBeTicked }) => !canBeTicked);
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={label}
        tabIndex={of.length === 1 ? -1 : undefined}
        checked={count > 0 && count === of.length}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < of.length;
        }}
        disabled={isFixed}
        onChange={({ target: { checked } }) => tick(of, checked)}
      />
    </label>
  );
}

/** Why a record is not ticked. */
function MarkText({ record: { mark } }: { readonly record: NewRecord }) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  if (!mark) return null;
  const isGood = mark.code === 'imported' || mark.code === 'recorded';
  const hours = 'hours' in mark && mark.hours !== null ? formats.hours(mark.hours) : '–';
  return (
    <span className={clsx(classes.mark, isGood ? classes.isGood : classes.isWarning)}>
      <Icon of={isGood ? checkFill : warning} />
      {t(`marks.${mark.code}.short`, { hours })}
    </span>
  );
}
