import { clsx } from 'clsx';
import tick from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import dash from 'bootstrap-icons/icons/dash-lg.svg?icon';
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?icon';
import info from 'bootstrap-icons/icons/info-circle.svg?icon';
import question from 'bootstrap-icons/icons/question-circle.svg?icon';
import { useRef } from 'react';
import type { LawState, LawYear } from '@/domain/law/law';
import { LAW_RULE_IDS, type LawRuleId } from '@/domain/law/lawRules';
import type { FederalState } from '@/domain/time/holidays';
import { Icon, type IconShapes } from '@/shared/ui/buttons/Icon';
import { RuleMore } from './RuleMore';
import { useLawSettings } from './useLawSettings';
import { type LawWords, ruleValue, useLawWords } from './useLawWords';
import classes from './ruleList.module.scss';

const icons: Record<LawState, IconShapes> = {
  hit: triangle,
  open: hourglass,
  kept: tick,
  unknown: question,
  note: info,
  off: dash,
};

const marks: Partial<Record<LawState, string>> = { hit: 'mark-warning', kept: 'mark-success' };

interface RuleListProps {
  readonly law: LawYear;
  /** The state whose holidays count. */
  readonly state: FederalState | null;
}

/** The rules of the law, those with hits first. The last one is about breaks, which are unknown. */
export function RuleList({ law, state }: RuleListProps) {
  const words = useLawWords();
  const { t } = words;
  const isHit = (id: LawRuleId) => law[id].state === 'hit';
  // Hidden findings count here, too, so that a rule does not move when one of its findings is hidden.
  const ids = [...LAW_RULE_IDS.filter(isHit), ...LAW_RULE_IDS.filter((id) => !isHit(id))];
  return (
    <ul className="strong-line-above">
      {ids.map((id) => (
        <Rule key={id} {...{ law, id, state, words }} />
      ))}
      <li className={classes.rule}>
        <div className={classes.head}>
          <Icon of={question} className="text-faint size-16" />
          <div>
            <h3 className="text-14 weight-560 lines-plain">{t('breaks.title')}</h3>
            <span className={classes.paragraph}>
              <a href={`${LAW_ADDRESS}__4.html`} target="_blank" rel="noreferrer">
                {t('breaks.paragraph')}
              </a>
            </span>
          </div>
          <p className={classes.value}>
            {t('notKnown')} <small className="block text-faint text-tiny weight-420">{t('breaks.why')}</small>
          </p>
        </div>
      </li>
    </ul>
  );
}

const LAW_ADDRESS = 'https://www.gesetze-im-internet.de/arbzg/';

interface RuleProps extends RuleListProps {
  readonly id: LawRuleId;
  readonly words: LawWords;
}

function Rule({ law, id, state, words }: RuleProps) {
  const { t } = words;
  const settings = useLawSettings();
  const title = useRef<HTMLHeadingElement>(null);
  const rule = law[id];
  const isOff = rule.state === 'off';
  const isQuiet = rule.state === 'hit' && rule.count === 0;
  const { value, about } = ruleValue(law, id, words);
  const name = t(`rules.${id}.title`);
  return (
    <li className={clsx(classes.rule, isOff && classes.off)}>
      <div className={classes.head}>
        <Icon
          of={isQuiet ? info : icons[rule.state]}
          className={clsx('size-16', (!isQuiet && marks[rule.state]) || 'text-faint')}
        />
        <div>
          <h3 ref={title} className="text-14 weight-560 lines-plain" tabIndex={-1}>
            {name}
          </h3>
          <span className={classes.paragraph}>
            {isOff ? (
              t('switchedOff')
            ) : (
              <a href={rule.version?.source} target="_blank" rel="noreferrer">
                {t(`rules.${id}.paragraph`)}
              </a>
            )}
            {!isOff && id === 'holiday' && state !== null && `, ${t(`workSettings:states.${state}`)}`}
          </span>
        </div>
        <p className={classes.value}>
          {value} <small className="block text-faint text-tiny weight-420">{about}</small>
        </p>
        <span className={clsx('form-switch', classes.toggle)}>
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on
            role="switch"
            className="form-check-input"
            aria-label={t('checkRule', { rule: name })}
            checked={!isOff}
            onChange={({ currentTarget }) => void settings.turn(id, currentTarget.checked)}
          />
        </span>
      </div>
      {!isOff && <RuleMore {...{ law, id, words }} onMoved={() => title.current?.focus()} />}
    </li>
  );
}
