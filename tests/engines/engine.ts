/** A key or a pointer and what it does next, as WebDriver and WebDriver BiDi both spell it. */
export interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly Readonly<Record<string, string | number>>[];
}

/** A browser with one window, driven by its own protocol. */
export interface Engine {
  readonly name: 'Firefox' | 'WebKit';
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a script in the page and returns its result as JSON. It may return a promise. */
  run(script: string): Promise<string>;
  act(sources: readonly InputSource[]): Promise<void>;
  /** Puts a file into the file input that the script returns. */
  choose(script: string, file: string): Promise<void>;
  /** Gives the page this size. */
  resize(width: number, height: number): Promise<void>;
  /** A picture of the page as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}
