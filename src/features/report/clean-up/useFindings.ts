import type { Finding } from '@/domain/report/cleanUp';
import { type Group, grouped } from '@/domain/grouped';
import { useWorkDays } from '@/shared/work-days/useWorkDays';
import type { CleanUpAnswer } from '../reading/answers';
import { useAnswer } from '../reading/useAnswer';
import { useReportReading } from '../reportContext';
import { useReportQuestion } from '../useReportSettings';
import { useHiddenFindings } from './useHiddenFindings';

/** The findings of the period, separated into open and hidden ones. `found` is undefined until the first answer. */
export function useFindings() {
  const reading = useReportReading();
  const workDays = useWorkDays();
  const hidden = useHiddenFindings();
  const state = workDays.value?.state ?? null;
  const { period: days, filters } = useReportQuestion();
  const question = { kind: 'cleanUp', period: days, filters, state } as const;
  const { answer, isCurrent } = useAnswer(question);
  const isReady = answer !== undefined && workDays.value !== undefined && hidden.isRead;
  /** Separates the findings of an answer into open and hidden ones. */
  function apart(of: CleanUpAnswer | undefined) {
    // While customers are missing, a person who seems to have no hours may have some there.
    const findings = of?.findings.filter(({ kind }) => kind !== 'noHours' || reading.isComplete) ?? [];
    return {
      open: findings.filter((finding) => !hidden.isHidden(finding)),
      hiddenOnes: findings.filter(hidden.isHidden),
    };
  }
  return {
    days,
    found: isReady ? answer : undefined,
    isCurrent,
    ...apart(answer),
    /** Asks the worker for the findings once more. */
    ask: async () => apart(await reading.ask(question)),
    hidden,
    state,
  };
}

export type Findings = ReturnType<typeof useFindings>;

/** Findings by person, those with the most first. */
export function byPerson(findings: readonly Finding[]): readonly Group<Finding>[] {
  return [...grouped(findings, ({ person }) => person.key).values()].toSorted(
    (one, other) => other.length - one.length || one[0].person.name.localeCompare(other[0].person.name),
  );
}
