import checkFill from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { VALUE_KINDS } from '@/domain/payroll/payroll';
import type { PersonRow } from '@/domain/payroll/payrollMonth';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { PersonAvatar } from '@/shared/ui/people/PersonAvatar';
import type { Payroll } from '../usePayroll';
import { openIconOf } from '../openIcons';
import { useValueTexts } from '../useValueTexts';
import { useRowState } from '../useRowState';
import '@/shared/ui/styles/cardRows.scss';
import phone from '../phoneTable.module.scss';
import classes from './peopleTable.module.scss';

/** The people of a month with the five values that payroll takes over. */
export function PeopleTable({ payroll }: { readonly payroll: Payroll }) {
  const { t } = useTranslation('payroll');
  const { figure } = useValueTexts();
  const { rows, sums, without, open } = payroll.result;
  const counted = payroll.result.counted.length;
  const left = rows.filter(({ state }) => state === 'leftOut').length;
  const isComplete = open.length === 0;
  return (
    <section aria-label={t('people.title')}>
      <div className="tw-section-head">
        <h2>{t('people.title')}</h2>
        <span className="count">{rows.length}</span>
      </div>
      <table className={clsx('tw-table', phone.table, classes.table)} aria-label={t('people.title')}>
        <thead className="no-phone">
          <tr>
            <th>{t('people.person')}</th>
            <th className="at-right">{t('people.number')}</th>
            <th>{t('people.sheet')}</th>
            {VALUE_KINDS.map((kind) => (
              <th key={kind} className="at-right">
                {t(`head.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PersonCells key={row.person.guid} row={row} payroll={payroll} />
          ))}
        </tbody>
        <tfoot>
          <tr className={isComplete ? undefined : classes.soFar}>
            <th scope="row" colSpan={3}>
              {t(isComplete ? 'people.sum' : 'people.soFar')}{' '}
              <span className="text-plain text-secondary text-small">
                {isComplete
                  ? t(left > 0 ? 'people.countedLeft' : 'people.counted', { count: counted, left })
                  : t('people.countedOf', { count: rows.length, counted })}
              </span>
            </th>
            {VALUE_KINDS.map((kind) => (
              <td key={kind} className="figures at-right text-strong" data-label={t(`head.${kind}`)}>
                {figure(kind, sums)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {without.length > 0 && (
        <p className="mt-2 text-faint text-small">{t('people.without', { count: without.length })}</p>
      )}
    </section>
  );
}

interface PersonCellsProps {
  readonly row: PersonRow;
  readonly payroll: Payroll;
}

function PersonCells({ row, payroll }: PersonCellsProps) {
  const { t } = useTranslation('payroll');
  const { figure } = useValueTexts();
  const stateText = useRowState(payroll.month);
  const { person, state } = row;
  const openIcon = openIconOf(state);
  const { text, detail } = stateText(row);
  return (
    <tr className={clsx(!row.isCounted && row.values && 'text-faint')}>
      <td>
        <span className="row">
          <PersonAvatar guid={person.guid} name={person.name} photo={payroll.photoOf(person.guid)} />
          <span className="ellipsis">{payroll.nameOf(person)}</span>
        </span>
      </td>
      <td className="figures at-right" data-label={t('people.number')}>
        {person.number || (
          <span className="inline-row text-small gap-5 text-warning">
            <Icon of={triangle} />
            {t('people.noNumber')}
          </span>
        )}
      </td>
      <td>
        {openIcon ? (
          <span className={clsx('tw-tag', !openIcon.isPlain && openIcon.tone)}>
            <Icon of={openIcon.icon} />
            {text}
          </span>
        ) : (
          <span className="row text-secondary text-small">
            {(state === 'signed' || state === 'countedAnyway') && (
              <span className="text-success">
                <Icon of={checkFill} />
              </span>
            )}
            {text}
          </span>
        )}
        {(state === 'leftOut' || state === 'countedAnyway' || state === 'byHand') && (
          <Button
            look="link"
            label={t('remedy.takeBack')}
            aria-label={t('remedy.takeBackOf', { name: person.name })}
            onClick={() =>
              void payroll.takeBack([person.guid, ...row.hashes], t('done.takeBack', { name: person.name }))
            }
          />
        )}
        {detail !== '' && <span className="block text-faint text-small">{detail}</span>}
      </td>
      {VALUE_KINDS.map((kind) => (
        <td
          key={kind}
          className={clsx('figures at-right', kind === 'hours' && row.isCounted && 'text-strong')}
          data-label={t(`head.${kind}`)}
        >
          {row.values ? figure(kind, row.values) : <span className="text-faint">–</span>}
        </td>
      ))}
    </tr>
  );
}
