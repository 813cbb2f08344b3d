/** What a selector finds; one that begins with `//` is an XPath. */
export const XPATH = '//';

/** A button or link by its words. */
export const pressable = (words: string): string => `//*[self::button or self::a][contains(normalize-space(), "${words}")]`;

/** One window of a browser that Playwright cannot drive here; every act is what a person's would be, through the browser's own input. */
export type EnginePage = {
  goto: (url: string) => Promise<void>;
  url: () => Promise<string>;
  back: () => Promise<void>;
  refresh: () => Promise<void>;
  /** The value of a JavaScript expression in the page; it may not be a promise, which WebKit's driver does not wait for. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Empties the field that the selector finds, and types; throws Error where there is none. */
  fill: (selector: string, text: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  /** Chooses an option of a `select` by its value. */
  select: (selector: string, value: string) => Promise<void>;
  /** Acts inside the frame that the selector finds, then comes back. */
  inFrame: (selector: string, act: (frame: EngineFrame) => Promise<void>) => Promise<void>;
  /** What the window shows, as PNG. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
};

export type EngineFrame = Pick<EnginePage, 'fill' | 'click' | 'evaluate'>;

/** A browser that opens windows, each a stranger to the others. */
export type Engine = { open: () => Promise<EnginePage>; stop: () => Promise<void> };
