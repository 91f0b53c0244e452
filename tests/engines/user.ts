import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Engine, InputSource } from './engine';
import * as v from 'valibot';
import { type Sought, find } from './inPage';
import { keyCodes } from './keys';
import { until } from './until';

const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const seen = v.object({
  x: v.number(),
  y: v.number(),
  width: v.number(),
  height: v.number(),
  text: v.string(),
  hasFocus: v.boolean(),
  /** Why it cannot be pressed: what lies above its middle, or that it moves. */
  covered: v.string(),
});

type Seen = v.InferOutput<typeof seen>;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a user of the page does and sees, in any engine. */
export class User {
  readonly engine: Engine;
  readonly #origin: string;
  /** Errors, warnings and violations of the pages that were left. */
  readonly complaints: string[] = [];

  constructor(engine: Engine, origin: string) {
    this.engine = engine;
    this.#origin = origin;
  }

  async open(address: string): Promise<void> {
    await this.listen();
    await this.engine.open(this.#origin + address);
  }

  async reload(): Promise<void> {
    await this.listen();
    await this.engine.reload();
  }

  /** Takes down what went wrong in the current page. */
  async listen(): Promise<void> {
    this.complaints.push(...(await this.run(() => globalThis.complaints?.splice(0) ?? [])));
  }

  /** Runs a function in the page; it uses nothing from its surroundings but its arguments. */
  async run<Args extends unknown[], Result>(
    action: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const script = `(${String(action)})(${args.map((one) => JSON.stringify(one)).join(', ')})`;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the function that ran
    return JSON.parse(await this.engine.run(script)) as Result;
  }

  /** The visible elements, without waiting. */
  async seen(sought: Sought): Promise<readonly Seen[]> {
    if (await this.run(() => !globalThis.TestingLibraryDom))
      await this.engine.run(`(() => {${queries}\nreturn 0})()`);
    const script = `(async () => {
      const find = ${String(find)};
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const all = find(${JSON.stringify(sought)});
      const before = all.map((one) => one.getBoundingClientRect());
      await frame(); await frame();
      return all.map((one, at) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const above = document.elementFromPoint(x + width / 2, y + height / 2);
        const isFree = above === null || one.contains(above) || above.contains(one) || above.closest('label')?.control === one;
        const isStill = before[at].x === x && before[at].y === y;
        return { x, y, width, height, text: one.textContent ?? '', hasFocus: one === document.activeElement,
          covered: isFree ? (isStill ? '' : 'it moves') : above.outerHTML.slice(0, 200) };
      });
    })()`;
    return v.parse(v.array(seen), JSON.parse(await this.engine.run(script)));
  }

  /** Waits for the one element that is meant. */
  async see(sought: Sought): Promise<Seen> {
    return until(async () => {
      const all = await this.seen(sought);
      const [one] = all;
      if (!one || all.length > 1)
        throw new Error(
          `${all.length} elements are ${JSON.stringify(sought)}: ${all.map((it) => it.text.slice(0, 60)).join(' | ')}`,
        );
      return one;
    });
  }

  /** Waits until the page contains a text, seen or only heard. */
  async said(content: RegExp): Promise<void> {
    await until(async () => {
      const all = await this.run(() => document.body.textContent ?? '');
      if (!content.test(all)) throw new Error(`nowhere is ${String(content)}`);
    });
  }

  async gone(sought: Sought): Promise<void> {
    await until(async () => {
      if ((await this.seen(sought)).length > 0) throw new Error(`${JSON.stringify(sought)} is still there`);
    });
  }

  /** The middle of an element that can be pressed, scrolled into view. */
  async place(sought: Sought): Promise<Seen> {
    return until(async () => {
      await this.see(sought);
      await this.engine.run(
        `(${String(find)})(${JSON.stringify(sought)})[0].scrollIntoView({ block: 'nearest', inline: 'nearest' })`,
      );
      const one = await this.see(sought);
      if (one.covered !== '') throw new Error(`${JSON.stringify(sought)} cannot be pressed: ${one.covered}`);
      return one;
    });
  }

  async click(sought: Sought): Promise<void> {
    const { x, y, width, height } = await this.place(sought);
    await this.drag([{ x: x + width / 2, y: y + height / 2 }]);
  }

  async doubleClick(sought: Sought): Promise<void> {
    const { x, y, width, height } = await this.place(sought);
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#mouse([
      { type: 'pointerMove', duration: 0, x: Math.round(x + width / 2), y: Math.round(y + height / 2) },
      ...press,
      ...press,
    ]);
  }

  /** Moves the focus there, as Tab would in the end. */
  async focus(sought: Sought): Promise<void> {
    await this.see(sought);
    await this.engine.run(`(${String(find)})(${JSON.stringify(sought)})[0].focus()`);
  }

  /** Presses the mouse button at the first point, moves over the others, and lets go. */
  async drag(points: readonly Point[]): Promise<void> {
    const [first, ...others] = points.map(({ x, y }) => ({
      type: 'pointerMove',
      duration: 16,
      x: Math.round(x),
      y: Math.round(y),
    }));
    if (!first) return;
    const [down, up] = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    // As a hand, it holds still before it lets go: the page follows the pointer once a frame.
    await this.#mouse([first, down, ...others, { type: 'pause', duration: 300 }, up]);
  }

  /** Presses keys, such as `Control+Enter`. */
  async press(...all: string[]): Promise<void> {
    for (const keys of all) {
      const codes = keys.split(/(?<=.)\+/u).map((key) => keyCodes[key] ?? key);
      await this.#keys([
        ...codes.map((value) => ({ type: 'keyDown', value })),
        ...codes.toReversed().map((value) => ({ type: 'keyUp', value })),
      ]);
    }
  }

  async type(content: string): Promise<void> {
    await this.#keys(
      Array.from(content).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  /** Replaces the text of a field. */
  async write(sought: Sought, content: string): Promise<void> {
    await this.click(sought);
    await this.press('Control+a');
    await this.type(content);
  }

  async choose(css: string, file: string): Promise<void> {
    await this.engine.choose(`document.querySelector(${JSON.stringify(css)})`, file);
  }

  async #keys(actions: InputSource['actions']): Promise<void> {
    await this.engine.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  async #mouse(actions: InputSource['actions']): Promise<void> {
    await this.engine.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }
}
