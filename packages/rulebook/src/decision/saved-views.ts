/** Ids of saved views, beside which the names of our own views stand in addresses. */
export const SAVED_VIEW_ID_PATTERN = /^view_[A-Za-z0-9_-]{22}$/;

/** Whoever saved a view may remove it; one of the team also those who hand cases out. */
export const mayRemoveView = ({
  isOwn,
  isShared,
  mayHandOut,
}: {
  isOwn: boolean;
  isShared: boolean;
  mayHandOut: boolean;
}): boolean => isOwn || (isShared && mayHandOut);
