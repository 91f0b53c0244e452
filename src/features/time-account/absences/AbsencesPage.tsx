import arrows from 'bootstrap-icons/icons/arrow-left-right.svg?icon';
import calendarPlus from 'bootstrap-icons/icons/calendar-plus.svg?icon';
import laptop from 'bootstrap-icons/icons/laptop.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Absence } from '@/domain/account/absence';
import type { Period } from '@/domain/time/period';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useWhenIdle } from '@/shared/ui/timing/useWhenIdle';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { TimeAccountFrame } from '../frame/TimeAccountFrame';
import { useLawCount } from '../law/useLaw';
import { useTimeAccount } from '../frame/TimeAccountLayout';
import type { OwnAccount } from '../useOwnAccount';
import { EntryList } from './EntryList';
import { DayNotes, LackingRecordsNote } from './PageNotes';
import { VacationStrip } from './VacationStrip';
import { entriesOfYear } from './absencesOfYear';
import { FieldSection } from './field/FieldSection';
import { useAbsenceSettings, useAbsences } from './useAbsences';
import classes from './absencesPage.module.scss';

/** Fetches all dialogs of the page together. The page does so once the browser is idle, because it can be read without them. */
const load = async () => import('./dialogs');

const EntitlementDialog = lazyComponent(async () => (await load()).EntitlementDialog, 'accountModel');
const EntryDialog = lazyComponent(async () => (await load()).EntryDialog);
const MappingDialog = lazyComponent(async () => (await load()).MappingDialog);
const SickDialog = lazyComponent(async () => (await load()).SickDialog);

/** The dialog that is open. */
type Open =
  | { readonly kind: 'entry'; readonly edited: Absence | null; readonly period: Period }
  | { readonly kind: 'mapping' | 'entitlement' }
  | null;

/** The second page: the absences of a year, which are only on this device. */
export function AbsencesPage() {
  const { t } = useTranslation('absences');
  const { year, own, ownData } = useTimeAccount();
  const isPhone = usePhone();
  const [open, setOpen] = useState<Open>(null);
  useWhenIdle(EntitlementDialog.preload);
  const today = own && { from: own.today, to: own.today };

  return (
    <TimeAccountFrame
      page="absences"
      lead={t('lead')}
      {...(today && {
        primary: {
          label: t(isPhone ? 'entry.short' : 'entry.add'),
          icon: calendarPlus,
          onAct: () => setOpen({ kind: 'entry', edited: null, period: today }),
        },
      })}
      findings={useLawCount(own, year)}
      actions={
        <>
          {ownData.action}
          <MappingButton className="btn btn-quiet no-phone" title={t('mapping.title')} onOpen={setOpen} />
        </>
      }
    >
      {own && <Content {...{ year, own, open }} onOpen={setOpen} />}
    </TimeAccountFrame>
  );
}

interface MappingButtonProps extends Pick<ContentProps, 'onOpen'> {
  readonly className: string;
  readonly title?: string;
}

function MappingButton({ onOpen, ...look }: MappingButtonProps) {
  const { t } = useTranslation('absences');
  return (
    <button type="button" {...look} onClick={() => onOpen({ kind: 'mapping' })}>
      <Icon of={arrows} />
      {t('mapping.short')}
    </button>
  );
}

interface ContentProps {
  readonly year: number;
  readonly own: OwnAccount;
  readonly open: Open;
  readonly onOpen: (open: Open) => void;
}

function Content({ year, own, open, onOpen }: ContentProps) {
  const { t } = useTranslation('absences');
  const absences = useAbsences(own);
  const isPhone = usePhone();
  const entries = entriesOfYear(year, own);
  return (
    <>
      <LackingRecordsNote own={own} />
      <VacationStrip year={year} own={own} onChange={() => onOpen({ kind: 'entitlement' })} />
      <FieldSection
        {...{ year, own, absences }}
        onDialog={(period) => onOpen({ kind: 'entry', edited: null, period })}
      />
      <div className={classes.columns}>
        <section aria-labelledby="absence-entries">
          <div className="tw-section-head">
            <h2 id="absence-entries">{t('list.title')}</h2>
            <span className="count">{entries.length}</span>
            {isPhone && <MappingButton className="btn btn-ghost btn-sm ms-auto" onOpen={onOpen} />}
          </div>
          <EntryList
            entries={entries}
            onEdit={(entry) => onOpen({ kind: 'entry', edited: entry, period: entry })}
            onDelete={absences.remove}
          />
          <DayNotes year={year} own={own} />
        </section>
        <Aside />
      </div>
      <OpenDialog {...{ year, own, open, absences }} onClose={() => onOpen(null)} />
    </>
  );
}

interface OpenDialogProps extends Omit<ContentProps, 'onOpen'> {
  readonly absences: ReturnType<typeof useAbsences>;
  readonly onClose: () => void;
}

function OpenDialog({ year, own, open, absences, onClose }: OpenDialogProps) {
  const settings = useAbsenceSettings(own);
  const { asked } = absences;
  return (
    <>
      {open?.kind === 'entry' && (
        <EntryDialog
          {...{ own, onClose }}
          edited={open.edited}
          period={open.period}
          onEnter={absences.enter}
        />
      )}
      {open?.kind === 'mapping' && <MappingDialog {...{ own, onClose }} onSave={settings.setMapped} />}
      {open?.kind === 'entitlement' && (
        <EntitlementDialog {...{ year, own, onClose }} onSave={settings.setEntitlement} />
      )}

      {asked && (
        <SickDialog
          asked={asked}
          own={own}
          onAnswer={(givesBack) => absences.answer(asked, givesBack)}
          onClose={absences.stopAsking}
        />
      )}
    </>
  );
}

const KEYS = ['move', 'select', 'letters', 'delete'] as const;

/** A note that absences are only on this device, and the keys of the year field. */
function Aside() {
  const { t } = useTranslation('absences');
  const { ownData } = useTimeAccount();
  return (
    <aside className={classes.aside}>
      <div className="tw-alert quiet">
        <Icon of={laptop} className="text-faint" />
        <span>
          <b className="block">{t('here.title')}</b>
          {t('here.text')}
          <Button look="link" label={t('here.takeAlong')} className="block above-6" onClick={ownData.open} />
        </span>
      </div>
      <div className="no-touch no-phone">
        <div className="tw-section-head">
          <h2>{t('keys.title')}</h2>
        </div>
        <dl className="stack text-secondary text-small">
          {KEYS.map((name) => (
            <div className="row" key={name}>
              <dt className="as-flex gap-4 weight-420">
                {t(`keys.${name}.keys`)
                  .split(' ')
                  .map((key) => (
                    <kbd key={key} className="tw-key-cap">
                      {key}
                    </kbd>
                  ))}
              </dt>
              <dd>{t(`keys.${name}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
}
