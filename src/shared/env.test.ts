import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from './env';

const read = (variables: Record<string, string>) => readEnvironment(variables, 'https://tagwerk.example');

describe('the company', () => {
  test('a made-up company is used until one is configured', () => {
    const { environment, problems } = read({});
    expect(problems).toEqual([]);
    expect(environment.company.name).toMatch(/^Nordfeld/u);
    expect(environment.company.address).not.toBe('');
    expect(environment.company.logo).toBeNull();
  });

  test('a company with a configured name gets no made-up details', () => {
    const { environment } = read({ VITE_COMPANY_NAME: 'Łódź Öl GmbH' });
    expect(environment.company).toEqual({
      name: 'Łódź Öl GmbH',
      address: '',
      logo: null,
      links: [],
    });
  });

  test('the whole configuration of a company is read', () => {
    const { environment, problems } = read({
      VITE_COMPANY_NAME: 'Kesselhaus AG',
      VITE_COMPANY_ADDRESS: 'Am Markt 1, 04109 Leipzig',
      VITE_COMPANY_LOGO: '/logo.svg',
      VITE_COMPANY_XING: 'https://xing.example/k',
      VITE_COMPANY_LINKEDIN: 'https://linkedin.example/k',
      VITE_COMPANY_FACEBOOK: 'https://facebook.example/k',
      VITE_COMPANY_TWITTER: 'https://twitter.example/k',
    });
    expect(problems).toEqual([]);
    expect(environment.company).toEqual({
      name: 'Kesselhaus AG',
      address: 'Am Markt 1, 04109 Leipzig',
      logo: 'https://tagwerk.example/logo.svg',
      links: [
        { network: 'Xing', url: 'https://xing.example/k' },
        { network: 'LinkedIn', url: 'https://linkedin.example/k' },
        { network: 'Facebook', url: 'https://facebook.example/k' },
        { network: 'Twitter', url: 'https://twitter.example/k' },
      ],
    });
  });

  test.each([
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/svg+xml,%3Csvg/%3E',
    'https://cdn.example/a.jpg',
  ])('takes %s as logo', (logo) => {
    const { environment, problems } = read({ VITE_COMPANY_LOGO: logo });
    expect([environment.company.logo, problems]).toEqual([logo, []]);
  });

  test.each([
    ['VITE_COMPANY_LOGO', 'javascript:alert(1)'],
    ['VITE_COMPANY_LOGO', 'data:text/html,<script>alert(1)</script>'],
    ['VITE_COMPANY_XING', 'javascript:alert(1)'],
    ['VITE_COMPANY_LINKEDIN', ' JavaScript:alert(1)'],
    ['VITE_COMPANY_FACEBOOK', 'facebook.com/nordfeld'],
    ['VITE_COMPANY_TWITTER', 'data:text/html,x'],
  ])('%s does not take %s, and says so', (name, value) => {
    const { environment, problems } = read({ VITE_COMPANY_NAME: 'Kesselhaus AG', [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: `, 'u'));
    expect(environment.company.logo).toBeNull();
    expect(environment.company.links).toEqual([]);
  });
});

test("the company's time zone is read, and an unknown one is reported", () => {
  expect(read({ VITE_COMPANY_TIME_ZONE: 'Europe/Vienna' }).environment.companyTimeZone).toBe('Europe/Vienna');
  const { environment, problems } = read({ VITE_COMPANY_TIME_ZONE: 'Middle/Earth' });
  expect(environment.companyTimeZone).toBe('Europe/Berlin');
  expect(problems).toEqual(['VITE_COMPANY_TIME_ZONE: Europe/Berlin']);
});

describe('the step of hours', () => {
  test.each([
    ['', 0.5],
    ['0.25', 0.25],
    ['0,1', 0.1],
    ['1', 1],
  ])('the step %s is %d (R-4.38)', (value, step) => {
    const { environment, problems } = read({ VITE_HOURS_STEP: value });
    expect(environment.hoursStep).toBe(step);
    expect(problems).toEqual([]);
  });

  test.each(['0', '-0.5', '2', '0.3', '0.001', 'half'])(
    '%s is not a step, which is reported (R-4.38)',
    (value) => {
      const { environment, problems } = read({ VITE_HOURS_STEP: value });
      expect(environment.hoursStep).toBe(0.5);
      expect(problems).toEqual(['VITE_HOURS_STEP: 0.25']);
    },
  );
});

test('the company can configure the least length of a password', () => {
  expect(read({}).environment.passwordMin).toBeNull();
  expect(read({ VITE_PASSWORD_MIN: '12' }).environment.passwordMin).toBe(12);
  expect(read({ VITE_PASSWORD_MIN: 'long' }).problems).toEqual(['VITE_PASSWORD_MIN: 12']);
});

test('the report can be limited or switched off; a value with a typing error switches it off (R-16.41)', () => {
  expect(read({}).environment.reports).toBe('on');
  expect(read({ VITE_REPORTS: 'no-people' }).environment.reports).toBe('no-people');
  const { environment, problems } = read({ VITE_REPORTS: 'of' });
  expect(environment.reports).toBe('off');
  expect(problems).toEqual(['VITE_REPORTS: on, no-people, off']);
});

test('the time account can be switched off; a value with a typing error switches it off (R-17.33)', () => {
  expect(read({}).environment.hasAccount).toBe(true);
  expect(read({ VITE_ACCOUNT: 'off' }).environment.hasAccount).toBe(false);
  const { environment, problems } = read({ VITE_ACCOUNT: 'of' });
  expect(environment.hasAccount).toBe(false);
  expect(problems).toEqual(['VITE_ACCOUNT: on, off']);
});

describe('privacy, terms and imprint', () => {
  test('privacy, terms and imprint have no address until they are configured', () => {
    expect(read({}).environment.legal).toEqual({ privacy: null, terms: null, imprint: null });
  });

  test('privacy, terms and imprint may be on another host or on our own', () => {
    const { environment, problems } = read({
      VITE_PRIVACY_URL: 'https://nordfeld.example/privacy',
      VITE_TERMS_URL: '/terms.html',
    });
    expect(problems).toEqual([]);
    expect(environment.legal).toEqual({
      privacy: 'https://nordfeld.example/privacy',
      terms: '/terms.html',
      imprint: null,
    });
  });

  test.each(['VITE_PRIVACY_URL', 'VITE_TERMS_URL', 'VITE_IMPRINT_URL'])(
    '%s must not be a script, which is reported',
    (name) => {
      const { environment, problems } = read({ [name]: 'javascript:alert(1)' });
      expect(problems).toEqual([`${name}: https://…, /imprint.html`]);
      expect(Object.values(environment.legal)).toEqual([null, null, null]);
    },
  );
});

test.each(['time', '/time', 'time/', '//time/', '/ti me/', '/../'])(
  'the base path %s is reported, because it must begin and end with a slash (R-22.1)',
  (path) => {
    const { environment, problems } = read({ VITE_BASE_PATH: path });
    expect(problems).toEqual(['VITE_BASE_PATH: /, /time/']);
    expect(environment.basePath).toBe('/');
    expect(read({ VITE_BASE_PATH: '/time/test/' }).environment.basePath).toBe('/time/test/');
  },
);

test('the names of settings are those of `.env.example` (R-22.2)', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const names = Array.from(example.matchAll(/^(VITE_\w+)=/gmu), ([, name = '']) => name);
  expect([...readEnvironment({}, 'https://tagwerk.example').names].toSorted()).toEqual(names.toSorted());
});
