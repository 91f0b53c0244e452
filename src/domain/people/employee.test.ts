import fc from 'fast-check';
import { isAccountant } from '../access';
import { describe, expect, test } from 'vitest';
import {
  accountantAs,
  accountantLabel,
  displayName,
  isNewcomer,
  knownRole,
  knownVerificationState,
  mailAddress,
  phoneAddress,
  shortAddress,
  socialAddress,
  socialLinks,
  spelledRole,
} from './employee';

test('a person without a name is shown by user name, mail address or guid', () => {
  const nobody = { id: 'g-1', givenName: '', surname: '', username: '', mail: '' };
  expect(displayName({ ...nobody, givenName: 'Jana', surname: 'Albrecht' })).toBe('Jana Albrecht');
  expect(displayName({ ...nobody, surname: 'Albrecht', mail: 'a@b.example' })).toBe('Albrecht');
  expect(displayName({ ...nobody, username: 'jalbrecht', mail: 'a@b.example' })).toBe('jalbrecht');
  expect(displayName({ ...nobody, mail: 'a@b.example' })).toBe('a@b.example');
  expect(displayName(nobody)).toBe('g-1');
});

describe('the role of an employee', () => {
  test.each([
    ['admin', 'admin'],
    [' Administrator ', 'admin'],
    ['MANAGER', 'manager'],
    ['member', 'member'],
    [' Member ', 'member'],
    ['intern', null],
    ['', null],
  ])('"%s" is known as %s', (text, role) => expect(knownRole(text)).toBe(role));

  test.each([
    ['admin', 'administrator', 'administrator'],
    ['admin', 'member', 'admin'],
    ['manager', 'Manager', 'Manager'],
    ['member', 'administrator', 'member'],
    ['intern', 'intern', 'intern'],
    ['intern', 'guest', 'intern'],
  ])('%s, read as %s, is sent as %s', (role, read, sent) => expect(spelledRole(role, read)).toBe(sent));
});

test('an unknown verification state counts as none', () => {
  expect(knownVerificationState(' Verified')).toBe('verified');
  expect(knownVerificationState('blocked')).toBeNull();
});

test.each([
  ['pending', true],
  ['Verified', true],
  ['authorized', false],
  ['blocked', false],
])('somebody who is %s still has to be authorized: %j', (verificationState, isNew) => {
  expect(isNewcomer({ verificationState })).toBe(isNew);
});

describe('accountant, a flag or a label', () => {
  test.each([
    [1, true, null],
    [0, false, null],
    [true, true, null],
    [null, false, null],
    ['', false, null],
    ['0', false, null],
    ['false', false, null],
    ['true', true, null],
    [' TRUE ', true, null],
    [' Payroll ', true, 'Payroll'],
    ['Payroll 1', true, 'Payroll 1'],
    ['1st', true, '1st'],
  ])('%o is read as %s, with the label %s', (mark, isOne, label) => {
    expect(isAccountant(mark)).toBe(isOne);
    expect(accountantLabel(mark)).toBe(label);
  });

  test.each([
    [1, 0],
    [0, 1],
    [true, false],
    [false, true],
    ['1', '0'],
    ['false', 'true'],
    ['True', 'false'],
    [' 1 ', '0'],
    [null, 1],
    ['', 1],
    ['Payroll', 0],
  ])('%o is switched to %o', (read, sent) => expect(accountantAs(read, !isAccountant(read))).toBe(sent));

  test.each([1, 0, true, false, '1', 'false', 'Payroll'])('%o stays as it was read', (read) =>
    expect(accountantAs(read, isAccountant(read))).toBe(read),
  );

  test('no mark is switched off by 0', () => {
    expect([null, ''].map((read) => accountantAs(read, false))).toEqual([0, 0]);
  });
});

