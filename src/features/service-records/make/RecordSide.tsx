import download from 'bootstrap-icons/icons/download.svg?icon';
import file from 'bootstrap-icons/icons/file-earmark-text.svg?icon';
import laptop from 'bootstrap-icons/icons/laptop.svg?icon';
import pen from 'bootstrap-icons/icons/pen.svg?icon';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { numberProblem } from '@/domain/service-records/recordNumber';
import { type ChosenEntries, groupsOf } from '@/domain/service-records/recordChoice';
import { useFormats } from '@/shared/i18n/useFormats';
import { SumList } from '@/shared/ui/bars/SumList';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { TextField } from '@/shared/ui/fields/TextField';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { useRecordWords } from '../useRecordWords';
import type { NewRecord } from './useNewRecord';

interface RecordSideProps {
  readonly making: NewRecord;
  readonly isBusy: boolean;
  readonly numberField: Ref<HTMLInputElement>;
  readonly problem: ReturnType<typeof numberProblem>;
  readonly onSign: () => void;
  readonly onCreate: () => void;
  readonly onLook: () => void;
}

/** The sums of a new record, its number, and the ways to make it. */
export function RecordSide(props: RecordSideProps) {
  const { making, isBusy, numberField, problem, onSign, onCreate, onLook } = props;
  const { t } = useTranslation('serviceRecords');
  const { choice, record, number, setNumber, isFull } = making;
  const why = isFull
    ? t('make.full')
    : !choice || making.reading.state === 'reading'
      ? t('make.notYet')
      : record
        ? undefined
        : t('make.noRows');
  const button = {
    type: 'button',
    title: why,
    disabled: why !== undefined,
    'aria-disabled': isBusy,
  } as const;
  const texts = {
    empty: 'make.numberEmpty',
    'too-long': 'make.numberLong',
    taken: 'make.numberTaken',
  } as const;
  const sign = <Button look="primary" icon={pen} label={t('make.sign')} {...button} onClick={onSign} />;
  return (
    <aside className="stack gap-16" aria-label={t('make.aside')}>
      {choice && <Sums choice={choice} />}
      <TextField
        ref={numberField}
        label={t('make.number')}
        hint={t('make.numberHint')}
        error={problem && t(texts[problem])}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      />
      {why !== undefined && choice && <p className="text-secondary text-small">{why}</p>}
      <div className="stack">
        <span className="no-phone as-grid">{sign}</span>
        <Button
          icon={download}
          label={t(isBusy ? 'make.working' : 'make.create')}
          {...button}
          onClick={onCreate}
        />
        <Button look="ghost" icon={file} label={t('make.look')} {...button} onClick={onLook} />
      </div>
      <ThumbAction>{sign}</ThumbAction>
      <p className="row gap-12 align-start text-faint text-small">
        <Icon of={laptop} />
        <span>{t('local')}</span>
      </p>
    </aside>
  );
}

/** The hours of the chosen rows, by project. */
function Sums({ choice: { sums, rows } }: { readonly choice: ChosenEntries }) {
  const { t } = useTranslation('serviceRecords');
  const formats = useFormats();
  const words = useRecordWords();
  const hours = (value: number) => `${formats.hours(value)} h`;
  const projects = groupsOf(rows, 'project').map(
    (group) => [group.project || t('settings.withoutProject'), hours(group.sums.hours)] as const,
  );
  const travel = [t('column.travel'), hours(sums.travel)] as const;
  return (
    <div>
      <SumList
        sum={hours(sums.hours)}
        note={words.entries(rows.length)}
        parts={sums.travel > 0 ? [...projects, travel] : projects}
      />
    </div>
  );
}
