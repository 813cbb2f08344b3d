import type { ClientConfig } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';

/**
 * A hung server keeps connections open, so each wait is limited here: to connect, and past the
 * server's own statement timeout.
 */
const connectTimeoutMs = 1_500;
const answerGraceMs = 300;
const keepAliveAfterMs = 10_000;

type Address = { connectionString: string } | Omit<ClientConfig, 'password'>;

/** Where a connection leads, and how long it may take to open and to answer. */
export type ConnectionOptions = Address & {
  password?: () => Promise<string>;
  connectionTimeoutMillis: number;
  query_timeout: number;
  keepAlive: true;
  keepAliveInitialDelayMillis: number;
};

/** The options of one address; a `password` that is asked for replaces the one in it. */
export const connectionOptions = ({
  url,
  password,
  statementTimeoutMs,
}: {
  url: string;
  password: (() => Promise<string>) | undefined;
  statementTimeoutMs: number;
}): ConnectionOptions => ({
  // The driver prefers an address's own password, also the empty one.
  ...(password === undefined
    ? { connectionString: url }
    : { ...parseIntoClientConfig(url), password }),
  connectionTimeoutMillis: connectTimeoutMs,
  query_timeout: statementTimeoutMs + answerGraceMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveAfterMs,
});
