import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { OwnAccount } from './useOwnAccount';

/** The data that the three pages of the time account share. */
export interface TimeAccount {
  /** The year in the address (`?year=2026`); the current year if there is none, or it is unreadable. */
  readonly year: number;
  /** Undefined until the settings are read from the device. */
  readonly own: OwnAccount | undefined;
  /** The dialogs in which users take their data along, and the button that opens them. */
  readonly ownData: {
    readonly open: () => void;
    readonly openImport: () => void;
    readonly action: ReactNode;
  };
}

/** Returns the data that `TimeAccountLayout` provides to the pages of its route. */
export const useTimeAccount = () => useOutletContext<TimeAccount>();
