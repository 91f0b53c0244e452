import { describe, expect, test } from 'vitest';
import { MAX_MAIL_LETTERS, type MailParts, asLine, fittingFindings, mailBody, mailLink } from './mailText';

const parts = (findings: readonly string[]): MailParts => ({
  subject: 'Hours & more',
  before: 'Hello,\n\nplease look:',
  findings,
  after: 'Bye',
  more: (count) => `and ${count} more`,
});
const address = 'mailto:jana%40x@nordfeld.example';

describe('a mail about findings', () => {
  test.each([
    ['short', 'Mo 12.10.', 20, 20],
    ['umlauts, six characters a letter', 'ä'.repeat(100), 20, 2],
    ['emoji, twelve characters a letter', '🙂'.repeat(50), 20, 2],
    ['exactly full', 'x'.repeat(1705), 1, 1],
    ['one too long', 'x'.repeat(1706), 1, 0],
  ])('has at most 1,800 encoded characters: %s (R-16.70)', (_name, finding, count, fitting) => {
    const mail = parts(Array(count).fill(finding));
    expect(fittingFindings(mail)).toBe(fitting);
    const link = mailLink(address, mail);
    expect(link.length).toBeLessThanOrEqual(address.length + 1 + MAX_MAIL_LETTERS);
    const body = new URLSearchParams(link.slice(link.indexOf('?'))).get('body');
    expect(body?.includes(`and ${count - fitting} more`)).toBe(fitting < count);
    expect(body).toBe(mailBody(mail, fitting).replaceAll('\n', '\r\n'));
    expect(mailBody(mail)).not.toContain('more');
    expect(mailBody(parts(['a', 'b']))).toBe('Hello,\n\nplease look:\n\na\nb\n\nBye');
    expect(fittingFindings({ ...mail, before: 'x'.repeat(2000) })).toBe(0);
  });

  test.each([
    ['a\r\nBcc: x@y.example\tb', 'a Bcc: x@y.example b'],
    ['a\u2028b\u0000c', 'a b c'],
    ['\u202Egnp.exe', 'gnp.exe'],
    [' a ', 'a'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['half \uD83D', 'half \uFFFD'],
    ['👩‍💻 &body=<b>', '👩‍💻 &body=<b>'],
    ['😀'.repeat(50), `${'😀'.repeat(39)}…`],
  ])('%j of others stays within its line (R-16.70)', (text, line) => {
    expect(asLine(text, 40)).toBe(line);
    const link = new URL(mailLink(address, parts([asLine(text, 40)])));
    expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(link.searchParams.get('body')).toContain(line);
  });
});
