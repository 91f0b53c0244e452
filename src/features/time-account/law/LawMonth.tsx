import info from 'bootstrap-icons/icons/info-circle.svg?icon';
import type { LawFinding } from '@/domain/law/lawFindings';
import { type IsoMonth, monthOf, yearOf } from '@/domain/time/period';
import { paths } from '@/shared/paths';
import { Icon } from '@/shared/ui/buttons/Icon';
import { FindingLine } from './FindingLine';
import { WhenIdle } from '../WhenIdle';
import { useHits } from './useLaw';
import { type LawWords, ruleOf, useLawWords } from './useLawWords';

/** The findings of the law in a month, below its checks, which do not count them. Without findings, nothing is shown. */
export function LawMonth({ month }: { readonly month: IsoMonth }) {
  return (
    <WhenIdle>
      <Findings month={month} />
    </WhenIdle>
  );
}

/** The findings by kind: "1 day over 10 hours, 2 nights under 11 hours". */
function kindsText(findings: readonly LawFinding[], { t }: LawWords): string {
  return [...new Set(findings.map(({ kind }) => kind))]
    .flatMap((kind) => {
      const count = findings.filter((one) => one.kind === kind).length;
      return kind === 'sixDays' ? [] : t(`month.${kind}`, { count });
    })
    .join(', ');
}

function Findings({ month }: { readonly month: IsoMonth }) {
  const words = useLawWords();
  const { t } = words;
  const findings = useHits(monthOf(month));
  if (findings.length === 0) return null;
  const title = t('month.title', { findings: kindsText(findings, words) });
  const link = { label: t('month.look'), to: `${paths.law}?year=${yearOf(month)}` };
  return (
    <section className="tw-finding" aria-label={title}>
      <Icon of={info} className="above-3 text-faint size-15" />
      <div>
        <h3 className="text-14 weight-480 lines-plain">{title}</h3>
        {findings.map((finding) => {
          const paragraph = t(`rules.${ruleOf(finding)}.paragraph`);
          const text = t('month.line', { text: words.text(finding), paragraph });
          return <FindingLine key={finding.key} {...{ finding, words, link, text }} />;
        })}
      </div>
    </section>
  );
}
