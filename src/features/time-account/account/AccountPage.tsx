import plus from 'bootstrap-icons/icons/calendar-plus.svg?icon';
import sliders from 'bootstrap-icons/icons/sliders.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { useFormats } from '@/shared/i18n/useFormats';
import { Button } from '@/shared/ui/buttons/Button';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { TimeAccountFrame } from '../frame/TimeAccountFrame';
import { useTimeAccount } from '../frame/TimeAccountLayout';
import { useLawCount } from '../law/useLaw';
import { AccountTiles } from './AccountTiles';
import { CountingPart } from './CountingPart';
import { MonthTable } from './MonthTable';
import { ReadPart, ReadingNote } from './ReadingNote';
import { YearPicture } from './YearPicture';
import { type KnownAccount, yearViewOf } from './yearView';
import classes from './accountPage.module.scss';

const AccountModelDialog = lazyComponent(
  async () => (await import('../model/AccountModelDialog')).AccountModelDialog,
  'accountModel',
);
/** Only needed until there is an account. */
const StartForm = lazyComponent(async () => (await import('../model/StartForm')).StartForm, 'accountModel');
const BookingDialog = lazyComponent(
  async () => (await import('../model/BookingDialog')).BookingDialog,
  'accountModel',
);

/** The first page: balances, the year at a glance and its months; before the account is set up, the form that does so. */
export function AccountPage() {
  const { t } = useTranslation('timeAccount');
  const { own, ownData } = useTimeAccount();
  if (own?.account) return <Account own={{ ...own, account: own.account }} />;
  return (
    <TimeAccountFrame page="account" lead={t('lead')}>
      {own && <StartForm onImport={ownData.openImport} />}
    </TimeAccountFrame>
  );
}

function Account({ own }: { readonly own: KnownAccount }) {
  const { t } = useTranslation('timeAccount');
  const { year, ownData } = useTimeAccount();
  const formats = useFormats();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [dialog, setDialog] = useState<'model' | 'booking' | null>(null);
  const onClose = () => setDialog(null);
  const view = yearViewOf(own, year);
  return (
    <TimeAccountFrame
      page="account"
      lead={t('since', { date: formats.date(own.account.start) })}
      primary={{
        label: t('enterAbsence'),
        icon: plus,
        onAct: () => void navigate({ pathname: paths.absences, search }),
      }}
      findings={useLawCount(own, year)}
      actions={
        <>
          {ownData.action}
          <Button
            icon={sliders}
            className="no-phone"
            title={t('model')}
            aria-label={t('model')}
            onClick={() => setDialog('model')}
          >
            <span className={classes.label}>{t('model')}</span>
          </Button>
        </>
      }
    >
      <ReadingNote own={own} />
      <AccountTiles view={view} own={own} />
      <YearPicture view={view} own={own} />
      <div className={classes.columns}>
        <MonthTable view={view} own={own} />
        <aside className={classes.aside} aria-label={t('basics')}>
          <CountingPart own={own} year={view.year} onOpen={setDialog} />
          <ReadPart own={own} />
        </aside>
      </div>
      {dialog === 'model' && <AccountModelDialog onClose={onClose} />}
      {dialog === 'booking' && <BookingDialog onClose={onClose} />}
    </TimeAccountFrame>
  );
}
