/** Written by the build (`room-texts.ts` beside its configuration): the loads of a room's texts, by the room and the locale. */
declare module 'virtual:room-texts' {
  type Load = () => Promise<{ default: Readonly<Record<string, unknown>> }>;
  const ROOMS: Readonly<Record<string, readonly Load[]>>;
  export default ROOMS;
}
