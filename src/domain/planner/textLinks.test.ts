import { describe, expect, test } from 'vitest';
import { linksIn } from './textLinks';

const found = (text: string) => linksIn(text).map(({ start, end }) => text.slice(start, end));

describe('links in a text', () => {
  test.each([
    ['„https://a.example/x“', ['https://a.example/x']],
    ['“https://a.example/x”, says he', ['https://a.example/x']],
    ['«https://a.example» ‹https://b.example›', ['https://a.example', 'https://b.example']],
    ['»https://a.example«', ['https://a.example']],
    ['‚https://a.example/x‘ ’https://b.example’', ['https://a.example/x', 'https://b.example']],
    [`"https://a.example" 'https://b.example'`, ['https://a.example', 'https://b.example']],
    ['「https://a.example/あ」。', ['https://a.example/あ']],
    [
      'See https://a.example/x. Then: https://b.example/?q=1!',
      ['https://a.example/x', 'https://b.example/?q=1'],
    ],
    ['(https://a.example/x), [https://b.example].', ['https://a.example/x', 'https://b.example']],
    ['https://de.wikipedia.org/wiki/Bau_(Begriff)', ['https://de.wikipedia.org/wiki/Bau_(Begriff)']],
    ['(see https://en.wikipedia.org/wiki/A_(b).)', ['https://en.wikipedia.org/wiki/A_(b)']],
    ['https://en.wikipedia.org/wiki/D’Artagnan…', ['https://en.wikipedia.org/wiki/D’Artagnan']],
    ['https://a.example/a,b;c:d/', ['https://a.example/a,b;c:d/']],
    ['**https://a.example** _https://b.example_', ['https://a.example', 'https://b.example']],
    ['https://müller.example/straße', ['https://müller.example/straße']],
    ['http://intranet/wiki http://[::1]:8080/', ['http://intranet/wiki', 'http://[::1]:8080/']],
    ['{http://127.0.0.1/x} https://a.example/{id}/x', ['http://127.0.0.1/x', 'https://a.example/{id}/x']],
    ['jana@mail.firma.example', ['jana@mail.firma.example']],
    ['HTTPS://A.example und www.b.example!', ['HTTPS://A.example', 'www.b.example']],
    ['https://a.example–https', ['https://a.example–https']],
    ['jürgen.müller@firma.example', ['jürgen.müller@firma.example']],
    ["„jana@müller.example“, <o'neil@x.example>", ['jana@müller.example', "o'neil@x.example"]],
    ['mailto:a@b.example; (c+d@e.example).', ['mailto:a@b.example', 'c+d@e.example']],
    ['a@b.example/c@d.example,e@f.example', ['a@b.example', 'c@d.example', 'e@f.example']],
    ['https://a.example/@jana and @jana', ['https://a.example/@jana']],
    ['https:// https://. javascript:alert(1) a@b a@@b.example xhttps://a', []],
    ['http://a:b:c', []],
  ])('in %j they are %j (R-11.86)', (text, links) => expect(found(text)).toEqual(links));

  test('mail leads to the whole address, www to http (R-11.86)', () => {
    const text = 'jürgen@firma.example www.b.example https://www.c.example';
    expect(linksIn(text).map(({ address }) => address)).toEqual([
      'mailto:jürgen@firma.example',
      'http://www.b.example',
      'https://www.c.example',
    ]);
  });

  test.each([
    'a.'.repeat(5000),
    "a'".repeat(5000),
    `https://a${')'.repeat(9990)}`,
    '(['.repeat(5000),
    'https://'.repeat(1250),
  ])('hostile text %# takes no time (R-11.86)', (text) => {
    const start = performance.now();
    linksIn(text);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
