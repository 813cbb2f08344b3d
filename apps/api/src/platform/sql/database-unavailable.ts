/** SQLSTATE of a server that cannot serve now: connections, resources, operator's hand, full disk, a standby, a statement cut short or to be repeated. */
const UNAVAILABLE_STATES = /^(08\w{3}|53\w{3}|57P\d\d|57014|58030|25006|25P03|40001|40P01)$/;
/** The same from the socket and the file system. */
const UNAVAILABLE_CODES = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC)$/;
/** The driver's own faults bear no code. */
const UNAVAILABLE_MESSAGES =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|timeout expired|Client has encountered a connection error|Client was closed)/;

/** True for a fault that says "not now" of the database, in either driver: the same call may succeed a moment later. */
export function isDatabaseUnavailable(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  const { code } = fault as { code?: unknown }; // a driver's or the system's, where there is one
  if (typeof code === 'string' && code !== '') return UNAVAILABLE_STATES.test(code) || UNAVAILABLE_CODES.test(code);
  return UNAVAILABLE_MESSAGES.test(fault.message);
}
