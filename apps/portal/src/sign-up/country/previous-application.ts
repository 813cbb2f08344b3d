import { isMarket, type Market } from '@signet/rulebook/reference/markets';
import { APPLICATION_ID } from '@signet/rulebook/routes';

/** The application that a person left for another country; its id is no authority, so this device may know it. decisions.md, section 3, Ids. */
export type LeftApplication = { id: string; market: Market };

const KEY = 'left-application';

/** Remembers it, so that Help can lead back. */
export function rememberLeft(left: LeftApplication): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    return; // the link in our e-mails leads back as well
  }
}

/** The one that was left last; undefined where there is none. */
export function leftApplication(): LeftApplication | undefined {
  try {
    const { id = '', market = '' } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { id?: string; market?: string }; // written above
    return APPLICATION_ID.test(id) && isMarket(market) ? { id, market } : undefined;
  } catch {
    return undefined;
  }
}
