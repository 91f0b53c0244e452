import { type ReactNode, createContext } from 'react';
import type { IsoDate, Period } from '@/domain/time/period';

/** Renders what another feature shows at the end of a week's head, behind its sum. */
export type RenderWeekEnd = (week: Period) => ReactNode;

/** Renders what another feature knows of a free day, such as the kind of an absence; `otherwise` if it knows nothing. */
export type RenderDayMark = (date: IsoDate, otherwise: ReactNode) => ReactNode;

/** What other features show at the end of a week's head; null if there is nothing. */
export const WeekEnd = createContext<RenderWeekEnd | null>(null);
