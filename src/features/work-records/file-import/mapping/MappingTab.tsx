import arrow from 'bootstrap-icons/icons/arrow-right.svg?icon';
import building from 'bootstrap-icons/icons/building.svg?icon';
import clock from 'bootstrap-icons/icons/clock-history.svg?icon';
import folder from 'bootstrap-icons/icons/folder.svg?icon';
import info from 'bootstrap-icons/icons/info-circle.svg?icon';
import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import slash from 'bootstrap-icons/icons/slash-circle.svg?icon';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '@/domain/import/importSums';
import type { MappingLine } from '@/domain/import/mapping';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { MoreRows, useRows } from '@/shared/lists/MoreRows';
import { type RowProps, useRowFocus } from '@/shared/lists/useRowFocus';
import { Icon } from '@/shared/ui/buttons/Icon';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import '@/shared/ui/styles/cardRows.scss';
import chip from '../../quick/chip.module.scss';
import table from '../importTable.module.scss';
import type { ImportPlan } from '../useImportPlan';
import { PlaceDialog } from './PlaceDialog';
import classes from './mappingTab.module.scss';

/** Where the rows of each client and project go. Open lines hold nothing up. */
export function MappingTab({ plan }: { readonly plan: ImportPlan }) {
  const { t } = useTranslation('fileImport');
  const [changed, setChanged] = useState<MappingLine | null>(null);
  const { rows, showMore, hasMore } = useRows(plan.lines, '');
  const entries = rows.map((line) => ({ id: line.key, line }));
  const open = ({ line }: (typeof entries)[number]) => setChanged(line);
  const rowProps = useRowFocus({ entries, keys: ['Enter', 'F2'], onOpen: open });
  const example = plan.made.records.find(({ text, rows: [row] }) => row && text !== row.text)?.text;
  return (
    <>
      <table className={clsx('tw-table fixed', table.table, classes.lines)} aria-label={t('mapping.title')}>
        <thead>
          <tr>
            <th>{t('mapping.inFile')}</th>
            <th className={clsx('align-right', classes.hours)}>{t('mapping.hours')}</th>
            <th className={classes.arrow} aria-hidden="true" />
            <th className={classes.here}>{t('mapping.here')}</th>
            <th className={classes.change} aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Line key={entry.id} line={entry.line} row={rowProps(entry)} onChange={() => open(entry)} />
          ))}
        </tbody>
      </table>
      {hasMore && <MoreRows onShow={showMore} />}
      <p className="row text-faint text-small mt-3">
        <Icon of={info} />
        <span>{example === undefined ? t('mapping.open') : t('mapping.openExample', { example })}</span>
      </p>
      {changed && (
        <PlaceDialog
          line={changed}
          onChoose={(choice) => plan.choose(changed, choice)}
          onClose={() => setChanged(null)}
        />
      )}
    </>
  );
}

interface LineProps {
  readonly line: MappingLine;
  readonly row: RowProps;
  readonly onChange: () => void;
}

function Line({ line, row, onChange }: LineProps) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const { project, place, from, keptOn, isOpen } = line;
  const client = line.client || t('mapping.noClient');
  const name = [client, project].filter(Boolean).join(', ');
  const why =
    from === 'kept' && keptOn
      ? t('mapping.from.keptOn', { day: formats.dayMonth(keptOn) })
      : from && t(`mapping.from.${from}`);
  return (
    <tr
      {...row}
      className={clsx(isOpen && classes.isOpen, place === 'left-out' && table.isGrey)}
      aria-label={name}
    >
      <td>
        <b className="block ellipsis weight-540" title={client}>
          {client}
        </b>
        <small className="block ellipsis text-secondary text-small" title={project}>
          {project}
        </small>
      </td>
      <td className="align-right figures weight-560">
        {clockText(line.seconds, false)}
        <small className="block text-secondary text-small weight-420">
          {t('rows', { count: line.rows })}
        </small>
      </td>
      <td className="no-phone text-faint">
        <Icon of={arrow} />
      </td>
      <td>
        <div className="row">
          <PlaceChips line={line} onChange={onChange} />
          {why !== null && <span className="no-phone one-line text-faint text-tiny">{why}</span>}
        </div>
      </td>
      <td className="no-phone">
        <IconButton icon={pencil} label={t('mapping.change', { name })} onClick={onChange} />
      </td>
    </tr>
  );
}

/** Where a line goes; what is only guessed is dashed, what is missing is amber. */
function PlaceChips({ line, onChange }: Pick<LineProps, 'line' | 'onChange'>) {
  const { t } = useTranslation('fileImport');
  const projectName = useProjectName();
  const { place, from, isOpen } = line;
  const isGuess = from === 'words' || from === 'recorded';
  const face = (icon: typeof folder, text: string, look?: string) => (
    <button type="button" className={clsx(chip.chip, look, classes.chip)} onClick={onChange}>
      <Icon of={icon} className="text-faint size-13" />
      <span className="ellipsis">{text}</span>
    </button>
  );
  if (place === 'left-out') return face(slash, t('mapping.leaveOut'));
  if (place.customerId === null) {
    return isOpen
      ? face(warning, t('mapping.chooseCustomer'), chip.isMissing)
      : face(slash, t('mapping.noCustomer'));
  }
  const text = [place.customerName, projectName(place.projectName)].filter(Boolean).join(' · ');
  const icon = from === 'kept' ? clock : isOpen ? building : folder;
  return (
    <>
      {face(icon, text, isGuess ? chip.isGuess : undefined)}
      {isOpen && face(warning, t('mapping.chooseProject'), chip.isMissing)}
    </>
  );
}
