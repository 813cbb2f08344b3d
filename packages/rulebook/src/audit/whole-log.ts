type AuditFilter = {
  reference?: string;
  from?: number;
  until?: number;
  staffId?: string;
  action?: string;
};

/** Whether a filter takes the whole log of one application, so that its end can be proven. */
export const isWholeLog = ({ reference, ...others }: AuditFilter): boolean =>
  reference !== undefined && Object.values(others).every((value) => value === undefined);
