/** The form of a fault before anything is typed. */
export const EMPTY_FAULT = { vendor: '', mode: '', times: '1', path: '' };
export type TypedFault = typeof EMPTY_FAULT;
export type WrongFault = Partial<Record<keyof TypedFault, string>>;

/** What keeps a typed fault from being injected, by field. */
export function wrongIn({ vendor, mode, times }: TypedFault): WrongFault {
  return {
    ...(vendor === '' && { vendor: 'Choose a vendor' }),
    ...(mode === '' && { mode: 'Choose what goes wrong' }),
    ...(!/^[1-9]\d{0,3}$/.test(times.trim()) && { times: 'Enter a whole number from 1 to 9999' }),
  };
}
