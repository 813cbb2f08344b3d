let lastRow: string | undefined;
let lastQueue = '/queue/all';

/** The row that had focus last, so that focus returns to it from its case. */
export const noteRow = (key: string): void => {
  lastRow = key;
};

export const rowToReturnTo = (): string | undefined => lastRow;

/** The view with its filters that was read last, which a case leads back to. */
export const noteQueue = (path: string): void => {
  lastQueue = path;
};

export const queueToReturnTo = (): string => lastQueue;
