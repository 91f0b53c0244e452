import { useTranslation } from 'react-i18next';
import { projectStates } from '@/domain/customers/project';

type Known = (typeof projectStates)[number];
const known: ReadonlySet<string> = new Set(projectStates);

function isKnown(state: string): state is Known {
  return known.has(state);
}

/** The names of the project states; an unknown state is shown as the service sends it. */
export function useProjectStateWords() {
  const { t } = useTranslation('customers');
  return {
    stateName: (state: string) => (isKnown(state) ? t(`states.${state}`) : state),
    /** `3 active` */
    stateCount: (state: string, count: number) =>
      isKnown(state) ? t(`stateCounts.${state}`, { count }) : `${count} ${state}`,
  };
}
