import { type Period, isWithin, periodOfYear, yearOf } from '@/domain/time/period';
import arrow from 'bootstrap-icons/icons/arrow-right.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useTranslation } from 'react-i18next';
import { ABSENCE_KINDS, type AbsenceKind, type ProjectAbsence } from '@/domain/account/absence';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { SelectField } from '@/shared/ui/fields/SelectField';
import type { OwnAccount } from '../../useOwnAccount';
import { useAbsenceWords } from '../absenceWords';
import { accountDays } from '@/domain/account/accountDays';
import { dayValue } from '@/domain/account/dayShares';
import { hundredthsOf, plus } from '@/domain/hundredths';
import type { WorkRecord } from '@/domain/work/workRecord';
import classes from './mappingDialog.module.scss';

interface MappingRowProps {
  readonly mapping: ProjectAbsence;
  readonly name: string;
  readonly own: OwnAccount;
  readonly onKind: (kind: AbsenceKind) => void;
  readonly onDelete: () => void;
}

/** A mapped project: its name, the kind of absence that its records count as, and how much that is. */
export function MappingRow({ mapping, name, own, onKind, onDelete }: MappingRowProps) {
  const { t } = useTranslation('absences');
  const words = useAbsenceWords();
  return (
    <li>
      <span className="ellipsis text-medium" title={name}>
        {name}
      </span>
      <Icon of={arrow} className="text-faint" />
      <div className={classes.kind}>
        <SelectField
          label={t('mapping.kind', { name })}
          labelHidden
          value={mapping.kind}
          options={ABSENCE_KINDS.map((kind) => ({ value: kind, label: words.kind(kind) }))}
          onChange={({ currentTarget }) => {
            const kind = ABSENCE_KINDS.find((one) => one === currentTarget.value);
            if (kind) onKind(kind);
          }}
        />
      </div>
      <IconButton icon={trash} tone="danger" label={t('mapping.delete')} about={name} onClick={onDelete} />
      <p className="text-faint text-small figures">
        <Figures mapping={mapping} own={own} />
      </p>
    </li>
  );
}

function Figures({ mapping, own }: Pick<MappingRowProps, 'mapping' | 'own'>) {
  const { t } = useTranslation('absences');
  const formats = useFormats();
  const words = useAbsenceWords();
  const { account, reading, today } = own;
  if (!account) return t('mapping.noAccount');
  if (!reading.records) return t('mapping.unread');
  const period = { from: account.start, to: periodOfYear(yearOf(today)).to };
  const { records, days, hours } = mappingFigures(mapping, own, period);
  return t(mapping.kind === 'compensation' ? 'mapping.figuresTaken' : 'mapping.figures', {
    count: records,
    since: formats.date(account.start),
    days: words.daysText(days),
    hours: words.hours(hours),
  });
}

/** Whether a record belongs to a mapped project. */
export function isRecordOf({ customerId, projectId }: ProjectAbsence, record: WorkRecord): boolean {
  return String(record.customerId) === customerId && String(record.projectId) === projectId;
}

/** Counts the records of a mapped project within a period, and the days and hours of absence that they are. */
function mappingFigures(
  mapping: ProjectAbsence,
  { inputs, reading }: Pick<OwnAccount, 'inputs' | 'reading'>,
  period: Period,
) {
  const records = (reading.records ?? []).filter(
    (record) => isRecordOf(mapping, record) && isWithin(record.date, period),
  );
  const days = accountDays(period, { ...inputs, records, mapped: [mapping], absences: [] });
  return {
    records: records.length,
    days: days.reduce(
      (sum, { date, absences }) =>
        sum + absences.reduce((shares, { share }) => shares + share, 0) * dayValue(date, inputs.workDays),
      0,
    ),
    /** The credited hours. For compensation, which is not credited, the hours of the records. */
    hours:
      mapping.kind === 'compensation'
        ? plus(...records.map(({ hours }) => hundredthsOf(hours ?? 0)))
        : plus(...days.map(({ credit }) => credit)),
  };
}
