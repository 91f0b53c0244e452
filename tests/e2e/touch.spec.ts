import type { Page } from '@playwright/test';
import type { AccountName } from '../accounts';
import { expect, openScreen, test } from './fixtures';

/** A phone in both orientations, a small phone, and a tablet: all of them are touch screens, whatever their width. */
const sizes = [
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/**
 * Controls that a finger would miss: targets below 44 px, measured by the area that a tap hits, with another target
 * closer than that; fields whose font size makes a phone zoom in; a sidebar with a scroll bar of its own. Links in
 * running text may be as small as the text (WCAG 2.5.8).
 */
function missed(): string[] {
  const kinds = 'a[href], button, summary, select, textarea, input, [role="combobox"], [role="option"]';
  // Half of 44, minus one for rounding to pixels.
  const reach = 21;
  const around = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4);

  function targetAt(x: number, y: number): Element | null {
    const hit = document.elementFromPoint(x, y)?.closest(`${kinds}, label`) ?? null;
    return hit instanceof HTMLLabelElement ? hit.control : hit;
  }

  function isTooSmall(target: Element): boolean {
    const box = target.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (targetAt(x, y - reach) === target && targetAt(x, y + reach) === target) return false;
    return around.some((angle) => {
      const near = targetAt(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
      return near !== null && near !== target;
    });
  }

  function isSubject(target: Element): boolean {
    const { pointerEvents, display } = getComputedStyle(target);
    const box = target.getBoundingClientRect();
    if (!target.checkVisibility({ visibilityProperty: true }) || box.width < 4) return false;
    if (pointerEvents === 'none' || target.closest('[inert], [disabled], [href="#content"]')) return false;
    const words = [...(target.parentElement?.childNodes ?? [])].filter((node) => node instanceof Text);
    return !(target.matches('a') && display === 'inline' && words.some((text) => text.data.trim() !== ''));
  }

  const top = document.querySelector('[role="dialog"]') ?? document;
  const subjects = [...top.querySelectorAll(kinds)].filter((target) => isSubject(target));
  const tooSmall = subjects.filter((target) => {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return isTooSmall(target);
  });
  const typed =
    'select, textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';
  const tooFine = subjects
    .filter((target) => target.matches(typed))
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16);
  const rail = [...document.querySelectorAll('aside')].filter(
    (side) => getComputedStyle(side).overflowY !== 'visible' && side.scrollHeight > side.clientHeight,
  );
  scrollTo(0, 0);
  return [...tooSmall, ...tooFine, ...rail].map((element) => {
    const { width, height } = element.getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    return `${element.tagName} ${element.className} "${name}" ${Math.round(width)}x${Math.round(height)}`;
  });
}

async function expectNothingMissed(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.poll(async () => page.evaluate(missed), `${size.width} x ${size.height}`).toEqual([]);
  }
}

type Screen = readonly [address: string, shows: string];

const screens: readonly (readonly [AccountName, readonly Screen[]])[] = [
  [
    'member',
    [
      ['/dashboard', 'Abnahmeprotokoll Werk 2 an Kessler senden'],
      ['/work', '19,5 von 40 h'],
      ['/expenses', '1.592,85 €'],
      ['/timesheets', 'Oktober 2026 · 181,0 h'],
      ['/timesheets/month/2026-11', '9,0'],
      ['/planner', 'Stadtwerke Lindenau'],
      ['/planner/kanban/1', 'Zählerliste Halle 5 anfordern'],
      ['/employees', 'Nils Carstens'],
      ['/profile', 'jana.albrecht@nordfeld.example'],
    ],
  ],
  [
    'manager',
    [
      ['/customers', 'Brauhaus Obermoos KG'],
      ['/customer/2', '1.390,0'],
      ['/project/5', '982,0'],
    ],
  ],
];

test.describe('on touch screens, in German,', { tag: '@phone' }, () => {
  test.use({ language: 'de' });
  test.skip(({ isMobile }) => !isMobile, 'a mouse is precise');

  for (const [name, addresses] of screens) {
    test.describe(name, () => {
      test.use({ signedInAs: name });

      for (const [address, shows] of addresses) {
        test.describe(address, () => {
          test('targets have 44 px and typed text 16 px (R-1.36)', async ({ page }) => {
            await openScreen(page, address, shows);
            await expectNothingMissed(page);
          });
        });
      }
    });
  }

  test.describe('on a member’s touch screen', () => {
    test.use({ signedInAs: 'member' });

    test('no keys are hinted at (R-1.37)', async ({ page }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      await openScreen(page, '/work', '19,5 von 40 h');
      await expect(page.locator('.tw-key-cap:visible')).toHaveCount(0);
      await page.getByRole('button', { name: 'Neuer Eintrag' }).click();
      await expect(page.getByRole('button', { name: 'Speichern und schließen' })).toBeVisible();
      await expect(page.locator('.tw-key-cap:visible')).toHaveCount(0);
    });

    test('targets have 44 px in the dialog of an entry and its calendar (R-1.36)', async ({ page }) => {
      await openScreen(page, '/work', '19,5 von 40 h');
      await page.getByRole('button', { name: 'Neuer Eintrag' }).click();
      await page.getByRole('button', { name: 'mehrere Tage' }).click();
      await expect(page.getByRole('grid')).toBeVisible();
      await expectNothingMissed(page);
    });

    test('targets have 44 px for the parts that quick entry has understood (R-1.36)', async ({ page }) => {
      await openScreen(page, '/work', '19,5 von 40 h');
      await page.getByRole('combobox', { name: 'Schnelleingabe' }).fill('2h Kess');
      const chips = page.getByRole('group', { name: 'Erkannt' }).getByRole('button');
      await expect(chips).toHaveCount(5);
      for (const chip of await chips.all()) {
        expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    });

    test('no keys are hinted at in a wide window either', async ({ page }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      await openScreen(page, '/work?view=week', '19,5 von 40 h');
      await expect(page.getByRole('grid')).toBeVisible();
      await expect(page.locator('.tw-key-cap:visible')).toHaveCount(0);
    });

    test('a rail that is higher than the window scrolls with the page, and its menu button stays (R-1.38)', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      await openScreen(page, '/work', '19,5 von 40 h');
      const entries = page.getByRole('navigation', { name: 'Hauptnavigation' });
      await expect(entries.getByRole('link', { name: 'Übersicht' })).toBeInViewport();
      await page.mouse.wheel(0, 300);
      await expect(entries.getByRole('link', { name: 'Planer' })).toBeInViewport();
      await page.mouse.wheel(0, 600);
      await expect(entries.getByRole('link', { name: 'Planer' })).not.toBeInViewport();
      await page.getByRole('button', { name: 'Menü ausklappen' }).click();
      await expect(entries.getByRole('link', { name: 'Übersicht' })).toBeInViewport();
    });
  });
});
