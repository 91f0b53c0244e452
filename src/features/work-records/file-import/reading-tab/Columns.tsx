import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, type Role, type Roles, roles } from '@/domain/import/importTypes';
import type { ReadingProps } from './ReadingTab';
import classes from './readingTab.module.scss';

/** So many columns that are not taken over are listed at once. */
const FEW = 3;

/** With another role for a column. Each role belongs to one column; only people may be named in several. */
function withRole(columns: readonly Column[], at: number, role: Role | null): Roles {
  return columns.map((column, place) => {
    if (place === at) return role;
    return column.role === role && role !== 'person' ? null : column.role;
  });
}

/** The columns, with an example of each and what they become. */
export function Columns({ reading, onChoose }: ReadingProps) {
  const { t } = useTranslation('fileImport');
  const [isWhole, setIsWhole] = useState(false);
  const columns = reading.columns.map((column, at) => ({
    ...column,
    at,
    label: column.name || t('columns.unnamed', { number: at + 1 }),
  }));
  const asks = reading.questions.includes('columns');
  const taken = columns.filter(({ role }) => role !== null);
  const others = columns.filter(({ role }) => role === null);
  const shown = asks ? columns : isWhole || others.length <= FEW ? [...taken, ...others] : taken;
  return (
    <table className={classes.columns} aria-label={t('columns.title')}>
      <thead>
        <tr>
          <th>{t('columns.name')}</th>
          <th>{t('columns.example')}</th>
          <th>{t('columns.role')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ at, label, example, role }) => (
          <tr key={at} className={clsx(role === null && (asks ? classes.isAsked : classes.isNone))}>
            <th scope="row">{label}</th>
            <td className={classes.example}>{example}</td>
            <td>
              <select
                className="form-select"
                aria-label={t('columns.change', { column: label })}
                value={role ?? ''}
                onChange={({ target: { value } }) =>
                  onChoose({
                    roles: withRole(reading.columns, at, roles.find((one) => one === value) ?? null),
                  })
                }
              >
                <option value="">{t('columns.none')}</option>
                {roles.map((one) => (
                  <option key={one} value={one}>
                    {t(`roles.${one}`)}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
        {shown.length < columns.length && (
          <tr className={classes.isNone}>
            <th scope="row" colSpan={2}>
              {t('columns.others', {
                names: others
                  .slice(0, 2)
                  .map(({ label }) => label)
                  .join(', '),
                count: others.length - 2,
              })}
            </th>
            <td>
              <button type="button" className="btn btn-ghost btn-sm" onClick={() => setIsWhole(true)}>
                {t('columns.show')}
              </button>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
