import clock from 'bootstrap-icons/icons/clock.svg?icon';
import envelopeCheck from 'bootstrap-icons/icons/envelope-check.svg?icon';
import pen from 'bootstrap-icons/icons/pen.svg?icon';
import { useTranslation } from 'react-i18next';
import { type KnownTimeSheetState, type TimeSheetState, isKnownTimeSheetState } from '@/domain/timeSheet';
import { localDay } from '@/domain/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon, type IconShapes } from '@/shared/ui/Icon';

const looks: Readonly<Record<KnownTimeSheetState, { icon: IconShapes; tone: string }>> = {
  prepared: { icon: clock, tone: '' },
  signed: { icon: pen, tone: 'success' },
  requested: { icon: envelopeCheck, tone: 'info' },
};

interface StateTagProps {
  readonly state: TimeSheetState;
  /** When it was mailed from this device. */
  readonly sentAt: string | null;
}

/** A sheet's state (section 4): icon, word and colour; a state nobody knows is shown as it is. */
export function StateTag({ state, sentAt }: StateTagProps) {
  const { t } = useTranslation('timeSheets');
  const formats = useFormats();
  if (!isKnownTimeSheetState(state)) return state === '' ? null : <span className="tw-tag">{state}</span>;
  const { icon, tone } = looks[state];
  return (
    <>
      <span className={`tw-tag ${tone}`}>
        <Icon of={icon} />
        {t(`states.${state}`)}
      </span>
      {sentAt !== null && (
        <span className="t3 fs13 num ms-2">
          {t('states.sentOn', { date: formats.dayMonth(localDay(new Date(sentAt))) })}
        </span>
      )}
    </>
  );
}
