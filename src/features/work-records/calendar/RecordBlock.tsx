import carFront from 'bootstrap-icons/icons/car-front.svg?icon';
import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { clsx } from 'clsx';
import { type CSSProperties, type MouseEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordHint } from '@/domain/work/recordHints';
import { hasTravel } from '@/domain/work/weekGrid';
import type { WaitingRecord } from '@/domain/work/waitingRecords';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { WaitingMark } from '@/shared/outbox/WaitingMark';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { RecordResult } from '../bulk/useBulk';
import { ResultMark } from '../bulk/lazyBulk';
import { useHintWords } from '../hints/useHintWords';
import type { CalendarPresses } from './calendarLook';
import classes from './recordBlock.module.scss';

/** A record as it looks now. */
export interface BlockProps {
  readonly record: WorkRecord;
  /** The number of its colour in the palette. */
  readonly colour: number;
  readonly px: number;
  readonly hint: RecordHint | null;
  readonly waiting: WaitingRecord | undefined;
  readonly result: RecordResult | undefined;
}

interface RestProps extends Pick<BlockProps, 'record' | 'hint'> {
  readonly isSelected: boolean;
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
    restOf: ({ record, hint, isSelected }: RestProps, height: number) =>
      [
        height < 1 && titleOf(record) !== record.customerName ? record.customerName : '',
        height < 2 ? record.description : '',
        height < 1 && hint ? hintWords(hint) : '',
        isSelected ? t('workCalendar:selected') : '',
      ]
        .filter(Boolean)
        .map((part) => `, ${part}`)
        .join(''),
  };
}

/** The lines of the text that a block has room for. */
function linesOf({ record: { hours, ...record }, px }: BlockProps): number {
  const titles = (hours ?? 0) >= 3 ? 2 : 1;
  const marks = hasTravel({ hours, ...record }) ? 21 : 0;
  return Math.max(1, Math.floor(((hours ?? 0) * px - 30 - titles * 18 - marks) / 16.4));
}

/** What stands in a block. */
export function BlockFace(props: BlockProps) {
  const { record, hint, waiting, result } = props;
  const { t } = useTranslation('workCalendar');
  const { titleOf, hoursOf, journeyOf, hintOf } = useBlockWords();
  const hours = record.hours ?? 0;
  const title = titleOf(record);
  const isNoProject = hint?.kind === 'noProject';
  const journey = journeyOf(record);
  const triangle = <Icon of={exclamationTriangle} className={classes.warning} />;
  return (
    <>
      <span className={classes.first}>
        <b>{title}</b>
        {hours < 1 && hint && triangle}
        {comma}
        <em>
          {hoursOf(record)} <span className="visually-hidden">{t('hourWord')}</span>
        </em>
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
        <span className={classes.text} style={{ '--lines': linesOf(props) }}>
          {comma}
          {record.description}
        </span>
      )}
      {hasTravel(record) && (
        <span className={classes.mark}>
          <Icon of={carFront} /> {comma}
          {journey}
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

/** The height and the colour of a block. */
export const blockStyle = ({ record, colour }: Pick<BlockProps, 'record' | 'colour'>): CSSProperties => ({
  '--hours': record.hours ?? 0,
  '--colour': `var(--tw-chart-${colour})`,
});

/** Whether the press of a block selects it, and all from the last selected one. */
export const howPressed = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ({
  selects: ctrlKey || metaKey || shiftKey,
  isSpan: shiftKey,
});

interface RecordBlockProps extends BlockProps {
  readonly isSelected: boolean;
  /** Nothing can be done with it now: it waits, or its call is under way. */
  readonly isStuck: boolean;
  readonly isSending: boolean;
  /** It has been lifted, and its place is shown paler. */
  readonly isLifted: boolean;
  /** Its lower edge has a handle. */
  readonly hasEdge: boolean;
  /** The hours that it has while its edge is dragged; undefined while it is not. */
  readonly bubble: string | undefined;
  readonly on: CalendarPresses;
}

/** A record in its day, as high as its hours. It only renders again when something about it changes. */
export const RecordBlock = memo(function RecordBlock(props: RecordBlockProps) {
  const { record, isSelected, isStuck, isSending, isLifted, hasEdge, bubble, on } = props;
  const { restOf } = useBlockWords();
  const hours = record.hours ?? 0;
  return (
    <button
      type="button"
      className={clsx(
        classes.block,
        hours < 1 && classes.low,
        hours < 3 && classes.short,
        isSelected && classes.isSelected,
        isStuck && classes.isStuck,
        isLifted && classes.isLifted,
        bubble !== undefined && classes.isStretched,
      )}
      style={blockStyle(props)}
      tabIndex={-1}
      data-stop
      data-block
      data-record={record.id}
      aria-haspopup="dialog"
      aria-busy={isSending}
      title={record.description}
      onClick={(event) => on.open(record, howPressed(event))}
    >
      <BlockFace {...props} />
      <span className="visually-hidden">{restOf(props, hours)}</span>
      {isSelected && <Icon of={checkCircle} className={classes.check} />}
      {hasEdge && !isStuck && <span className={classes.edge} data-edge />}
      {bubble !== undefined && <span className={classes.bubble}>{bubble}</span>}
    </button>
  );
});
