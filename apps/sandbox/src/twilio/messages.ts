import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import twilio from 'twilio';
import type { World } from '../world.ts';
import { twilioAuthToken, twilioError } from './credentials.ts';

type Status = 'queued' | 'sent' | 'delivered';
type Text = {
  sid: string;
  account: string;
  to: string;
  from: string;
  body: string;
  status: Status;
  createdAtMs: number;
  callback: string | undefined;
};
type Body = {
  To?: string;
  From?: string;
  MessagingServiceSid?: string;
  Body?: string;
  StatusCallback?: string;
};
type Params = { account: string };

const STEPS: { status: Status; afterMs: number }[] = [
  { status: 'sent', afterMs: 200 },
  { status: 'delivered', afterMs: 600 },
];

/** Twilio Messaging: the text arrives at once; its statuses follow as signed callbacks. */
export function registerMessages(app: FastifyInstance, world: World): void {
  const texts = new Map<string, Text>();
  world.onReset(() => texts.clear());

  app.post<{ Params: Params; Body: Body }>(
    '/2010-04-01/Accounts/:account/Messages.json',
    (request, reply) => {
      const {
        To: to = '',
        From,
        MessagingServiceSid,
        Body: body = '',
        StatusCallback: callback,
      } = request.body ?? {};
      if (!/^\+[1-9]\d{7,14}$/.test(to))
        return twilioError(reply, 400, 21211, `Invalid 'To' Phone Number: ${to}`);
      if (body === '') return twilioError(reply, 400, 21602, 'Message body is required.');
      if (!From && !MessagingServiceSid)
        return twilioError(
          reply,
          400,
          21603,
          "A 'From' or 'MessagingServiceSid' parameter is required.",
        );
      const sid = `SM${randomBytes(16).toString('hex')}`;
      const from = From ?? '+15005550006';
      const text: Text = {
        sid,
        account: request.params.account,
        to,
        from,
        body,
        status: 'queued',
        createdAtMs: world.clock.now(),
        callback,
      };
      texts.set(sid, text);
      world.phones.deliver(to, { to, from, text: body });
      for (const step of STEPS)
        setTimeout(() => report(world, text, step.status), step.afterMs).unref();
      return reply.code(201).send(view(text));
    },
  );

  app.get<{ Params: Params & { file: string } }>(
    '/2010-04-01/Accounts/:account/Messages/:file',
    (request, reply) => {
      const text = texts.get(request.params.file.replace(/\.json$/, ''));
      return text
        ? reply.send(view(text))
        : twilioError(reply, 404, 20404, 'The requested resource was not found');
    },
  );
}

function report(world: World, text: Text, status: Status): void {
  text.status = status;
  if (!text.callback) return;
  const fields = {
    MessageSid: text.sid,
    SmsSid: text.sid,
    AccountSid: text.account,
    MessageStatus: status,
    SmsStatus: status,
    To: text.to,
    From: text.from,
  };
  const signature = twilio.getExpectedTwilioSignature(twilioAuthToken, text.callback, fields);
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': signature,
  };
  const rawBody = new URLSearchParams(fields).toString();
  void world.webhooks.send({
    vendor: 'twilio',
    name: `message.${status}`,
    url: text.callback,
    headers,
    rawBody,
    shown: fields,
  });
}

function view(text: Text) {
  const date = new Date(text.createdAtMs).toUTCString().replace('GMT', '+0000');
  return {
    sid: text.sid,
    account_sid: text.account,
    messaging_service_sid: null,
    to: text.to,
    from: text.from,
    body: text.body,
    status: text.status,
    direction: 'outbound-api',
    num_segments: String(Math.ceil(text.body.length / 160)),
    num_media: '0',
    error_code: null,
    error_message: null,
    price: null,
    price_unit: 'USD',
    api_version: '2010-04-01',
    date_created: date,
    date_updated: date,
    date_sent: text.status === 'queued' ? null : date,
    uri: `/2010-04-01/Accounts/${text.account}/Messages/${text.sid}.json`,
    subresource_uris: {},
  };
}
