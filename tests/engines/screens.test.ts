import { decode } from 'fast-png';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { role } from './sought';
import { until } from './until';
import { type Visit, desktop, phone, visit } from './visit';

const addresses = [
  '/dashboard',
  '/work?view=list',
  '/work?view=week',
  '/work?view=calendar',
  '/work?view=calendar&span=month',
  '/work/import',
  '/work/account',
  '/work/account/absences',
  '/work/account/law',
  '/expenses',
  '/timesheets',
  '/timesheets/month/2026-11',
  '/timesheets/payroll?month=2026-10',
  '/customers/service-records',
  '/customers/service-records/new?customer=1&from=2026-10-01&to=2026-10-31',
  '/planner',
  '/planner/kanban/1',
  '/customers',
  '/customers/report',
  '/customer/2',
  '/project/5',
  '/employees',
  '/profile',
  '/about',
];

describe.each(['Firefox', 'WebKit'] as const)('the screens in %s', (name) => {
  let day: Visit;
  beforeAll(async () => {
    day = await visit(name);
    await day.signIn('manager');
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await day.keepPicture(`${name} ${task.name}`);
    await day.expectNoComplaint();
  });
  afterAll(async () => day?.end());

  test.each([
    ['a desktop', desktop],
    ['a narrow window', phone],
  ])('are shown in %s, none wider than the window', async (_, { width, height }) => {
    const { user } = day;
    await user.engine.resize(width, height);
    for (const address of addresses) {
      await user.open(address);
      await until(async () => expect((await user.seen({ css: 'main h1' })).length).toBeGreaterThan(0));
      const beyond = await user.run(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([address, beyond]).toEqual([address, 0]);
    }
    await user.engine.resize(desktop.width, desktop.height);
  });

  test('the hours of a calendar are lines on a white ground', async () => {
    const { user } = day;
    await user.open('/work?view=calendar');
    const { x, y, width, height } = await user.see({ css: 'fieldset[data-day="2026-11-20"]' });
    const { data, channels, width: line } = decode(await user.engine.picture());
    const column = Array.from({ length: Math.floor(height / 2) }, (_, down) => {
      const at = (Math.round(y + height / 4 + down) * line + Math.round(x + width / 2)) * channels;
      return [...data.subarray(at, at + 3)].join(',');
    });
    const white = column.filter((pixel) => pixel === '255,255,255').length;
    expect(white / column.length).toBeGreaterThan(0.9);
  });

  test('a mail address has no gaps', async () => {
    const { user } = day;
    await user.open('/profile');
    await user.see(role('heading', 'Tobias Reimann'));
    const gaps = await user.run(() => {
      const address = [...document.querySelectorAll('main span')].find(
        (one) => one.querySelector('wbr') && one.textContent?.includes('@'),
      );
      const boxes = [...(address?.childNodes ?? [])]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => {
          const range = document.createRange();
          range.selectNode(node);
          return range.getBoundingClientRect();
        });
      return boxes.slice(1).map((box, at) => Math.round(box.left - (boxes[at]?.right ?? 0)));
    });
    expect(gaps).toEqual([0, 0, 0]);
  });
});
