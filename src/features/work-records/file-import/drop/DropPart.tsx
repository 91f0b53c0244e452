import download from 'bootstrap-icons/icons/download.svg?icon';
import undoIcon from 'bootstrap-icons/icons/arrow-counterclockwise.svg?icon';
import fileUp from 'bootstrap-icons/icons/file-earmark-arrow-up.svg?icon';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { tools } from '@/domain/import/importTypes';
import { localDay } from '@/domain/time/period';
import { csvOf } from '@/domain/find/csv';
import { csvFile } from '@/shared/spreadsheet/fileName';
import { saveFile } from '@/shared/files/saveFile';
import { PickFiles } from '@/shared/files/PickFiles';
import { useFileDrop } from '@/shared/files/useFileDrop';
import { useFormats } from '@/shared/i18n/useFormats';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { Furrows } from '@/shared/ui/frame/Furrows';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { Alert } from '@/shared/ui/messages/Alert';
import { useToday } from '@/shared/ui/timing/useClock';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { type KeptImport, hoursOf, isRecent } from '../fileImportKept';
import type { ImportRuns } from '../run/useImportRuns';
import { type ImportFile, LISTS } from '../useImportFile';
import classes from './dropPart.module.scss';

interface DropPartProps {
  readonly file: ImportFile;
  readonly runs: ImportRuns;
  readonly onOpen: (file: File) => void;
}

/** Where a file is dropped or chosen, where it comes from, and what was taken over before. */
export function DropPart({ file, runs, onOpen }: DropPartProps) {
  const { t } = useTranslation('fileImport');
  const isHeld = useFileDrop(onOpen);
  const idle = usePhone() ? 'phoneTitle' : 'title';
  const title = file.isReading ? 'reading' : isHeld ? 'held' : idle;
  const onFiles = ([one]: readonly File[]) => one && onOpen(one);
  return (
    <>
      {file.refused && !file.isReading && (
        <Alert tone="danger">
          <b>{file.file?.name}</b>: {t(`refused.${file.refused}`)}
        </Alert>
      )}
      <div className={clsx(classes.place, isHeld && classes.isHeld)}>
        <Furrows kind="straight" />
        <h2 className="text-15">{t(`drop.${title}`)}</h2>
        <p className="no-phone text-secondary text-15">{t('drop.text')}</p>
        <PickFiles className="btn btn-primary no-phone" accept={LISTS} onFiles={onFiles}>
          <Icon of={fileUp} />
          {t('drop.choose')}
        </PickFiles>
        <small className="text-faint text-small">{t('drop.limits')}</small>
      </div>
      <ThumbAction>
        <PickFiles className="btn btn-primary" accept={LISTS} onFiles={onFiles}>
          {t('drop.choose')}
        </PickFiles>
      </ThumbAction>
      <div className={classes.below}>
        <Sources />
        {runs.imports.length > 0 && <Earlier runs={runs} />}
      </div>
    </>
  );
}

const ROLES = ['day', 'client', 'project', 'text', 'hours', 'location'] as const;

/** Where each tool writes its file, and a template for a list of one's own. */
function Sources() {
  const { t } = useTranslation('fileImport');
  const today = useToday();
  const { language } = useFormats();

  function saveTemplate() {
    const columns = ROLES.map((role) => ({
      title: t(`template.${role}`),
      kind: role === 'day' ? ('date' as const) : role === 'hours' ? role : ('text' as const),
    }));
    const row = ROLES.map((role) =>
      role === 'day' ? today : role === 'hours' ? 7.5 : t(`template.example.${role}`),
    );
    const table = csvOf({ columns, rows: [row], notes: [] }, language);
    saveFile(csvFile(table), t('template.file'));
  }

  return (
    <section>
      <div className="tw-section-head">
        <h2>{t('sources.title')}</h2>
      </div>
      <ul className={classes.tools}>
        {tools.map((tool) => (
          <li key={tool}>
            <b className="weight-540">{t(tool === 'table' ? 'sources.own' : `tools.${tool}`)}</b>
            <span className="text-secondary text-small">{t(`sources.${tool}`)}</span>
            {tool === 'table' && (
              <Button
                look="ghost"
                size="sm"
                icon={download}
                label={t('template.label')}
                onClick={saveTemplate}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was taken over before; for ninety days it can be taken back. */
function Earlier({ runs }: Pick<DropPartProps, 'runs'>) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const today = useToday();
  const about = (one: KeptImport) => {
    const day = localDay(new Date(one.at));
    return [
      t(`tools.${one.tool}`),
      `${formats.weekday(day)} ${formats.date(day)}`,
      t('countAndHours', { count: one.records.length, hours: formats.hours(hoursOf(one)) }),
    ].join(' · ');
  };
  return (
    <section>
      <div className="tw-section-head">
        <h2>{t('earlier.title')}</h2>
        <span className="count">{runs.imports.length}</span>
      </div>
      <ul>
        {runs.imports.map((one) => (
          <li key={one.id} className="split">
            <span className="shrinks">
              <b className="weight-540 break-anywhere">{one.name}</b>
              <small className="block text-secondary text-small">{about(one)}</small>
            </span>
            {isRecent(one, today) ? (
              <Button
                size="sm"
                icon={undoIcon}
                label={t('earlier.undo')}
                aria-disabled={runs.isUndoing}
                aria-label={`${t('earlier.undo')}: ${one.name}`}
                onClick={() => runs.isUndoing || void runs.undo(one)}
              />
            ) : (
              <span className="text-faint text-small">{t('earlier.past')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
