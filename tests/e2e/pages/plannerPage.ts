import type { Locator, Page } from '@playwright/test';
import { guidOf } from '../../accounts';
import { seedBoard } from '../../service/seed/manyTasks';
import type { Service } from '../../service/service';

/** A finger that touches the screen. */
interface Finger {
  /** Moves in small steps by so many pixels, and stays on the screen. */
  move(right: number, down: number): Promise<void>;
  lift(): Promise<void>;
}

/** The planner, as a user sees it. */
export class PlannerPage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a board by its link in the hub. */
  async openBoard(title: string): Promise<void> {
    await this.page.goto('/planner');
    await this.page.getByRole('link', { name: title }).click();
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button') })
      .first()
      .waitFor();
  }

  /**
   * Opens a board of the member's with 8 buckets ("Spalte 1" …) and 1,000 tasks; returns the first card of the first
   * bucket.
   */
  async openLargeBoard(service: Service): Promise<{ readonly first: Locator; readonly title: string }> {
    const id = seedBoard(service, guidOf(service, 'member'), { title: 'Groß', buckets: 8, count: 1000 });
    await this.page.goto(`/planner/kanban/${id}`);
    const first = this.bucket('Spalte 1').getByRole('listitem').first();
    return { first, title: (await first.locator('[data-rfd-drag-handle-draggable-id]').textContent()) ?? '' };
  }

  bucket(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  card(title: string | RegExp): Locator {
    return this.page.getByRole('button', { name: title, exact: typeof title === 'string' });
  }

  in(bucket: string, title: string): Locator {
    return this.bucket(bucket).getByRole('button', { name: title, exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Presses the mouse button on a card, and moves it in small steps to another place without dropping it. */
  async carry(card: Locator, to: { readonly x: number; readonly y: number }): Promise<void> {
    const box = await card.boundingBox();
    if (!box) throw new Error('the card is not there');
    const { mouse } = this.page;
    await mouse.move(box.x + 20, box.y + 8);
    await mouse.down();
    await mouse.move(box.x + 32, box.y + 16, { steps: 4 });
    await mouse.move(to.x, to.y, { steps: 12 });
  }

  /** The position of a bucket: in its middle, near the top of its cards. */
  async placeOf(bucket: string): Promise<{ x: number; y: number }> {
    const box = await this.bucket(bucket)
      .getByRole('list', { name: /^Tasks: / })
      .boundingBox();
    if (!box) throw new Error('the bucket is not there');
    return { x: box.x + box.width / 2, y: box.y + 40 };
  }

  async middleOf(target: Locator): Promise<{ x: number; y: number }> {
    const box = await target.boundingBox();
    if (!box) throw new Error('the target is not there');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Holds a finger on a card until the card is lifted. */
  async press(card: Locator): Promise<Finger> {
    const finger = await this.finger(card, false);
    await this.page.locator('[data-dragging]').waitFor();
    return finger;
  }

  /** Swipes a card to the left at once, because a pause would be a long press. */
  async swipe(card: Locator): Promise<Finger> {
    return this.finger(card, true);
  }

  private async finger(card: Locator, isMoving: boolean): Promise<Finger> {
    const box = await card.boundingBox();
    if (!box) throw new Error('the card is not there');
    const session = await this.page.context().newCDPSession(this.page);
    // A swipe to the left needs room there, so it starts at the right.
    let [x, y] = [box.x + (isMoving ? box.width - 20 : 30), box.y + 10];
    const touch = async (type: 'touchStart' | 'touchMove') =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    const sent = [touch('touchStart')];
    for (let step = 0; step < (isMoving ? 20 : 0); step += 1) {
      x -= 10;
      sent.push(touch('touchMove'));
    }
    await Promise.all(sent);
    return {
      move: async (right, down) => {
        for (let step = 0; step < 20; step += 1) {
          x += right / 20;
          y += down / 20;
          await touch('touchMove');
        }
      },
      lift: async () => {
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await session.detach();
      },
    };
  }
}
