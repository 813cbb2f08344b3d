import { LIMITS } from '@signet/rulebook/core/limits';
import { numberAt, textAt } from '@signet/rulebook/core/records';
import nodemailer from 'nodemailer';
import { ProviderDown, toProviderDown } from '../platform/provider-down.ts';
import { AddressRefused, type MailPort } from './port.ts';

type Settings = {
  url: string;
  from: string;
  /** Refuses a server that does not offer STARTTLS. */
  requireTls?: boolean;
  timeoutMs?: number;
};

export function buildSmtp({
  url,
  from,
  requireTls = false,
  timeoutMs = LIMITS.providerTimeoutMs,
}: Settings): MailPort {
  const limits = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  };
  const { protocol, hostname, port, username, password } = new URL(url);
  const transport = nodemailer.createTransport({
    host: hostname,
    port: Number(port || (protocol === 'smtps:' ? 465 : 587)),
    secure: protocol === 'smtps:',
    requireTLS: requireTls,
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...limits,
    pool: true, // a connection for each mail costs a handshake, and servers limit them
    maxConnections: LIMITS.smtpConnections,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, from: name, replyTo, subject, text, html, stopUrl }) => {
      try {
        await transport.sendMail({
          from: senderOf(from, name),
          replyTo,
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(stopUrl === undefined ? {} : { headers: oneClickHeaders(stopUrl) }),
          messageId: `<${id}@${host}>`,
        });
      } catch (error) {
        throw isAddressRefused(error) ? new AddressRefused(replyCodeOf(error)) : downOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Enables one-click unsubscribe in mail clients (RFC 8058). */
const oneClickHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function senderOf(
  configured: string,
  name: string | undefined,
): string | { name: string; address: string } {
  const address = /<([^>]+)>/.exec(configured)?.[1] ?? configured;
  return name === undefined ? configured : { name, address };
}

/**
 * A refused recipient has its own code; a refusal of the whole mail is an outage, and is tried
 * again.
 */
const permanent = 500;
function isAddressRefused(error: unknown): boolean {
  return (
    textAt(error, 'code') === 'EENVELOPE' &&
    textAt(error, 'command') === 'RCPT TO' &&
    replyCodeOf(error) >= permanent
  );
}

/** As the library sets it when the server replied; else 0. */
const replyCodeOf = (error: unknown): number => numberAt(error, 'responseCode') ?? 0;

function downOf(error: unknown): ProviderDown {
  const responseCode = replyCodeOf(error);
  return responseCode === 0
    ? toProviderDown('smtp', error)
    : new ProviderDown('smtp', 'status', responseCode);
}
