import { APPLICATION_ID_PATTERN } from '@signet/rulebook/core/ids';
import { isMarket, type Market } from '@signet/rulebook/reference/locales';

/** The application that a person left for another country; its id is no authority, so this device may know it. docs/readings.md 43. */
export type PreviousApplication = { id: string; market: Market };

const KEY = 'left-application';

export function savePreviousApplication(left: PreviousApplication): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    return; // the link in our e-mails leads back as well
  }
}

export function readPreviousApplication(): PreviousApplication | undefined {
  try {
    const { id = '', market = '' } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { id?: string; market?: string }; // written above
    return APPLICATION_ID_PATTERN.test(id) && isMarket(market) ? { id, market } : undefined;
  } catch {
    return undefined;
  }
}
