import { useState, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '@/domain/time/period';
import { useFileDrop } from '@/shared/files/useFileDrop';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useFormats } from '@/shared/i18n/useFormats';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { Alert } from '@/shared/ui/messages/Alert';
import { canonicalJson } from '@/domain/canonicalJson';
import type { SaveOutcome } from '@/shared/forms/useSaving';
import { changeStoredValues } from '@/shared/storage/deviceValue';
import { useExtra, useUser } from '@/shared/store/hooks';
import { undonePartly } from '@/shared/undo/stepHistory';
import { useSteps } from '@/shared/undo/useSteps';
import { settingsEffect } from '../../model/effect';
import { useAccountWords } from '../../useAccountWords';
import { useOwnAccount } from '../../useOwnAccount';
import { ImportPreview } from './ImportPreview';
import {
  type ReadSettings,
  countUnreadable,
  conflictsWith,
  importPlan,
  readSettings,
  type ImportChoice,
} from './importPlan';
import { importRows } from './importRows';
import {
  type DeviceFile,
  type FileProblem,
  type StoredValues,
  readDeviceFile,
  storedSettings,
} from './deviceFile';

/** The dialog that reads a device file. It shows first what will change; then it merges the file or replaces what is here. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('ownData');
  const formats = useFormats();
  const { opened, problem, open, save } = useImport(onClose);
  const [mode, setMode] = useState<'merge' | 'replace'>('merge');
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  useFileDrop((file) => void open(file));

  const choice = { mode, taken };
  const settings = opened?.file.settings ?? {};
  const plan = opened && importPlan(opened.here, settings, choice);
  const isEmpty = plan !== null && Object.keys(plan.changes).length === 0;
  const unreadable = countUnreadable(settings);

  const take = (key: string, isTaken: boolean) =>
    setTaken(new Set(isTaken ? [...taken, key] : [...taken].filter((one) => one !== key)));

  return (
    <FormDialog
      title={t('import.title')}
      size="lg"
      isDirty={false}
      saveLabel={t('import.read')}
      canSave={plan !== null && !isEmpty}
      describeFailure={() => t('import.notStored')}
      save={async () => (opened ? save(opened, choice) : { kind: 'invalid' })}
      onClose={onClose}
    >
      <label className="form-label">
        {t('import.choose')}
        <input
          className="form-control"
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void open(file);
          }}
        />
      </label>
      {problem && <Alert tone="danger">{t(`import.refused.${problem}`)}</Alert>}
      {opened && plan && (
        <>
          <p className="text-secondary mb-3">
            {t('import.from', {
              date: formats.date(localDay(opened.file.createdAt)),
              time: formats.clock(opened.file.createdAt),
            })}
          </p>
          <Segmented
            label={t('import.how')}
            value={mode}
            options={{ merge: t('import.merge'), replace: t('import.replace') }}
            onChange={setMode}
          />
          <ImportPreview
            rows={importRows(readSettings(opened.here), readSettings(settings), plan.after)}
            conflicts={mode === 'merge' ? conflictsWith(opened.here, settings) : []}
            taken={taken}
            onTake={take}
          />
          {unreadable > 0 && <Alert tone="warning">{t('import.unreadable', { count: unreadable })}</Alert>}
          <Alert tone="quiet" className="above-16">
            <BalanceAfter after={plan.after} />
            {isEmpty ? t('import.nothing') : t(mode === 'merge' ? 'import.effect' : 'import.replaces')}
          </Alert>
        </>
      )}
    </FormDialog>
  );
}

/** The balance of the last counted day after the file is read; nothing is shown while it is unknown. */
function BalanceAfter({ after: { account, workDays, absences, mapped } }: { readonly after: ReadSettings }) {
  const { t } = useTranslation('ownData');
  const { signed, counted } = useAccountWords();
  const own = useOwnAccount();
  if (!own) return null;
  const settings = { account, workDays: workDays ?? own.workDays, absences, mapped };
  const effect = settingsEffect(own, settings);
  if (effect.kind !== 'known') return null;
  return (
    <>
      {t('import.counted', { day: counted(own) })} <b>{t('import.hours', { hours: signed(effect.after) })}</b>
      {effect.before === effect.after
        ? t('import.unchanged')
        : t('import.instead', { hours: signed(effect.before) })}{' '}
    </>
  );
}

/** A file that was read, and the settings that the device keeps. */
interface Opened {
  readonly file: DeviceFile;
  readonly here: StoredValues;
}

/** Reads a device file and stores its changes, which can be undone until the page is left. */
function useImport(onClose: () => void) {
  const { t } = useTranslation('ownData');
  const extra = useExtra();
  const guid = useUser()?.guid;
  const steps = useSteps();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const latest = useRef<File>(null);

  async function open(chosen: File) {
    if (guid === undefined) return;
    latest.current = chosen;
    const [file, here] = await Promise.all([readDeviceFile(chosen, guid), storedSettings(guid)]);
    // If another file was chosen while this one was read, this one is ignored.
    if (latest.current !== chosen) return;
    const isRefused = typeof file === 'string';
    setProblem(isRefused ? file : null);
    setOpened(isRefused ? null : { file, here });
  }

  /** Restores the old values; a value that was changed since then stays as it is. */
  async function undo(owner: string, old: StoredValues, stored: StoredValues) {
    let hasChanged = false;
    const isStored = await changeStoredValues({ extra, guid: owner }, Object.keys(stored), (now) => {
      const asStored = Object.keys(stored).filter(
        (name) => canonicalJson(now[name]) === canonicalJson(stored[name]),
      );
      hasChanged = asStored.length < Object.keys(stored).length;
      return Object.fromEntries(asStored.map((name) => [name, old[name]]));
    });
    if (!isStored) return new Error('not stored');
    return hasChanged ? undonePartly : undefined;
  }

  async function save({ file }: Opened, choice: ImportChoice): Promise<SaveOutcome> {
    if (guid === undefined) return { kind: 'invalid' };
    let old: StoredValues = {};
    let stored: StoredValues = {};
    const now = await storedSettings(guid);
    const names = [...new Set([...Object.keys(now), ...Object.keys(file.settings)])];
    const isStored = await changeStoredValues({ extra, guid }, names, (before) => {
      const kept = Object.fromEntries(Object.entries(before).filter(([, value]) => value !== undefined));
      old = before;
      stored = importPlan(kept, file.settings, choice).changes;
      return stored;
    });
    if (!isStored) return { kind: 'failed', error: new Error('not stored') };
    return {
      kind: 'saved',
      finish: () => {
        steps.addTold({
          text: t('import.done'),
          detail: t('import.changed', { count: Object.keys(stored).length }),
          undo: async () => undo(guid, old, stored),
        });
        onClose();
      },
    };
  }

  return { opened, problem, open, save };
}
