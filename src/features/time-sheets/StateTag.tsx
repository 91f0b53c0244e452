import clock from 'bootstrap-icons/icons/clock.svg?icon';
import envelopeCheck from 'bootstrap-icons/icons/envelope-check.svg?icon';
import pen from 'bootstrap-icons/icons/pen.svg?icon';
import { useTranslation } from 'react-i18next';
import { type KnownTimeSheetState, type TimeSheetState, isKnownTimeSheetState } from '@/domain/timeSheet';
import { Icon, type IconShapes } from '@/shared/ui/Icon';

const looks: Readonly<Record<KnownTimeSheetState, { icon: IconShapes; tone: string }>> = {
  prepared: { icon: clock, tone: '' },
  signed: { icon: pen, tone: 'success' },
  requested: { icon: envelopeCheck, tone: 'info' },
};

/** A sheet's state (section 4): icon, word and colour; a state nobody knows is shown as it is. */
export function StateTag({ state }: { readonly state: TimeSheetState }) {
  const { t } = useTranslation('timeSheets');
  if (!isKnownTimeSheetState(state)) return state === '' ? null : <span className="tw-tag">{state}</span>;
  const { icon, tone } = looks[state];
  return (
    <span className={`tw-tag ${tone}`}>
      <Icon of={icon} />
      {t(`states.${state}`)}
    </span>
  );
}
