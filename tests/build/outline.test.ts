// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import de from '@/shared/i18n/locales/de/auth.json' with { type: 'json' };
import en from '@/shared/i18n/locales/en/auth.json' with { type: 'json' };
import { waysOf, withWays } from './outline';

const page = readFileSync('index.html', 'utf8');
const tokens = readFileSync('src/shared/ui/styles/_tokens.scss', 'utf8');

/** The tokens by name in one theme; white is written both ways. */
function colours(text: string, prefix: string, isDark: boolean): Map<string, string> {
  const [light = '', dark = ''] = text.split("[data-bs-theme='dark'] {");
  const block = (isDark ? dark : light).split('}')[0] ?? '';
  const found = block.matchAll(new RegExp(`--${prefix}-([\\w-]+): (#[\\da-f]{3,6});`, 'gu'));
  return new Map([...found].map(([, name = '', value = '']) => [name, value.replace('#ffffff', '#fff')]));
}

describe('the outline in index.html', () => {
  // The outline calls what is pressed a bar.
  const sameAs: Readonly<Record<string, string>> = { bar: 'press' };

  test.each([
    ['light', false],
    ['dark', true],
  ])('has the colours of the tokens: %s', (_theme, isDark) => {
    const [, style = ''] = page.split('<style>');
    const outlined = colours(style, 'o', isDark);
    const known = colours(tokens, 'tw', isDark);
    expect(outlined.size).toBeGreaterThan(8);
    for (const [name, value] of outlined)
      expect([name, value]).toEqual([name, known.get(sameAs[name] ?? name)]);
  });

  test.each([
    ['de', de],
    ['en', en],
  ])('has the words of the sign-in screen: %s', (language, texts) => {
    const [, body = ''] = page.split(/class="o-box"|class="o-art"/u);
    const words = [...body.matchAll(new RegExp(`<span class="o-${language}">([^<]+)</span`, 'gu'))];
    expect(words.map(([, word]) => word)).toEqual([
      texts.signIn,
      texts.signInLead,
      texts.signInLeadProviders,
      texts.mail,
      texts.password,
      texts.signIn,
    ]);
  });

  it('shows the providers that the configuration offers', () => {
    expect(withWays(page, waysOf({}))).toBe(page);
    expect(withWays(page, waysOf({ VITE_MSAL_CLIENT_ID: ' ' }))).toBe(page);
    expect(withWays(page, waysOf({ VITE_GOOGLE_CLIENT_ID: 'x' }))).toContain(
      '<div class="o-box" data-providers="1">',
    );
    expect(withWays(page, waysOf({ VITE_DEMO: 'true' }))).toContain(
      '<div class="o-box" data-providers="2" data-demonstration>',
    );
    expect(waysOf({ VITE_DEMO: 'true', VITE_GOOGLE_CLIENT_ID: 'x', VITE_MSAL_CLIENT_ID: 'y' })).toEqual({
      providers: 2,
      isDemonstration: false,
    });
    expect(() => withWays('<p>', waysOf({ VITE_DEMO: 'true' }))).toThrow('no outline');
  });
});
