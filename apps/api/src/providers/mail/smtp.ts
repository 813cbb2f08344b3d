import { LIMITS } from '@signet/rulebook/limits';
import nodemailer from 'nodemailer';
import { asDown } from '../provider-down.ts';
import type { MailPort } from './port.ts';

/** Mail by SMTP, whatever the provider. providers.md, section 5. */
export function buildSmtp({ url, from }: { url: string; from: string }): MailPort {
  const limits = {
    connectionTimeout: LIMITS.providerTimeoutMs,
    greetingTimeout: LIMITS.providerTimeoutMs,
    socketTimeout: LIMITS.providerTimeoutMs,
  };
  const { protocol, hostname, port, username, password } = new URL(url);
  const transport = nodemailer.createTransport({
    host: hostname,
    port: Number(port || (protocol === 'smtps:' ? 465 : 587)),
    secure: protocol === 'smtps:',
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, html }) => {
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, messageId: `<${id}@${host}>` });
      } catch (error) {
        throw asDown('smtp', error);
      }
    },
    close: () => transport.close(),
  };
}
