import { type ReactNode, createContext } from 'react';
import type { Period } from '@/domain/time/period';

/** Renders what another feature shows at the end of a week's head, behind its sum. */
export type RenderWeekEnd = (week: Period) => ReactNode;

/** What other features show at the end of a week's head; null if there is nothing. */
export const WeekEnd = createContext<RenderWeekEnd | null>(null);
