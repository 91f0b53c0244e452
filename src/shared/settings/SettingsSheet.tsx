import sliders from 'bootstrap-icons/icons/sliders.svg?icon';
import type { ReactNode } from 'react';
import { useSheet } from '../lists/find/useSheet';
import { Icon } from '../ui/buttons/Icon';
import { lazyComponent } from '../ui/loading/lazyComponent';
import type { PeriodChoice, Setting } from './setting';
import classes from './settings.module.scss';

const OpenSettingsSheet = lazyComponent(async () => (await import('./OpenSettingsSheet')).OpenSettingsSheet);

/** The settings of a screen in a sheet. */
export interface SheetOfSettings {
  readonly title: string;
  readonly period: PeriodChoice;
  /** The settings besides the period. */
  readonly list: readonly Setting[];
  readonly reset?: { readonly label: string; readonly onReset: () => void };
  /** The button that closes the sheet. */
  readonly done: string;
}

interface SettingsSheetProps extends SheetOfSettings {
  /** The values that the line below the period names. */
  readonly summary: string;
  /** One more button that opens the sheet, such as in the thumb bar. */
  readonly renderButton?: (open: () => void) => ReactNode;
}

/** The settings on a phone: a line that names them, and the sheet that this line opens. */
export function SettingsSheet({ summary, renderButton, ...of }: SettingsSheetProps) {
  const sheet = useSheet();
  return (
    <>
      <button type="button" className={classes.summary} aria-haspopup="dialog" onClick={sheet.open}>
        <span className="shrinks">
          <b className="block weight-560">{of.period.setting.value}</b>
          <small className="block ellipsis text-secondary text-small">{summary}</small>
        </span>
        <Icon of={sliders} className="push-right text-secondary size-16" />
      </button>
      {renderButton?.(sheet.open)}
      {sheet.isOpen && <OpenSettingsSheet {...of} onClose={sheet.close} onHide={sheet.hide} />}
    </>
  );
}
