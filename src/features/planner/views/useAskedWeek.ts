import { useSearchParams } from 'react-router-dom';
import { askedWeek } from '@/domain/planner/taskWeek';
import { type IsoDate, calendarWeek } from '@/domain/time/period';
import { withParameter } from '@/shared/withParameter';

const PARAMETER = 'week';

/** The week that the address names by its Monday; without one, the week of today. */
export function useAskedWeek(today: IsoDate) {
  const [params, setParams] = useSearchParams();
  const week = askedWeek(params.get(PARAMETER), today);
  const current = calendarWeek(today).monday;

  return {
    week,
    /** Goes to the week of a day: a step of the history. */
    goTo: (day: IsoDate) => {
      const { monday } = calendarWeek(day);
      if (monday === week.monday) return;
      setParams(withParameter(params, PARAMETER, monday === current ? null : monday), {
        preventScrollReset: true,
      });
    },
  };
}

/** The week of the address, and how to go to another one. */
export type AskedWeek = ReturnType<typeof useAskedWeek>;