describe('social links are only http and https', () => {
  test.each([
    ['https://www.xing.com/profile/Jana', 'https://www.xing.com/profile/Jana'],
    ['HTTP://x.com/jana', 'http://x.com/jana'],
    [' linkedin.com/in/jana ', 'https://linkedin.com/in/jana'],
    ['//facebook.com/jana', 'https://facebook.com/jana'],
    ['intranet.local:8080/jana', 'https://intranet.local:8080/jana'],
    ['xing.com/profile:jana', 'https://xing.com/profile:jana'],
    ['xing.com/?next=https://x.com', 'https://xing.com/?next=https://x.com'],
    ['xing.com//jana', 'https://xing.com//jana'],
    ['x.y://https://x.com', null],
    ['javascript:alert(1)', null],
    ['JavaScript://x.com/%0aalert(1)', null],
    ['java\nscript:alert(1)', null],
    ['java\tscript:alert(1)', null],
    ['data:text/html,x', null],
    ['mailto:jana@nordfeld.example', null],
    ['http:x', null],
    ['jana-albrecht', null],
    ['@jana', null],
    ['nice to meet you.', null],
    ['', null],
  ])('%o leads to %o', (text, address) => expect(socialAddress(text)).toBe(address));

  test('whatever the text is, a social link leads to http or https only (R-12.8)', () => {
    const scheme = fc.constantFrom(
      '',
      'http:',
      'https://',
      'javascript:',
      'data:',
      '//',
      ' vbscript:',
      '\u0001',
    );
    fc.assert(
      fc.property(scheme, fc.string({ unit: 'grapheme' }), (start, rest) => {
        const address = socialAddress(start + rest);
        expect(address === null || /^https?:\/\//u.test(address)).toBe(true);
      }),
    );
  });

  test('social links that lead nowhere are left out', () => {
    const links = {
      xing: 'javascript:alert(1)',
      linkedin: 'linkedin.com/in/jana',
      facebook: '',
      twitter: '@jana',
    };
    expect(socialLinks(links)).toEqual([{ network: 'linkedin', address: 'https://linkedin.com/in/jana' }]);
  });

  test('social links are shown without their common parts', () => {
    expect(shortAddress('https://www.linkedin.com/in/jana/')).toBe('linkedin.com/in/jana');
    expect(shortAddress(' http://x.com ')).toBe('x.com');
    for (const text of ['@jana', 'x.com/?next=http://y.com', 'x.com/www.y.com'])
      expect(shortAddress(text)).toBe(text);
  });
});

test.each([
  ['030 23125 112', 'tel:03023125112'],
  ['+49 (0)30 / 23125-112', 'tel:+493023125112'],
  ['0049 (0)30 23', 'tel:00493023'],
  ['(030) 23125', 'tel:03023125'],
  ['030 23125 / 0171 4455', 'tel:03023125'],
  ['030/23125', 'tel:03023125'],
  ['030 23125, 0171 4455', 'tel:03023125'],
  ['030 23125 oder 0171 4455', 'tel:03023125'],
  ['030 23125 +49 171 4455', 'tel:03023125'],
  ['+49 30 23125-0 / -12', 'tel:+4930231250'],
  ['Tel.: +49 (0) 30 23125; Fax +49 30 23126', 'tel:+493023125'],
  ['(+49) 30 23125', 'tel:+493023125'],
  ['Tel. (+49) (0)30 23125', 'tel:+493023125'],
  ['Zi. 12, 030 23125', 'tel:03023125'],
  ['＋49 30 ２3125', 'tel:+493023125'],
  ['110', 'tel:110'],
  ['030 00 (0)12', 'tel:03000012'],
  ['+49 ( 0 ) 30 23', 'tel:+493023'],
  ['030.23125', 'tel:03023125'],
  ['030 23125/0171 4455', 'tel:03023125'],
  ['23125+49 171 4455', 'tel:23125'],
  ['030 23125 - +49 171 4455', 'tel:03023125'],
  ['ext.', null],
  ['', null],
])('the number %o is dialled as %o (R-12.34)', (text, address) => expect(phoneAddress(text)).toBe(address));

test.each([
  ['jana.albrecht@nordfeld.example', 'mailto:jana.albrecht@nordfeld.example'],
  ['jana?bcc=x@nordfeld.example', 'mailto:jana%3Fbcc%3Dx@nordfeld.example'],
  [' jana@nordfeld.example ', 'mailto:jana@nordfeld.example'],
  ['to jana@nordfeld.example', null],
  ['jana@nordfeld.example now', null],
  ['jana', null],
  ['', null],
])('a mail to %o goes to %o', (text, address) => expect(mailAddress(text)).toBe(address));
