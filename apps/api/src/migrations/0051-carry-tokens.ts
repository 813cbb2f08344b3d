import { adding } from './running.ts';

/** Which framed pages have handed over what was typed in them: the hash of each page's token, once. docs/decisions/0118. */
export const carryTokens = adding('create table carry_tokens (token_hash text primary key, expires_at bigint not null)');
