let lastRow: string | undefined;

/** The row that had focus last, so that focus returns to it from its case. */
export const noteRow = (key: string): void => {
  lastRow = key;
};

export const rowToReturnTo = (): string | undefined => lastRow;
