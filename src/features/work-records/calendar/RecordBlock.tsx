import carFront from 'bootstrap-icons/icons/car-front.svg?icon';
import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { clsx } from 'clsx';
import { type CSSProperties, type ComponentProps, type ReactNode, memo } from 'react';
import { type WorkRecord, hasTravel } from '@/domain/work/workRecord';
import { WaitingMark } from '@/shared/outbox/WaitingMark';
import { Icon } from '@/shared/ui/buttons/Icon';
import { ResultMark } from '../lazyParts';
import type { CalendarLook, CalendarPresses } from './calendarLook';
import type { Drag } from './pointerPress';
import classes from './recordBlock.module.scss';

interface FaceProps {
  readonly record: WorkRecord;
  readonly look: CalendarLook;
}

/** A comma for screen readers, between texts that the screen shows as separate lines. */
export const comma = (
  <>
    <span className="visually-hidden">,</span>{' '}
  </>
);

/** The texts that a block has no room for: only a screen reader says them. */
function restOf({ record, look }: FaceProps, height: number): string {
  const { titleOf, hintWords, selected } = look.words;
  const hint = look.hintOf(record);
  return [
    height < 1 && titleOf(record) !== record.customerName ? record.customerName : '',
    height < 2 ? record.description : '',
    height < 1 && hint ? hintWords(hint) : '',
    look.isSelected(record) ? selected : '',
  ]
    .filter(Boolean)
    .map((part) => `, ${part}`)
    .join('');
}

/** The lines of the text that a block has room for; among three days of a phone its hours have a line of their own. */
function linesOf({ record, look: { px, isCoarse, span } }: FaceProps): number {
  const hours = record.hours ?? 0;
  const [title, line] = isCoarse ? [20.4, 17.7] : [18, 16.4];
  const above = (hours >= 3 ? 2 : 1) * title + (span === '3' ? title : 0) + (hasTravel(record) ? 21 : 0);
  return Math.max(1, Math.floor((hours * px - 30 - above) / line));
}

/** What stands in a block. */
export function BlockFace({ record, look }: FaceProps) {
  const { titleOf, journeyOf, hintOf } = look.words;
  const hint = look.hintOf(record);
  const waiting = look.waitingOf(record);
  const result = look.resultOf(record);
  const hours = record.hours ?? 0;
  const title = titleOf(record);
  const isNoProject = hint?.kind === 'noProject';
  const triangle = <Icon of={exclamationTriangle} className="mark-warning" />;
  return (
    <>
      <span className={classes.first}>
        <b className="shrinks weight-580">{title}</b>
        {hours < 1 && hint && triangle}
        {comma}
        <Hours {...{ record, look }} />
      </span>
      {hours >= 1 && (isNoProject || title !== record.customerName) && (
        <span className="text-secondary ellipsis no-shrink">
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
        <span className={classes.text} style={{ '--lines': linesOf({ record, look }) }}>
          {comma}
          {record.description}
        </span>
      )}
      {hasTravel(record) && (
        <span className="text-secondary figures above-4">
          <Icon of={carFront} className="size-12" /> {comma}
          {journeyOf(record)}
        </span>
      )}
      {hint && !isNoProject && hours >= 1 && (
        <span className="text-secondary figures above-4">
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
export function Hours({ record, look: { words } }: FaceProps) {
  return (
    <em>
      {words.hoursOf(record)} <span className="visually-hidden">{words.hourWord}</span>
    </em>
  );
}

/** The height and the colour of a block. */
export const blockStyle = ({ record, look }: FaceProps): CSSProperties => ({
  '--hours': record.hours ?? 0,
  '--colour': `var(--tw-chart-${look.colourOf(record.customerId)})`,
});

/** A button that the arrow keys lead to; all of them are one tab stop. */
export const Stop = (props: ComponentProps<'button'>) => (
  <button type="button" tabIndex={-1} data-stop {...props} />
);

export interface RecordProps extends FaceProps {
  readonly on: CalendarPresses;
  /** What is dragged, if it is this record. */
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
  const isSending = look.isSending(record);
  return (
    <Stop
      className={clsx(
        className,
        look.isSelected(record) && classes.isSelected,
        (isSending || look.waitingOf(record)) && classes.isStuck,
        drag?.kind === 'move' && !drag.isCopy && classes.isLifted,
      )}
      style={blockStyle(props)}
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
    </Stop>
  );
}

/** A record in its day, as high as its hours. It only renders again when something about it changes. */
export const RecordBlock = memo(function RecordBlock(props: RecordProps) {
  const { record, look, drag } = props;
  const { hoursOf, lengthened } = look.words;
  const hours = record.hours ?? 0;
  const stretched = drag?.kind === 'length' ? drag.record : null;
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
      {stretched && <span className={classes.bubble}>{lengthened(hoursOf(stretched), hoursOf(record))}</span>}
    </RecordButton>
  );
});
