import { APPLICATION_ID_PATTERN } from '@signet/rulebook/core/ids';
import { isMarket, type Market } from '@signet/rulebook/reference/locales';

/**
 * The application left for another country. Its id grants no access, so it may be stored on this
 * device. docs/readings.md 43.
 */
export type PreviousApplication = { id: string; market: Market };

const KEY = 'left-application';

export function savePreviousApplication(left: PreviousApplication): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    return; // the link in our emails leads back too
  }
}

export function readPreviousApplication(): PreviousApplication | undefined {
  try {
    const { id = '', market = '' } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as {
      id?: string;
      market?: string;
    }; // written above
    return APPLICATION_ID_PATTERN.test(id) && isMarket(market) ? { id, market } : undefined;
  } catch {
    return undefined;
  }
}
