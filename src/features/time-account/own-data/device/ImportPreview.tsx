import { useTranslation } from 'react-i18next';
import type { Absence } from '@/domain/account/absence';
import type { AbsenceConflict } from '@/domain/account/mergeAbsences';
import { useFormats } from '@/shared/i18n/useFormats';
import { useAccountWords } from '../../useAccountWords';
import type { ImportRow, Shown } from './importRows';
import classes from '../ownData.module.scss';

interface ImportPreviewProps {
  readonly rows: readonly ImportRow[];
  readonly conflicts: readonly AbsenceConflict[];
  /** Keys of the conflicts in which the file's entry was chosen. */
  readonly taken: ReadonlySet<string>;
  readonly onTake: (key: string, isTaken: boolean) => void;
}

/** A table of the settings here, in the file and afterwards. For days with different absences, the user chooses one. */
export function ImportPreview({ rows, conflicts, taken, onTake }: ImportPreviewProps) {
  const { t } = useTranslation(['ownData', 'workSettings']);
  const shown = useShownText();
  const result = ({ added, changed, removed, isSame }: ImportRow) => {
    const words = [
      added > 0 && t('import.added', { count: added }),
      changed > 0 && t('import.changedHere', { count: changed }),
      removed > 0 && t('import.removed', { count: removed }),
    ].filter((word) => word !== false);
    return words.length > 0 ? <b>{words.join(', ')}</b> : t(isSame ? 'import.same' : 'import.stays');
  };
  return (
    <table className={classes.preview} aria-label={t('import.preview')}>
      <thead>
        <tr>
          {(['what', 'here', 'file', 'result'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`import.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{t(`import.rows.${row.key}`)}</th>
            <td>{shown(row.here)}</td>
            <td>{shown(row.file)}</td>
            <td>{result(row)}</td>
          </tr>
        ))}
        {conflicts.map((conflict) => (
          <ConflictRow
            key={conflict.key}
            {...{ conflict }}
            isTaken={taken.has(conflict.key)}
            onTake={(isTaken) => onTake(conflict.key, isTaken)}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Returns the function that writes the value of one side as text. */
function useShownText(): (shown: Shown) => string {
  const { t } = useTranslation(['ownData', 'workSettings']);
  const formats = useFormats();
  const { signed } = useAccountWords();
  return (shown) => {
    if (shown === null) return '–';
    if (typeof shown === 'number') return String(shown);
    if ('state' in shown) return shown.state === null ? '–' : t(`workSettings:states.${shown.state}`);
    return t('import.opening', { hours: signed(shown.opening), date: formats.date(shown.start) });
  };
}

interface ConflictRowProps {
  readonly conflict: AbsenceConflict;
  readonly isTaken: boolean;
  readonly onTake: (isTaken: boolean) => void;
}

/** Days with different absences here and in the file, one of which has to be chosen. */
function ConflictRow({ conflict, isTaken, onTake }: ConflictRowProps) {
  const { t } = useTranslation(['ownData', 'timeAccount']);
  const formats = useFormats();
  const { key, from, to, here, file } = conflict;
  const days = formats.dayRange(from, to, 'always');
  const choice = (entry: Absence, isFile: boolean) => (
    <td>
      <label className="as-flex gap-8">
        <input
          className="form-check-input"
          type="radio"
          name={key}
          checked={isTaken === isFile}
          onChange={() => onTake(isFile)}
        />
        <span>
          <span className="visually-hidden">{days}</span> {t(`timeAccount:kinds.${entry.kind}`)}
        </span>
      </label>
    </td>
  );
  return (
    <tr>
      <th scope="row">{days}</th>
      {choice(here, false)}
      {choice(file, true)}
      <td>
        <b>{t('import.disputed')}</b>
      </td>
    </tr>
  );
}
