export const TEXTS = {
  title: 'History',
  earlier: 'Earlier',
  today: 'Today, {time}',
};
