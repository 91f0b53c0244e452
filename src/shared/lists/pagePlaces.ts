/** How many pages of the way back are remembered; older ones open at the top. */
const MOST = 30;

/** The places that the pages of this visit want to restore, by the key of their entry in the browser's history. */
export class PagePlaces {
  readonly #places = new Map<string, object>();

  get(key: string): object | undefined {
    return this.#places.get(key);
  }

  set(key: string, place: object): void {
    this.#places.delete(key);
    this.#places.set(key, place);
    const [oldest] = this.#places.keys();
    if (this.#places.size > MOST && oldest !== undefined) this.#places.delete(oldest);
  }
}
