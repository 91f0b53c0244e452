import type { Page } from '@playwright/test';
import { PAGE_SIZE } from '@/domain/limits';
import { jpegOf } from '../e2e/pictureFiles';
import type { Service } from '../service/service';
import { markupOf, showMarkup } from './floor';
import { inTime } from './inTime';
import type { Stage } from './stage';
import type { Result } from './table';

declare global {
  interface Window {
    scrollFrames?: number[];
  }
}

const peopleCount = 200;
const pages = peopleCount / PAGE_SIZE;
/** In pixels per second, as when the wheel is turned quickly. */
const scrollSpeed = 3000;

/** A different picture for each person, because equal ones would be decoded only once. */
function pictureOf(person: number, width: number, height: number): string {
  const colorOf = (x: number, y: number) => [
    60 + ((x * 37 + y * 61 + person * 13) % 160),
    128 + ((person * 7 + x) % 40),
    128 - ((person * 11 + y) % 40),
  ];
  const picture = jpegOf({ width: width / 8, height: height / 8, colorOf });
  return `data:image/jpeg;base64,${picture.toString('base64')}`;
}

/** Adds people with photos in all sizes and a background, as `domain/people/picture.ts` makes them. */
function seedPeople({ db }: Service): void {
  db.inTransaction(() => {
    for (let at = 0; at < peopleCount; at += 1) {
      const name = `viele${String(at).padStart(3, '0')}`;
      db.run(
        `insert into users (guid, username, mail, givenname, surname, role, verificationState, phone, company,
           department, xing, linkedin, photo, photoMedium, photoSmall, background)
         values (?, ?, ?, 'Viele', ?, 'member', 'authorized', '0821 99812', 'Nordfeld Software & Beratung GmbH',
           'Entwicklung', ?, ?, ?, ?, ?, ?)`,
        name,
        name,
        `${name}@nordfeld.example`,
        `Nummer ${String(at).padStart(3, '0')}`,
        `https://www.xing.com/profile/${name}`,
        `https://www.linkedin.com/in/${name}`,
        pictureOf(at, 1024, 1024),
        pictureOf(at, 320, 320),
        pictureOf(at, 96, 96),
        pictureOf(at, 1800, 600),
      );
    }
  });
}

/** Runs in the page: records the duration of each frame. */
function observeFrames(): void {
  const frames: number[] = [];
  window.scrollFrames = frames;
  const follow = (last: number) => {
    requestAnimationFrame((now) => {
      frames.push(now - last);
      if (window.scrollFrames === frames) follow(now);
    });
  };
  requestAnimationFrame(follow);
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.POSITIVE_INFINITY;

/** Scrolls from one end of the page to the other by the wheel, and returns the durations of the frames. */
async function scrollThrough(page: Page, direction: 'down' | 'up'): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  const far = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await page.evaluate(observeFrames);
  await session.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 450,
    yDistance: direction === 'down' ? -far : far,
    speed: scrollSpeed,
    gestureSourceType: 'mouse',
  });
  const frames = await page.evaluate(() => {
    const seen = window.scrollFrames ?? [];
    delete window.scrollFrames;
    return seen;
  });
  await session.detach();
  const place = await page.evaluate(() => scrollY);
  const end = direction === 'down' ? far : 0;
  if (Math.abs(place - end) > 2)
    throw new Error(`scrolling ${direction} ended at ${place} px instead of ${end}`);
  return frames;
}

/** Runs in the page: whether the people are shown, and the visible cards have their pictures. */
function isSightComplete(): boolean {
  const cards = [...document.querySelectorAll('.tw-grid:not(.is-skeleton) .tw-emp')];
  // If skeletons were scrolled, the page would become higher meanwhile.
  if (cards.length === 0) return false;
  const inSight = cards.filter((card) => card.getBoundingClientRect().top < innerHeight);
  return inSight.every((card) => !/Viele/u.test(card.textContent) || card.querySelectorAll('img').length > 1);
}

/**
 * Scrolls each page of the directory down and up as soon as it is shown, and at the end the markup of one page alone.
 */
async function scrollPages(page: Page) {
  const frames = { down: [] as number[], up: [] as number[] };
  for (let at = 0; at < pages; at += 1) {
    const first = at * PAGE_SIZE + 1;
    await page.getByText(`Entries ${first} to ${first + PAGE_SIZE - 1}`).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    // Starts as soon as the visible cards have their pictures, because a user who looks for a person scrolls on then.
    await inTime('the people in sight have their photos', page.waitForFunction(isSightComplete));
    frames.down.push(...(await scrollThrough(page, 'down')));
    await page.waitForLoadState('networkidle');
    frames.up.push(...(await scrollThrough(page, 'up')));
    if (at + 1 < pages) await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await showMarkup(page, await markupOf(page));
  const bare: number[] = [];
  for (const direction of ['down', 'up', 'down', 'up'] as const)
    bare.push(...(await scrollThrough(page, direction)));
  return { ...frames, bare };
}

/**
 * Measures the directory of 200 people with photos and backgrounds, scrolled page by page. On the first way down, its
 * last pictures are still being loaded.
 */
export async function measurePeople(stage: Stage): Promise<Result[]> {
  seedPeople(stage.server.service);
  const context = await stage.visit('member');
  const page = await context.newPage();
  await page.goto(`${stage.gateway.url}/employees`);
  const { down, up, bare } = await scrollPages(page);
  await context.close();
  const floor = { of: 'its markup', value: percentile(bare, 0.95) };
  const figure = { unit: 'ms', decimals: 1, floor, budget: 1.25 } as const;
  return [
    { name: '200 people, down: 95 % of the frames', value: percentile(down, 0.95), ...figure },
    { name: '200 people, up again: 95 % of the frames', value: percentile(up, 0.95), ...figure },
  ];
}
