/** Rooms that somebody passes through one after the other come together, under the name of one: fewer requests, and they pack better. */
const TOGETHER: Readonly<Record<string, string>> = {
  phone: 'identity',
  'tax-id': 'identity',
  bank: 'decision',
  accounts: 'decision',
  partners: 'decision',
};

/** The name of the chunk that holds a room's screens; its texts in a locale lie in `texts-<name>-<locale>`. The build writes it, the server names it. */
export const chunkOfRoom = (room: string): string => TOGETHER[room] ?? room;

/** Parts of a screen that few see, with the libraries behind them: each is fetched by `lazy` when it is wanted, and lies in no room's chunk. */
export const SELDOM_SEEN = /[\\/](?:change-number\.tsx|qr-code\.tsx|help-answers[\\/][\w.-]+\.tsx?)$/;
