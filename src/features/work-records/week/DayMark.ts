import type { ReactNode } from 'react';
import type { IsoDate } from '@/domain/time/period';

/** Renders what another feature knows of a free day, such as the kind of an absence; `otherwise` if it knows nothing. */
export type RenderDayMark = (date: IsoDate, otherwise: ReactNode) => ReactNode;
