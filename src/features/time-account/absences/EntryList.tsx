import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useTranslation } from 'react-i18next';
import type { Absence } from '@/domain/account/absence';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { RowMenu } from '@/shared/ui/menus/RowMenu';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { KindLetter } from './KindLetter';
import { useAbsenceWords } from './absenceWords';
import type { ListedEntry } from './absencesOfYear';

interface EntryListProps {
  readonly entries: readonly ListedEntry[];
  readonly onEdit: (entry: Absence) => void;
  readonly onDelete: (entry: Absence) => void;
}

/** The entries of a year with their figures, the newest first, as a table or on a phone as cards. */
export function EntryList(props: EntryListProps) {
  const { t } = useTranslation('absences');
  const isPhone = usePhone();
  if (props.entries.length === 0) return <p className="text-secondary mb-3">{t('list.empty')}</p>;
  return isPhone ? <EntryCards {...props} /> : <EntryTable {...props} />;
}

/** What can be done with an entry, and its name. */
function useActions({ onEdit, onDelete }: EntryListProps) {
  const { t } = useTranslation('absences');
  const words = useAbsenceWords();
  return (entry: Absence) => ({
    about: `${words.kind(entry.kind)} ${words.period(entry)}`,
    items: [
      { label: t('list.edit'), icon: pencil, onSelect: () => onEdit(entry) },
      { label: t('list.delete'), icon: trash, tone: 'danger' as const, onSelect: () => onDelete(entry) },
    ],
  });
}

function EntryTable(props: EntryListProps) {
  const { t } = useTranslation('absences');
  const words = useAbsenceWords();
  const actionsOf = useActions(props);
  return (
    <table className="tw-table" aria-label={t('list.title')}>
      <thead>
        <tr>
          <th scope="col">{t('list.period')}</th>
          <th scope="col">{t('entry.kind')}</th>
          <th scope="col" className="align-right">
            {t('list.days')}
          </th>
          <th scope="col" className="align-right">
            {t('list.hours')}
          </th>
          <th scope="col">{t('entry.note')}</th>
          <th scope="col" className="row-actions">
            {t('list.action')}
          </th>
        </tr>
      </thead>
      <tbody>
        {props.entries.map(({ entry, days, hours, isPlanned }) => (
          <tr key={entry.id} className={isPlanned ? 'text-secondary' : undefined}>
            <td className="figures">{words.period(entry)}</td>
            <td>
              <Kind entry={entry} isPlanned={isPlanned} />
            </td>
            <td className="align-right figures strong">{words.days(days)}</td>
            <td className="align-right figures">{words.hours(hours)}</td>
            <td className="text-secondary break-anywhere">{entry.note}</td>
            <td className="row-actions">
              {actionsOf(entry).items.map(({ onSelect, ...look }) => (
                <IconButton key={look.label} {...look} about={actionsOf(entry).about} onClick={onSelect} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EntryCards(props: EntryListProps) {
  const { t } = useTranslation('absences');
  const words = useAbsenceWords();
  const actionsOf = useActions(props);
  return (
    <ul aria-label={t('list.title')}>
      {props.entries.map(({ entry, days, hours, isPlanned }) => (
        <li key={entry.id} className="tw-record">
          <button type="button" className="card-title card-open figures" onClick={() => props.onEdit(entry)}>
            {words.period(entry)}
          </button>
          <span className="card-value figures">{words.daysText(days)}</span>
          <span className="card-subtitle">
            <Kind entry={entry} isPlanned={isPlanned} />
          </span>
          <span className="card-meta figures">{words.hours(hours)} h</span>
          {entry.note !== '' && <span className="card-description">{entry.note}</span>}
          <span className="card-actions">
            <RowMenu label={t('list.actions')} {...actionsOf(entry)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Kind({ entry, isPlanned }: Pick<ListedEntry, 'entry' | 'isPlanned'>) {
  const { t } = useTranslation('absences');
  const words = useAbsenceWords();
  return (
    <span className="inline-row one-line">
      <KindLetter kind={entry.kind} isPlanned={isPlanned} />
      {words.kind(entry.kind)}
      {entry.share === 0.5 && <small className="text-faint text-tiny">{t('list.half')}</small>}
      {isPlanned && <small className="text-faint text-tiny">{t('list.planned')}</small>}
    </span>
  );
}
