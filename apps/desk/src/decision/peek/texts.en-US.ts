export const TEXTS = {
  facts: 'Facts',
  move: 'next, previous case',
  open: 'Open the case',
  yours: 'Yours until {until}',
  heldBy: 'Claimed by {name} until {until}',
};
