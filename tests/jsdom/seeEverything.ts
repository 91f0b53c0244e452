import { onTestFinished } from 'vitest';

/** Without layout nothing scrolls into view, so this makes every observed element visible. */
export function seeEverything(): void {
  const before = globalThis.IntersectionObserver;
  class AllSeen implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(target: Element): void {
      const box = target.getBoundingClientRect();
      const entry: IntersectionObserverEntry = {
        target,
        isIntersecting: true,
        intersectionRatio: 1,
        time: 0,
        boundingClientRect: box,
        intersectionRect: box,
        rootBounds: null,
      };
      queueMicrotask(() => this.#callback([entry], this));
    }
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return [];
    }
  }
  globalThis.IntersectionObserver = AllSeen;
  onTestFinished(() => {
    globalThis.IntersectionObserver = before;
  });
}
