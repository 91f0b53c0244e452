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
import type { MappingLine } from '@/domain/import/mapping';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { MoreRows } from '@/shared/lists/MoreRows';
import { useRowFocus } from '@/shared/lists/useRowFocus';
import { useRows } from '@/shared/lists/useRows';
import { Icon } from '@/shared/ui/buttons/Icon';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import chip from '../../quick/chip.module.scss';
import type { ImportPlan } from '../useImportPlan';
import { clockText } from '../useLengthText';
import { PlaceDialog } from './PlaceDialog';
import classes from './mappingTab.module.scss';

/** Where the rows of each client and project go. Open lines hold nothing up. */
export function MappingTab({ plan }: { readonly plan: ImportPlan }) {
  const { t } = useTranslation('fileImport');
  const [changed, setChanged] = useState<MappingLine | null>(null);
  const { rows, showMore, hasMore } = useRows(plan.lines, '');
  const entries = plan.lines.map((line) => ({ id: line.key, line }));
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const open = ({ line }: (typeof entries)[number]) => setChanged(line);
  const rowProps = useRowFocus({ entries, keys: ['Enter', 'F2'], onOpen: open, onTap: open });
  const rowOf = ({ key }: MappingLine) => {
    const entry = entryOf.get(key);
    return entry && rowProps(entry);
  };
  const example = plan.made.records.find(({ text, rows: [row] }) => row && text !== row.text)?.text;
  return (
    <>
      <table className={classes.lines} aria-label={t('mapping.title')}>
        <thead>
          <tr>
            <th>{t('mapping.inFile')}</th>
            <th className="at-right">{t('mapping.hours')}</th>
            <th aria-hidden="true" />
            <th>{t('mapping.here')}</th>
            <th aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => (
            <Line key={line.key} line={line} row={rowOf(line)} onChange={() => setChanged(line)} />
          ))}
        </tbody>
      </table>
      {hasMore && <MoreRows onShow={showMore} />}
      <p className={classes.end}>
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
  readonly row: ReturnType<ReturnType<typeof useRowFocus>> | undefined;
  readonly onChange: () => void;
}

function Line({ line, row, onChange }: LineProps) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const { client, project, place, from, keptOn, isOpen } = line;
  const name = [client || t('mapping.noClient'), project].filter(Boolean).join(', ');
  const isLeft = place === 'left-out';
  const why =
    from === 'kept' && keptOn
      ? t('mapping.from.keptOn', { day: formats.dayMonth(keptOn) })
      : from && t(`mapping.from.${from}`);
  return (
    <tr {...row} className={clsx(isOpen && classes.isOpen, isLeft && classes.isLeft)} aria-label={name}>
      <th scope="row" className={classes.inFile}>
        <b title={client}>{client || t('mapping.noClient')}</b>
        {project !== '' && <small title={project}>{project}</small>}
      </th>
      <td className={classes.hours}>
        {clockText(line.seconds, false)}
        <small>{t('rows', { count: line.rows })}</small>
      </td>
      <td className={classes.arrow}>
        <Icon of={arrow} />
      </td>
      <td className={classes.here}>
        <PlaceChips line={line} onChange={onChange} />
        {why !== null && <span className={classes.why}>{why}</span>}
      </td>
      <td className={classes.change}>
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
      <Icon of={icon} />
      <span>{text}</span>
    </button>
  );
  if (place === 'left-out') return face(slash, t('mapping.leaveOut'));
  if (place.customerId === null) {
    return isOpen
      ? face(warning, t('mapping.chooseCustomer'), chip.isMissing)
      : face(slash, t('mapping.noCustomer'));
  }
  const project = projectName(place.projectName);
  const text = [place.customerName, project].filter(Boolean).join(' · ');
  return (
    <>
      {face(from === 'kept' ? clock : isOpen ? building : folder, text, isGuess ? chip.isGuess : undefined)}
      {isOpen && face(warning, t('mapping.chooseProject'), chip.isMissing)}
    </>
  );
}
