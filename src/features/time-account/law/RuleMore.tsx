import { type CSSProperties, useState } from 'react';
import type { LawYear } from '@/domain/law/law';
import type { LawFinding } from '@/domain/law/lawFindings';
import type { LawRuleId } from '@/domain/law/lawRules';
import { workDaysPath } from '@/shared/paths';
import { FindingLine, StrongText } from './FindingLine';
import { type LawWords, daysOfFinding } from './useLawWords';
import type { Mean } from '@/domain/law/workingHours';
import bars from './meanWeeks.module.scss';
import classes from './ruleList.module.scss';

/** How many lines are shown at first. */
const SHOWN_LINES = 8;

interface RuleMoreProps {
  readonly law: LawYear;
  readonly id: LawRuleId;
  readonly words: LawWords;
  readonly onMoved: () => void;
}

/** The findings of a rule, an explanation, and when its official text was checked. Without findings, nothing is shown. */
export function RuleMore({ law, id, words, onMoved }: RuleMoreProps) {
  const { t, formats } = words;
  const { findings, version } = law[id];
  const mean = id === 'mean' ? law.mean.mean : null;
  if (findings.length === 0 && mean === null) return null;
  return (
    <div className={classes.more}>
      <Lines {...{ findings, words, onMoved }} />
      {mean && <MeanWeeks mean={mean} words={words} />}
      <p className={classes.why}>
        <StrongText text={why(law, id, words)} />
      </p>
      {version && (
        <p className="text-faint text-tiny above-6">
          {t('source', { from: formats.date(version.from), checkedOn: formats.date(version.checkedOn) })}
        </p>
      )}
    </div>
  );
}

/** Explains how a rule is judged. */
function why(law: LawYear, id: LawRuleId, { t, formats, hours }: LawWords): string {
  if (id === 'mean') {
    const { mean } = law.mean;
    return mean === null
      ? ''
      : t('rules.mean.why', {
          hours: hours(mean.hours),
          days: formats.plain(mean.days),
          workdays: mean.workdays,
          holidays: mean.holidays,
          leave: formats.plain(mean.leaveDays),
        });
  }
  if (id !== 'sunday') return t(`rules.${id}.why`);
  const { all, free, version } = law.sunday;
  return t('rules.sunday.why', { all, free, least: version?.limits.freeSundays });
}

interface LinesProps extends Omit<RuleMoreProps, 'law' | 'id'> {
  readonly findings: readonly LawFinding[];
}

/** The lines of a rule's findings. Of many, only the first are shown at first; hidden findings are shown on request. */
function Lines({ findings, words, onMoved }: LinesProps) {
  const { t } = words;
  const [isShowingAll, setIsShowingAll] = useState(false);
  const [isShowingHidden, setIsShowingHidden] = useState(false);
  const open = findings.filter(({ isHidden }) => !isHidden);
  const hidden = findings.filter(({ isHidden }) => isHidden);
  const folded = isShowingAll ? 0 : Math.max(0, open.length - SHOWN_LINES);
  const line = (finding: LawFinding) => {
    const { from, to } = daysOfFinding(finding);
    const link = { label: t('show'), to: workDaysPath(from, to) };
    return (
      <FindingLine key={finding.key} {...{ finding, words, link, onMoved }} text={words.text(finding)} />
    );
  };
  return (
    <>
      {open.slice(0, open.length - folded).map(line)}
      {folded > 0 && (
        <button type="button" className={classes.fold} onClick={() => setIsShowingAll(true)}>
          {t('more', { count: folded })}
        </button>
      )}
      {hidden.length > 0 && (
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isShowingHidden}
          onClick={() => setIsShowingHidden(!isShowingHidden)}
        >
          {t('hiddenOnes', { count: hidden.length })}
        </button>
      )}
      {isShowingHidden && hidden.map(line)}
    </>
  );
}

/** The limit of a whole week, six workdays of 8 hours, in hundredths. */
const LIMIT = 4800;
/** A day of 8 hours, in hundredths. */
const DAY = 800;
/** The picture is at least this high, in hundredths of an hour. */
const LEAST_TOP = 6000;
/** The weeks whose number is shown below the picture, by their index among the 24. */
const NUMBERED = [0, 5, 11, 17, 23];

/** The hours of each week of the mean as bars, with a line at the limit of a whole week. */
function MeanWeeks({ mean: { weeks }, words }: { readonly mean: Mean; readonly words: LawWords }) {
  const { t, hours } = words;
  const most = Math.max(...weeks.map((week) => week.hours));
  const top = Math.max(LEAST_TOP, most);
  const label = t('picture.label', { first: weeks[0]?.week, last: weeks.at(-1)?.week, most: hours(most) });
  return (
    <div className={bars.picture} role="img" aria-label={label}>
      <div className={bars.plot}>
        <div className={bars.limit} style={{ bottom: `${(LIMIT / top) * 100}%` }}>
          <span>{t('picture.limit')}</span>
        </div>
        {weeks.map(({ year, week, hours: worked }) => (
          <i
            key={`${year} ${week}`}
            className={worked === 0 ? bars.isEmpty : undefined}
            style={worked === 0 ? undefined : barStyle(worked, top)}
            title={t('picture.bar', { week, hours: hours(worked) })}
          />
        ))}
      </div>
      <div className="text-faint text-tiny figures as-flex justify-between above-4">
        {NUMBERED.map((at) => {
          const week = weeks[at];
          return week && <span key={at}>{t('week', { week: week.week })}</span>;
        })}
      </div>
    </div>
  );
}

/** The height of a bar, and of a day of 8 hours within it; a line marks each day. */
function barStyle(worked: number, top: number): CSSProperties {
  return { height: `${(worked / top) * 100}%`, '--day': `${(DAY / worked) * 100}%` };
}
