import { yearOf } from '@/domain/time/period';
import { memo } from 'react';
import { useFormats } from '@/shared/i18n/useFormats';
import { UnmatchedMark, useIsUnmatched } from '@/shared/lists/find/UnmatchedMark';
import { HintMark, ResultMark } from '../lazyParts';
import { WaitingMark } from '@/shared/outbox/WaitingMark';
import { RecordActions, SelectBox } from './RecordActions';
import type { ListedRecordProps } from './useListedRecords';
import { MarkedText } from '@/shared/ui/options/MarkedText';

/**
 * The cells of a row that is not being edited; a hint takes the place of what is missing, or comes after the
 * description. It only renders again when its own record changes, because a page has twenty of them.
 */
export const RecordCells = memo(function RecordCells({
  record,
  hint: found,
  isSelected,
  result,
  waiting,
  words,
  typed,
  on,
}: ListedRecordProps) {
  const formats = useFormats();
  // A record that waits may still change, so it gets no hint.
  const hint = waiting ? null : found;
  const description = <MarkedText text={record.description} typed={typed} />;
  const mark = hint && <HintMark {...{ record, hint, on }} about={words.nameOf(record)} />;
  const isAtProject = hint?.kind === 'noProject';
  // The reason of a failure has a line of its own.
  const isReason = result?.kind === 'failed' || result?.kind === 'unknown';
  const said = result && !isReason ? <ResultMark of={result} /> : !isAtProject && mark;
  const isUnmatched = useIsUnmatched(record.id);
  const aside = waiting ? <WaitingMark of={waiting} /> : said;
  return (
    <>
      <td className="figures">
        <span className="relative">{!waiting && <SelectBox {...{ record, words, isSelected, on }} />}</span>
        <span className="weekday">{formats.weekday(record.date)}</span>
        {formats.dayMonth(record.date)}
        <span className="hide-md">{yearOf(record.date)}</span>
      </td>
      <td className="strong ellipsis">
        <MarkedText text={record.customerName} typed={typed} />
      </td>
      <td className="ellipsis">
        {isAtProject ? mark : <MarkedText text={words.projectName(record.projectName)} typed={typed} />}
      </td>
      <td className="text-secondary ellipsis">
        {aside || isUnmatched ? (
          <div className="tw-description">
            {waiting?.want === null ? <s>{description}</s> : <span>{description}</span>}
            {aside}
            <UnmatchedMark id={record.id} />
          </div>
        ) : (
          description
        )}
        {isReason && <ResultMark of={result} />}
      </td>
      <td className="align-right figures strong">{formats.hours(record.hours)}</td>
      <td className="row-actions">
        <RecordActions {...{ record, words, on }} />
      </td>
    </>
  );
});
