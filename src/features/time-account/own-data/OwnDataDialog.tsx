import downloadIcon from 'bootstrap-icons/icons/download.svg?icon';
import laptop from 'bootstrap-icons/icons/laptop.svg?icon';
import printer from 'bootstrap-icons/icons/printer.svg?icon';
import upload from 'bootstrap-icons/icons/upload.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountMonths } from '@/domain/account/accountMonths';
import { saveFile } from '@/shared/files/saveFile';
import { useUser } from '@/shared/store/hooks';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Alert } from '@/shared/ui/messages/Alert';
import { useToday } from '@/shared/ui/timing/useClock';
import { type OwnAccount, useOwnAccount } from '../useOwnAccount';
import { PARTS, type Part } from './download/gathering';
import { useDownload } from './download/useDownload';
import { deviceFileText, storedSettings } from './device/deviceFile';
import classes from './ownData.module.scss';

interface OwnDataDialogProps {
  readonly year: number;
  readonly onClose: () => void;
  readonly onImport: () => void;
  readonly onPrint: () => void;
}

/** A user name in a form that can be part of a file's name. */
const inFileName = (name: string) => name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-');

/** The dialog "My data": it downloads all data of the user, saves and reads device files, and prints the account. */
export function OwnDataDialog({ year, onClose, onImport, onPrint }: OwnDataDialogProps) {
  const { t } = useTranslation('ownData');
  const user = useUser();
  const account = useOwnAccount(year);
  const today = useToday();
  const [parts, setParts] = useState<ReadonlySet<Part>>(new Set(PARTS));
  const { state, start } = useDownload(user, account);
  const name = inFileName(user?.username ?? '');
  const archive = `tagwerk-${name}-${today}.zip`;
  const isIdle = state.kind === 'idle' || state.kind === 'failed';
  // Not disabled while it packs, because the button that was pressed would lose the focus.
  const isOff = isIdle ? parts.size === 0 || !account : state.kind !== 'ready';

  async function keepDevice() {
    if (!user) return;
    const text = deviceFileText(user.guid, await storedSettings(user.guid), new Date());
    saveFile(new Blob([text], { type: 'application/json' }), `tagwerk-geraet-${name}-${today}.json`);
  }

  return (
    <Dialog
      title={t(isIdle ? 'title' : state.kind === 'ready' ? 'packed' : 'packing')}
      {...(isIdle && { cancelLabel: t('close') })}
      onClose={onClose}
      footer={
        <Button
          look="primary"
          icon={downloadIcon}
          label={t(isIdle ? (parts.size === PARTS.length ? 'all' : 'chosen') : 'save')}
          aria-disabled={isOff}
          onClick={() => {
            if (isOff) return;
            if (state.kind === 'ready') {
              saveFile(state.file, archive);
              onClose();
            } else void start(parts);
          }}
        />
      }
    >
      {state.kind === 'failed' && <Alert tone="danger">{t('failed', { reason: state.reason })}</Alert>}
      {state.kind === 'idle' || state.kind === 'failed' ? (
        <>
          <PartList parts={parts} account={account} onChange={setParts} />
          <p className={classes.about}>
            {t('about.before')} <b className="text-plain text-medium">{archive}</b>. {t('about.text')}
          </p>
          <Line icon={laptop} title={t('device.title')} text={t('device.text')}>
            <Button
              size="sm"
              icon={downloadIcon}
              label={t('device.save')}
              onClick={() => void keepDevice()}
            />
            <Button size="sm" icon={upload} label={t('device.read')} onClick={onImport} />
          </Line>
          <Line icon={printer} title={t('print.title', { year })} text={t('print.text')}>
            <Button
              size="sm"
              icon={printer}
              label={t('print.print')}
              disabled={!account?.ledger}
              onClick={onPrint}
            />
          </Line>
        </>
      ) : (
        <PackingProgress state={state} />
      )}
    </Dialog>
  );
}

interface PartListProps {
  readonly parts: ReadonlySet<Part>;
  readonly account: OwnAccount | undefined;
  readonly onChange: (parts: ReadonlySet<Part>) => void;
}

/** The choice of parts to download, with their size if it is known. */
function PartList({ parts, account, onChange }: PartListProps) {
  const { t } = useTranslation('ownData');
  const records = account?.reading.records;
  const known: Partial<Record<Part, string>> = {
    profile: t('counts.profile'),
    ...(records && { records: t('counts.records', { count: records.length }) }),
    ...(account?.ledger && { account: t('counts.months', { count: accountMonths(account.ledger).length }) }),
  };
  return (
    <fieldset className={classes.parts} aria-label={t('choose')}>
      {PARTS.map((part) => (
        <label key={part}>
          <input
            className="no-margin form-check-input"
            type="checkbox"
            checked={parts.has(part)}
            onChange={({ target }) =>
              onChange(new Set(PARTS.filter((one) => (one === part ? target.checked : parts.has(one)))))
            }
          />
          <span>
            {t(`parts.${part}`)}
            <small className="block text-faint text-tiny">{t(`formats.${part}`)}</small>
          </span>
          <span className={classes.count}>{known[part]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface LineProps {
  readonly icon: React.ComponentProps<typeof Icon>['of'];
  readonly title: string;
  readonly text: string;
  readonly children: React.ReactNode;
}

function Line({ icon, title, text, children }: LineProps) {
  return (
    <div className={classes.line}>
      <Icon of={icon} className="no-phone" />
      <div>
        <b className="weight-560">{title}</b>
        <p className="text-secondary text-small">{text}</p>
      </div>
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}

type State = Exclude<ReturnType<typeof useDownload>['state'], { kind: 'idle' | 'failed' }>;

/** The progress of gathering and packing, and a list of what is missing. */
function PackingProgress({ state }: { readonly state: State }) {
  const { t } = useTranslation('ownData');
  const progress = state.kind === 'gathering' ? state.progress : null;
  const missing = state.kind === 'gathering' ? state.progress.missing : state.missing;
  const within = progress && progress.total > 0 ? progress.done / progress.total : 0;
  // Gathering takes most of the time.
  const share = progress
    ? ((progress.finished.length + within) / PARTS.length) * 0.9
    : state.kind === 'packing'
      ? 0.9 + state.share * 0.1
      : 1;
  return (
    <>
      <div className={classes.progress}>
        <p className="as-flex justify-between gap-10 below-8 text-secondary figures">
          <b role="status">
            {progress ? t(`gathering.${progress.part}`) : t(state.kind === 'ready' ? 'ready' : 'zipping')}
          </b>
          {progress && progress.total > 0 && (
            <span>{t('ofTotal', { done: progress.done, total: progress.total })}</span>
          )}
        </p>
        <progress className="tw-progress" aria-label={t('packing')} value={share} max={1} />
        <p className="as-flex justify-between gap-10 below-8 text-secondary figures">
          {t(state.kind === 'ready' ? 'nothingLeft' : 'goesOn')}
        </p>
      </div>
      {missing.length > 0 && (
        <Alert tone="warning">
          <b>{t('missing.title', { count: missing.length })}</b>
          <ul className={classes.missing}>
            {missing.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {t('missing.listed')}
        </Alert>
      )}
    </>
  );
}
