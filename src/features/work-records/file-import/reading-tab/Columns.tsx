import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, type Role, type Roles, roles } from '@/domain/import/importTypes';
import { Button } from '@/shared/ui/buttons/Button';
import '@/shared/ui/styles/cardRows.scss';
import table from '../importTable.module.scss';
import { Choice } from './HowRead';
import type { ReadingProps } from './ReadingTab';
import classes from './readingTab.module.scss';

/** So many columns that are not taken over are listed at once. */
const FEW = 3;

/** Whether two neighbours are a day and its time, which are one line. */
const isMoment = (one: Column | undefined, next: Column | undefined) =>
  (one?.role === 'day' && next?.role === 'start') || (one?.role === 'end-day' && next?.role === 'end');

/**
 * With another role for a column, or for the first of a day and its time: the other one is then free. Each role belongs to
 * one column; only people may be named in several.
 */
function withRole(columns: readonly Column[], at: number, role: Role | null): Roles {
  return columns.map((column, place) => {
    if (place === at) return role;
    const isFreed = place === at + 1 && isMoment(columns[at], column);
    return isFreed || (column.role === role && role !== 'person') ? null : column.role;
  });
}

/** The columns, with an example of each and what they become. */
export function Columns({ reading, onChoose }: ReadingProps) {
  const { t } = useTranslation('fileImport');
  const [isWhole, setIsWhole] = useState(false);
  const labelOf = ({ name }: Column, at: number) => name || t('columns.unnamed', { number: at + 1 });
  const columns = reading.columns.flatMap((column, at, all) => {
    const [label, next] = [labelOf(column, at), all[at + 1]];
    if (isMoment(all[at - 1], column)) return [];
    if (!next || !isMoment(column, next)) return [{ ...column, at, label }];
    const example = `${column.example} ${next.example}`;
    return [{ role: next.role, at, example, label: `${label}, ${labelOf(next, at + 1)}` }];
  });
  const asks = reading.questions.includes('columns');
  const taken = columns.filter(({ role }) => role !== null);
  const others = columns.filter(({ role }) => role === null);
  const shown = asks ? columns : isWhole || others.length <= FEW ? [...taken, ...others] : taken;
  const names = others.slice(0, 2).map(({ label }) => label);
  return (
    <table className={clsx('tw-table fixed', table.table, classes.columns)} aria-label={t('columns.title')}>
      <thead>
        <tr>
          {(['name', 'example', 'role'] as const).map((head) => (
            <th key={head}>{t(`columns.${head}`)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ at, label, example, role }) => (
          <tr key={at} className={clsx(role === null && (asks ? classes.isAsked : table.isGrey))}>
            <td className="weight-540 break-anywhere">{label}</td>
            <td className="ellipsis text-secondary text-small figures">{example}</td>
            <td>
              <Choice
                label={t('columns.change', { column: label })}
                value={role ?? ''}
                options={['', ...roles] as const}
                labelOf={(one) => (one === '' ? t('columns.none') : t(`roles.${one}`))}
                onChoose={(one) => onChoose({ roles: withRole(reading.columns, at, one || null) })}
              />
            </td>
          </tr>
        ))}
        {shown.length < columns.length && (
          <tr className={table.isGrey}>
            <td colSpan={2}>
              {t('columns.others', { names: names.join(', '), count: others.length - names.length })}
            </td>
            <td>
              <Button look="ghost" size="sm" label={t('columns.show')} onClick={() => setIsWhole(true)} />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
