import type { Period } from '@/domain/time/period';

/** A value of a setting. */
export interface SettingOffer {
  readonly label: string;
  readonly isChosen: boolean;
  readonly detail?: string;
  /** The reason why it cannot be chosen now. */
  readonly refusal?: string | undefined;
  readonly onChoose: () => void;
}

/** A setting of what a screen shows, with its values. */
export interface Setting {
  readonly name: string;
  readonly label: string;
  /** Its label in the sheet of a phone, if it has no words around it there. */
  readonly sheetLabel?: string;
  /** The chosen value in words. */
  readonly value: string;
  readonly offers: readonly SettingOffer[];
  /** Several values may be chosen at once, so its menu stays open. */
  readonly isSeveral?: true;
}

/** The setting of a period: named ones, the days before and after, and days of one's own. */
export interface PeriodChoice {
  readonly setting: Setting;
  /** The chosen days. */
  readonly days: Period;
  /** Whether the chosen days have no name. */
  readonly isOwn: boolean;
  readonly onDays: (days: Period) => void;
  /** Chooses the period beside; null if there is none, and the reason is `future`. */
  readonly beside: (direction: -1 | 1) => (() => void) | null;
}
