import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { Step, Steps, toneOf } from '@/shared/ui/bars/Steps';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { SheetFlaws } from '../sending/SheetFlaws';
import type { ShownSheet } from '../sending/sentSheets';
import { useTimeSheetPdf } from '../sending/useTimeSheetPdf';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './monthSteps.module.scss';
import { isConfirm, isForPage } from '@/shared/ui/keys/keyPress';
import { useDocumentKey } from '@/shared/ui/keys/useDocumentKey';

/** Fetched separately, so that the steps need not wait for the PDF. */
const SheetPages = lazyComponent(async () => (await import('../sending/SheetPages')).SheetPages, 'message');

interface MonthStepsProps {
  readonly sheet: ShownSheet | undefined;
  /** The number of open findings. */
  readonly open: number;
  /** Whether the sheet is being created. */
  readonly isBusy: boolean;
  /** A text that changes with the sheet's content, so that the first page is drawn again. */
  readonly stand: string;
  readonly onCreate: () => void;
  readonly onRecreate: () => void;
  readonly onSign: () => void;
  readonly onSend: () => void;
}

type MonthStep = 'create' | 'sign' | 'send';

/** The next step of the month; null if its sheet was sent, most likely was, or has an unknown state. */
function nextOf(sheet: ShownSheet | undefined): MonthStep | null {
  if (!sheet) return 'create';
  if (sheet.state === 'prepared') return 'sign';
  return sheet.state === 'signed' && !sheet.isPastMailing ? 'send' : null;
}

/** The button of the month's next step: in the path, or in the thumb bar of a phone. */
export function NextMonthStep({ sheet, isBusy, onCreate, onSign, onSend }: Omit<MonthStepsProps, 'stand'>) {
  const { t } = useTranslation(['monthClose', 'timeSheets']);
  const next = nextOf(sheet);
  const isWaiting = isBusy || sheet?.isBeingSent === true;
  const acts = { create: onCreate, sign: onSign, send: onSend };
  useConfirmKey(() => next !== null && !isWaiting && acts[next]());
  if (next === null) return null;
  const words = {
    create: t('monthClose:create.action'),
    sign: t('timeSheets:actions.sign'),
    send: t(sheet?.isBeingSent ? 'timeSheets:actions.mailing' : 'timeSheets:actions.mail'),
  };
  return (
    <Button
      look="primary"
      label={words[next]}
      aria-disabled={isWaiting}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      title={t('monthClose:nextKey')}
      onClick={acts[next]}
    />
  );
}

/** The steps check, create, sign and send, with the state of each. No step blocks another. */
export function MonthSteps(props: MonthStepsProps) {
  const { sheet, open, isBusy, stand, onRecreate, onSend } = props;
  const { t } = useTranslation(['monthClose', 'timeSheets']);
  const formats = useFormats();
  const next = nextOf(sheet);
  const isSigned = sheet !== undefined && sheet.state !== 'prepared';
  const isSent = sheet?.state === 'requested';
  const isUnconfirmed = sheet !== undefined && sheet.sentAt !== null && !sheet.isConfirmed;
  // On a phone the button is in the thumb bar.
  const isPhone = usePhone();
  const action = !isPhone && <NextMonthStep {...props} />;
  // On a phone there is no first page, because a press shows the PDF full screen.
  const hasFirstPage = next === 'sign' && !isPhone;
  const sent = sheet?.sentAt
    ? t(isUnconfirmed ? 'monthClose:send.unconfirmed' : 'monthClose:send.done', {
        date: formats.dayMonth(localDay(new Date(sheet.sentAt))),
      })
    : t('timeSheets:states.requested');

  return (
    <Steps stand={`${next} ${sheet?.id}`}>
      <Step tone={open > 0 ? 'warning' : 'done'} number={1} title={t('monthClose:check.title')}>
        <p>{t('monthClose:check.open', { count: open })}</p>
      </Step>
      <Step
        tone={toneOf(sheet !== undefined, next === 'create')}
        number={2}
        title={t('monthClose:create.title')}
      >
        <p>{t(sheet ? 'timeSheets:states.prepared' : 'monthClose:create.hint')}</p>
        {next === 'create' && action}
        {sheet && (
          <SheetSteps sheet={sheet} stand={hasFirstPage ? stand : null}>
            <Button
              size="sm"
              label={t('monthClose:create.again')}
              aria-disabled={isBusy}
              onClick={onRecreate}
            />
          </SheetSteps>
        )}
      </Step>
      <Step tone={toneOf(isSigned, next === 'sign')} number={3} title={t('monthClose:sign.title')}>
        <p>{t(isSigned ? 'timeSheets:states.signed' : 'monthClose:sign.hint')}</p>
        {next === 'sign' && action}
      </Step>
      <Step
        tone={isUnconfirmed ? 'warning' : toneOf(isSent, next === 'send')}
        number={4}
        title={t('monthClose:send.title')}
      >
        <p>
          {isSent ? sent : t(sheet?.isPastMailing ? 'monthClose:send.elsewhere' : 'monthClose:send.hint')}
        </p>
        {next === 'send' && action}
        {sheet && (isUnconfirmed || (sheet.isPastMailing && !isSent)) && (
          <Button
            size="sm"
            label={t(isUnconfirmed ? 'timeSheets:actions.mailAgain' : 'timeSheets:actions.mail')}
            aria-disabled={sheet.isBeingSent}
            onClick={onSend}
          />
        )}
      </Step>
    </Steps>
  );
}

interface SheetStepsProps {
  readonly sheet: ShownSheet;
  /**
   * A text that changes with the sheet's content, so that the first page is drawn again; null if no first page is
   * shown.
   */
  readonly stand: string | null;
  readonly children: ReactNode;
}

/** The first page and the buttons of a sheet that has been created, and what its PDF could not show. */
function SheetSteps({ sheet, stand, children }: SheetStepsProps) {
  const { t } = useTranslation('timeSheets');
  const pdf = useTimeSheetPdf();
  const isBusy = pdf.progressOf(sheet) !== undefined;
  return (
    <>
      {stand === null ? (
        <div className={classes.buttons}>
          {/* The PDF is only made on the press. */}
          <Button
            size="sm"
            label={t(isBusy ? 'pdf.waiting' : 'pages.all')}
            aria-disabled={isBusy}
            onClick={() => !isBusy && void pdf.make(sheet).then(async (made) => pdf.show(sheet, made))}
          />
          {children}
        </div>
      ) : (
        <SheetPages key={`${sheet.id} ${stand}`} sheet={sheet} pdf={pdf} isAside>
          {children}
        </SheetPages>
      )}
      <SheetFlaws flaws={pdf.flawsOf(sheet)} />
    </>
  );
}

/** Ctrl+Enter (Cmd+Enter) outside of fields and dialogs presses the page's primary button. */
function useConfirmKey(onConfirm: () => void): void {
  useDocumentKey((event) => {
    if (!isConfirm(event) || !isForPage(event)) return;
    event.preventDefault();
    onConfirm();
  });
}
