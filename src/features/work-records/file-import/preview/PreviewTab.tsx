import checkFill from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { isTicked } from '@/domain/import/importSums';
import type { NewRecord } from '@/domain/import/newRecords';
import { useFormats } from '@/shared/i18n/useFormats';
import { MoreRows, useRows } from '@/shared/lists/MoreRows';
import { useRowFocus } from '@/shared/lists/useRowFocus';
import { TextField } from '@/shared/ui/fields/TextField';
import { Alert } from '@/shared/ui/messages/Alert';
import { EmptyState } from '@/shared/ui/messages/EmptyState';
import { Icon } from '@/shared/ui/buttons/Icon';
import table from '../importTable.module.scss';
import { useReasonText } from '../notes/useNotes';
import type { ImportPlan } from '../useImportPlan';
import { RecordFace, RecordsTable } from './RecordFace';
import { PreviewFigures, PreviewSide } from './PreviewSide';
import classes from './preview.module.scss';

/** What will be stored, newest first, and beside it how it came about and what the months have afterwards. */
export function PreviewTab({ plan }: { readonly plan: ImportPlan }) {
  const { t } = useTranslation('fileImport');
  const { made, blocked } = plan;
  if (plan.reading.questions.length > 0) {
    return <EmptyState title={t('preview.notYet')} text={blocked && t(`blocked.${blocked}`)} />;
  }
  return (
    <>
      <PreviewFigures plan={plan} />
      {blocked === 'tooMany' && <Alert tone="warning">{t('preview.tooMany')}</Alert>}
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
        {made.records.length > 0 ? (
          <Records plan={plan} />
        ) : (
          !plan.isFirst && <EmptyState title={t('preview.none')} text={t('preview.noneText')} />
        )}
        <PreviewSide plan={plan} />
      </div>
    </>
  );
}

function Records({ plan }: { readonly plan: ImportPlan }) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const { made, weeks, ticks, tick } = plan;
  const { rows, showMore, hasMore } = useRows(made.records, '');
  const entries = rows.map((record) => ({ id: record.key, record }));
  const toggle = ({ record }: (typeof entries)[number]) => tick([record], !isTicked(record, ticks));
  const rowProps = useRowFocus({
    entries,
    keys: ['Enter'],
    onOpen: toggle,
    onTap: () => undefined,
    onSelect: toggle,
  });
  const labelOf = ({ text, date, hours }: NewRecord) =>
    t('preview.record', { text, day: formats.day(date), hours: formats.hours(hours) });
  const listed = weeks.map(({ week: { monday, week }, records, seconds, hours }) => ({
    monday,
    seconds,
    hours,
    box: <Box label={t('preview.week', { week })} of={records} plan={plan} />,
    entries: entries.filter(({ record }) => records.includes(record)),
  }));
  return (
    <div>
      <RecordsTable
        label={t('tabs.preview')}
        head={<Box label={t('preview.all')} of={made.records} plan={plan} />}
        weeks={listed}
      >
        {(entry) => (
          <tr
            key={entry.id}
            {...rowProps(entry)}
            className={clsx(!isTicked(entry.record, ticks) && table.isGrey)}
          >
            <RecordFace
              record={entry.record}
              box={<Box label={labelOf(entry.record)} of={[entry.record]} plan={plan} isInRow />}
              rows={entry.record.rows.length}
              state={<MarkText record={entry.record} />}
            />
          </tr>
        )}
      </RecordsTable>
      {hasMore && <MoreRows onShow={showMore} />}
    </div>
  );
}

interface BoxProps {
  readonly label: string;
  readonly of: readonly NewRecord[];
  readonly plan: ImportPlan;
  /** Its row is in the tab order instead. */
  readonly isInRow?: boolean;
}

/** Ticks a record, those of a week, or all. What is recorded already cannot be ticked. */
function Box({ label, of, plan: { ticks, tick }, isInRow = false }: BoxProps) {
  const tickable = of.filter(({ canBeTicked }) => canBeTicked);
  const count = tickable.filter((record) => isTicked(record, ticks)).length;
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        className="no-margin form-check-input"
        aria-label={label}
        tabIndex={isInRow ? -1 : undefined}
        checked={count > 0 && count === tickable.length}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < tickable.length;
        }}
        disabled={tickable.length === 0}
        onChange={({ target: { checked } }) => tick(of, checked)}
      />
    </label>
  );
}

/** Why a record is not ticked. */
function MarkText({ record: { mark } }: { readonly record: NewRecord }) {
  const reasonText = useReasonText();
  if (!mark) return null;
  const isGood = mark.code === 'imported' || mark.code === 'recorded';
  return (
    <span className="inline-row text-secondary">
      <Icon of={isGood ? checkFill : warning} className={isGood ? 'mark-success' : 'mark-warning'} />
      {reasonText(mark)}
    </span>
  );
}
