import { describe, expect, test } from 'vitest';
import { context, earlier, event, guest, hansen, kessler, meeting, one, ownMail } from './meetings.fixture';
import { NO_IMPORTS, importItems, withImported } from './meetings';
import { record } from './monthEntries.fixture';

describe('the suggested pair', () => {
  test('the pair booked last under the same subject is suggested (R-6.11)', () => {
    const later = record(2, '2026-11-13', { description: 'Jour fixe', ...hansen });
    expect(one(meeting, { records: [earlier, later] }).suggestion).toEqual(hansen);
    expect(
      one(meeting, { records: [record(3, '2026-11-13', { description: 'Jour' })] }).suggestion,
    ).toBeNull();
    const nobody = record(4, '2026-11-13', { description: 'Jour fixe', customerId: null });
    expect(one(meeting, { records: [nobody] }).suggestion).toBeNull();
  });

  test("without the same subject, the attendees' domain decides: remembered, or from another known event (R-6.11)", () => {
    const review = event('2026-11-17T10:00', '2026-11-17T11:00', {
      subject: 'Review',
      attendees: [guest('a@kessler.example')],
    });
    const memory = { events: [], domains: [{ domain: 'kessler.example', pair: hansen }] };
    expect(one(review, { memory }).suggestion).toEqual(hansen);
    const known = { ...meeting, attendees: [guest('B@Kessler.example')] };
    const items = importItems([review, known], context({ records: [earlier] }));
    expect(items.map(({ suggestion }) => suggestion)).toEqual([kessler, kessler]);
  });

  test.each([
    'a@gmail.com',
    'b@T-Online.de',
    'c@yahoo.co.uk',
    'd@gmx.net',
    'e@live.de',
    'f@eu.nordfeld.example',
    'g@nordfeld.onmicrosoft.com',
    'h@nordfeld.co.at',
    'i@calendar.example',
  ])('free mail and the company itself teach nothing: %s (R-6.17)', (mail) => {
    const mails = { ownMail, calendarMail: 'jana@calendar.example' };
    const attendees = [guest(mail), guest(mail, 'none'), guest('x@kessler.example')];
    const after = withImported(
      NO_IMPORTS,
      [{ event: { ...meeting, attendees }, record: 1, pair: kessler }],
      ...Object.values(mails),
    );
    expect(after.domains).toEqual([{ domain: 'kessler.example', pair: kessler }]);
    const [, domain = ''] = mail.toLowerCase().split('@');
    const memory = { events: [], domains: [{ domain, pair: hansen }] };
    expect(one({ ...meeting, attendees: [guest(mail)] }, { memory, ...mails }).suggestion).toBeNull();
  });

  test('the domain with most attendees comes first, and colleagues do not count', () => {
    const memory = {
      events: [],
      domains: [
        { domain: 'nordfeld.example', pair: hansen },
        { domain: 'few.example', pair: hansen },
        { domain: 'many.example', pair: kessler },
      ],
    };
    const attendees = ['x@few.example', 'y@many.example', 'z@many.example'].map((mail) => guest(mail));
    expect(one({ ...meeting, attendees }, { memory }).suggestion).toEqual(kessler);
    expect(one({ ...meeting, attendees: [guest('max@nordfeld.example')] }, { memory }).suggestion).toBeNull();
  });
});
