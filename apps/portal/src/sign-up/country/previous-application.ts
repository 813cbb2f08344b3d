import { APPLICATION_ID_PATTERN } from '@signet/rulebook/core/ids';
import { isMarket, type Market } from '@signet/rulebook/reference/markets';

/** The application that a person left for another country; its id is no authority, so this device may know it. decisions.md, section 3, Ids. */
export type PreviousApplication = { id: string; market: Market };

const KEY = 'left-application';

/** Remembers it, so that Help can lead back. */
export function savePreviousApplication(left: PreviousApplication): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    return; // the link in our e-mails leads back as well
  }
}

/** The one that was left last; undefined where there is none. */
export function readPreviousApplication(): PreviousApplication | undefined {
  try {
    const { id = '', market = '' } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { id?: string; market?: string }; // written above
    return APPLICATION_ID_PATTERN.test(id) && isMarket(market) ? { id, market } : undefined;
  } catch {
    return undefined;
  }
}
