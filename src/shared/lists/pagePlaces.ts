/** So many pages of the way back are remembered; who goes back further begins at the top. */
const MOST = 30;

/** Where the pages of this visit were left, by the key of their entry in the browser's history. */
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
