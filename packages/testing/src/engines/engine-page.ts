export const XPATH = '//';

export const pressable = (words: string): string =>
  `//*[self::button or self::a][contains(normalize-space(), "${words}")]`;

export type EnginePage = {
  goto: (url: string) => Promise<void>;
  url: () => Promise<string>;
  back: () => Promise<void>;
  refresh: () => Promise<void>;
  /**
   * Evaluates a JavaScript expression; it must not be a promise, which WebKit's driver does not
   * await.
   */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Clears and fills the field; throws Error when it is not found. */
  fill: (selector: string, text: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  select: (selector: string, value: string) => Promise<void>;
  inFrame: (selector: string, act: (frame: EngineFrame) => Promise<void>) => Promise<void>;
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
};

export type EngineFrame = Pick<EnginePage, 'fill' | 'click' | 'evaluate'>;

/** A browser whose windows share no state. */
export type Engine = { open: () => Promise<EnginePage>; stop: () => Promise<void> };
