import carFront from 'bootstrap-icons/icons/car-front.svg?icon';
import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordHint } from '@/domain/work/recordHints';
import { hasTravel } from '@/domain/work/weekGrid';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { WaitingMark } from '@/shared/outbox/WaitingMark';
import { Icon } from '@/shared/ui/buttons/Icon';
import { ResultMark } from '../bulk/lazyBulk';
import { useHintWords } from '../hints/useHintWords';
import type { CalendarLook, CalendarPresses } from './calendarLook';
import type { Drag } from './pointerPress';
import classes from './recordBlock.module.scss';

interface FaceProps {
  readonly record: WorkRecord;
  readonly look: CalendarLook;
}

/** A comma between what stands below each other, which is heard only. */
export const comma = (
  <>
    <span className="visually-hidden">,</span>{' '}
  </>
);

/** What a record is called, and its hours. */
export function useBlockWords() {
  const { t } = useTranslation(['workCalendar', 'workRecords', 'common']);
  const formats = useFormats();
  const projectName = useProjectName();
  const hintWords = useHintWords();
  const titleOf = (record: WorkRecord) =>
    projectName(record.projectName) || record.customerName || record.description;
  const hoursOf = ({ hours }: WorkRecord) => (hours === null ? '–' : formats.hours(hours));
  const journeyOf = ({ departure, arrival, distanceKm }: WorkRecord) =>
    [
      departure !== null && arrival !== null
        ? `${departure.replace(/^0/u, '')} – ${arrival.replace(/^0/u, '')}`
        : '',
      distanceKm ? t('workCalendar:km', { km: formats.number(distanceKm) }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  return {
    titleOf,
    hoursOf,
    journeyOf,
    /** What a hint says in a block, where the missing project is named and not asked for. */
    hintOf: (hint: RecordHint) =>
      hint.kind === 'noProject' ? t('workRecords:find.noProject') : hintWords(hint),
    /** What a block has no room for, which is heard only. */
    restOf: ({ record, look }: FaceProps, height: number) => {
      const hint = look.hintOf(record);
      return [
        height < 1 && titleOf(record) !== record.customerName ? record.customerName : '',
        height < 2 ? record.description : '',
        height < 1 && hint ? hintWords(hint) : '',
        look.isSelected(record) ? t('workCalendar:selected') : '',
      ]
        .filter(Boolean)
        .map((part) => `, ${part}`)
        .join('');
    },
  };
}

/** The lines of the text that a block has room for. */
function linesOf({ hours, ...record }: WorkRecord, px: number): number {
  const titles = (hours ?? 0) >= 3 ? 2 : 1;
  const marks = hasTravel({ hours, ...record }) ? 21 : 0;
  return Math.max(1, Math.floor(((hours ?? 0) * px - 30 - titles * 18 - marks) / 16.4));
}

/** What stands in a block. */
export function BlockFace({ record, look }: FaceProps) {
  const { titleOf, journeyOf, hintOf } = useBlockWords();
  const hint = look.hintOf(record);
  const waiting = look.waitingOf(record);
  const result = look.resultOf(record);
  const hours = record.hours ?? 0;
  const title = titleOf(record);
  const isNoProject = hint?.kind === 'noProject';
  const triangle = <Icon of={exclamationTriangle} className={classes.warning} />;
  return (
    <>
      <span className={classes.first}>
        <b>{title}</b>
        {hours < 1 && hint && triangle}
        {comma}
        <Hours of={record} />
      </span>
      {hours >= 1 && (isNoProject || title !== record.customerName) && (
        <span className={classes.second}>
          {comma}
          {isNoProject ? (
            <>
              {triangle} {hintOf(hint)}
            </>
          ) : (
            record.customerName
          )}
        </span>
      )}
      {hours >= 2 && (
        <span className={classes.text} style={{ '--lines': linesOf(record, look.px) }}>
          {comma}
          {record.description}
        </span>
      )}
      {hasTravel(record) && (
        <span className={classes.mark}>
          <Icon of={carFront} /> {comma}
          {journeyOf(record)}
        </span>
      )}
      {hint && !isNoProject && hours >= 1 && (
        <span className={classes.mark}>
          {triangle} {comma}
          {hintOf(hint)}
        </span>
      )}
      {waiting && comma}
      {waiting && <WaitingMark of={waiting} />}
      {result && <ResultMark of={result} />}
    </>
  );
}

/** The hours of a record, which are at the right of its name. */
export function Hours({ of }: { readonly of: WorkRecord }) {
  const { t } = useTranslation('workCalendar');
  return (
    <em>
      {useBlockWords().hoursOf(of)} <span className="visually-hidden">{t('hourWord')}</span>
    </em>
  );
}

/** The height and the colour of a block. */
export const blockStyle = ({ record, look }: FaceProps): CSSProperties => ({
  '--hours': record.hours ?? 0,
  '--colour': `var(--tw-chart-${look.colourOf(record.customerId)})`,
});

export interface RecordProps extends FaceProps {
  readonly on: CalendarPresses;
  /** What is dragged, if it concerns the day. */
  readonly drag: Drag | null;
}

interface RecordButtonProps extends RecordProps {
  readonly className: string | undefined;
  /** How many hours of height it has for its text. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A record that can be pressed, selected and dragged: a block of a day, or a line of a month. */
export function RecordButton({ className, height, children, ...props }: RecordButtonProps) {
  const { record, look, on, drag } = props;
  const { restOf } = useBlockWords();
  const isSending = look.isSending(record);
  const isMoving = drag?.kind === 'move' && !drag.isCopy && drag.records.some(({ id }) => id === record.id);
  return (
    <button
      type="button"
      className={clsx(
        className,
        look.isSelected(record) && classes.isSelected,
        (isSending || look.waitingOf(record)) && classes.isStuck,
        isMoving && classes.isLifted,
      )}
      style={blockStyle(props)}
      tabIndex={-1}
      data-stop
      data-block
      data-record={record.id}
      aria-haspopup="dialog"
      aria-busy={isSending}
      title={record.description}
      onClick={({ ctrlKey, metaKey, shiftKey }) =>
        on.open(record, { selects: ctrlKey || metaKey || shiftKey, isSpan: shiftKey })
      }
    >
      {children}
      <span className="visually-hidden">{restOf(props, height)}</span>
    </button>
  );
}

/** A record in its day, as high as its hours. It only renders again when something about it changes. */
export const RecordBlock = memo(function RecordBlock(props: RecordProps) {
  const { record, look, drag } = props;
  const { t } = useTranslation('workCalendar');
  const { hoursOf } = useBlockWords();
  const hours = record.hours ?? 0;
  const stretched = drag?.kind === 'length' && drag.record.id === record.id ? drag.record : null;
  return (
    <RecordButton
      {...props}
      className={clsx(
        classes.block,
        hours < 1 && classes.low,
        hours < 3 && classes.short,
        stretched && classes.isStretched,
      )}
      height={hours}
    >
      <BlockFace {...{ record, look }} />
      {look.isSelected(record) && <Icon of={checkCircle} className={classes.check} />}
      {!look.isCoarse && <span className={classes.edge} data-edge />}
      {stretched && (
        <span className={classes.bubble}>
          {t('lengthened', { from: hoursOf(stretched), to: hoursOf(record) })}
        </span>
      )}
    </RecordButton>
  );
});
