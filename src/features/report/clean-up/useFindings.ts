import type { Finding } from '@/domain/report/cleanUp';
import { daysOf } from '@/domain/report/reportPeriods';
import { useWorkDays } from '@/shared/work-days/useWorkDays';
import { useToday } from '@/shared/ui/timing/useClock';
import type { ReportReading } from '../reading/reportReading';
import { useAnswer } from '../reading/useAnswer';
import { useReportSettings } from '../useReportSettings';
import { useHiddenFindings } from './useHiddenFindings';

/** The points of the period, the hidden ones apart; `found` is undefined until the first answer. */
export function useFindings(reading: ReportReading) {
  const { settings } = useReportSettings();
  const today = useToday();
  const workDays = useWorkDays();
  const hidden = useHiddenFindings();
  const state = workDays.value?.state ?? null;
  const answer = useAnswer(reading, 'cleanUp', {
    kind: 'cleanUp',
    period: daysOf(settings.period, today),
    filters: settings.filters,
    state,
  });
  const isReady = answer !== undefined && workDays.value !== undefined && hidden.isRead;
  // While customers are missing, a person without hours may have them there.
  const findings = answer?.findings.filter(({ kind }) => kind !== 'noHours' || reading.isComplete) ?? [];
  return {
    found: isReady ? answer : undefined,
    open: findings.filter((finding) => !hidden.isHidden(finding)),
    hiddenOnes: findings.filter(hidden.isHidden),
    hidden,
    state,
  };
}

export type Findings = ReturnType<typeof useFindings>;

/** Points by person, those with the most first. */
export function byPerson(findings: readonly Finding[]): readonly (readonly [Finding, ...Finding[]])[] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const group = groups.get(finding.person.key);
    if (group) group.push(finding);
    else groups.set(finding.person.key, [finding]);
  }
  return [...groups.values()].toSorted(
    (one, other) => other.length - one.length || one[0].person.name.localeCompare(other[0].person.name),
  );
}
