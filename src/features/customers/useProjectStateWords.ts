import { useTranslation } from 'react-i18next';
import { projectStates } from '@/domain/customers/project';

type Known = (typeof projectStates)[number];
const known: ReadonlySet<string> = new Set(projectStates);

function isKnown(state: string): state is Known {
  return known.has(state);
}

/** The words for the states of a project; one that is not known here is shown as it is. */
export function useProjectStateWords() {
  const { t } = useTranslation('customers');
  return {
    stateName: (state: string) => (isKnown(state) ? t(`states.${state}`) : state),
    /** `3 active` */
    stateCount: (state: string, count: number) =>
      isKnown(state) ? t(`stateCounts.${state}`, { count }) : `${count} ${state}`,
  };
}
