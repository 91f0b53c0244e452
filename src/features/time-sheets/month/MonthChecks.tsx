import check from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import type { IsoDate } from '@/domain/time/period';
import type { WorkRecord } from '@/domain/work/workRecord';
import { Icon } from '@/shared/ui/Icon';
import { CheckLines } from './CheckLines';
import { FreeSpan } from './FreeSpan';
import type { CheckGroup } from './useCheckLines';
import type { Mends } from './useMends';
import { useMonthWords } from './useMonthWords';
import { env } from '@/shared/env';

interface MonthChecksProps {
  readonly groups: readonly CheckGroup[];
  readonly records: readonly WorkRecord[];
  readonly mends: Mends;
  readonly onEdit: (record: WorkRecord) => void;
  /** Opens a new entry of a day. */
  readonly onNew: (day: IsoDate) => void;
}

/** So many days without an entry are mostly a vacation. */
const MANY_GAPS = 3;

/** What is worth a word before the month is closed, each with its mend beside it (design, "Month close"). */
export function MonthChecks({ groups, ...rest }: MonthChecksProps) {
  const words = useMonthWords();
  const { t } = words;
  const open = groups.reduce((sum, group) => sum + group.open, 0);
  return (
    <section aria-label={t('monthClose:check.title')}>
      <div className="tw-sec">
        <h2>
          {t('monthClose:check.title')} {open > 0 && <span className="cnt">{open}</span>}
        </h2>
      </div>
      <ul className="tw-checks">
        {groups.map(({ kind, lines, open: left }) => (
          <li key={kind} className={left === 0 ? 'ok' : undefined}>
            <Icon of={left === 0 ? check : triangle} />
            <div>
              <h3 className="t">
                {t(`monthClose:check.${kind}`, {
                  count: left === 0 ? lines.length : left,
                  step: words.formats.plain(env.hoursStep),
                })}
              </h3>
              {kind === 'gap' && lines.length >= MANY_GAPS && (
                <FreeSpan
                  gaps={lines.flatMap(({ check: gap, isOpen }) => (isOpen ? gap : []))}
                  mends={rest.mends}
                  words={words}
                />
              )}
              <CheckLines {...{ lines, words }} {...rest} />
            </div>
          </li>
        ))}
        {groups.length === 0 && (
          <li className="ok">
            <Icon of={check} />
            <p className="t">{t('monthClose:check.nothing')}</p>
          </li>
        )}
      </ul>
    </section>
  );
}
