import { expect, test } from 'vitest';
import { NO_SETTINGS, type PayrollPerson, type PayrollSettings } from '@/domain/payroll/payroll';
import { changedPeople, fieldOf, initialNumbers, settingsOf } from './typedNumbers';

const jana: PayrollPerson = {
  guid: 'u-17',
  username: 'jana',
  name: 'Jana Albrecht',
  mail: '',
  number: '101',
  isKmPaid: true,
  isLeftOut: false,
};

const settings: PayrollSettings = {
  ...NO_SETTINGS,
  wageTypes: { ...NO_SETTINGS.wageTypes, km: { as: 'amount', number: '850', key: '2' } },
  advisor: '1234567',
  lodasDate: 'TTMMJJJJ',
  numbers: 'own',
  lugFields: '11',
  csvEncoding: 'utf-8',
};

test('what the fields begin with is what is kept, until something is typed (R-18.71)', () => {
  const values = initialNumbers(settings, [jana]);
  expect(settingsOf(values)).toEqual(settings);
  expect(changedPeople(values, [jana])).toEqual([]);
  const typed = {
    ...values,
    [fieldOf(jana.guid, 'number')]: ' 26 ',
    [fieldOf(jana.guid, 'isKmPaid')]: false,
    advisor: ' 4711 ',
  };
  expect(changedPeople(typed, [jana])).toEqual([{ ...jana, number: '26', isKmPaid: false }]);
  expect(settingsOf(typed)).toEqual({ ...settings, advisor: '4711' });
});
