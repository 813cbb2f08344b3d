import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import {
  failureEnvelope,
  isSameAddress,
  lowerCaseFields,
  newFingerprint,
  PROVE_FAILURES,
  successEnvelope,
  withFingerprint,
} from './envelope.ts';

/** The vendor's own link lifetime. */
const linkLifeMs = 5 * 60_000;

type Link = {
  sessionId: string;
  number: string;
  target: string;
  sourceIp: string;
  createdAtMs: number;
  deviceIp?: string;
  clickedInTime?: boolean;
};

const MATCHES = {
  own: 'true',
  other: 'false',
  fails: 'false',
  wifi: 'indeterminate',
  away: 'indeterminate',
} as const;

export function registerInstantLink(app: FastifyInstance, world: World): void {
  const byFirst = new Map<string, Link>();
  const bySecond = new Map<string, Link>();
  world.onReset(() => {
    byFirst.clear();
    bySecond.clear();
  });

  app.post('/fortified/2015/06/01/getAuthUrl', (request, reply) => {
    const fields = lowerCaseFields(request.body);
    const { sessionid = '', finaltargeturl = '', mobilenumber = '', sourceip = '' } = fields;
    if (sessionid === '' || !URL.canParse(finaltargeturl) || !/^\+?1?\d{10}$/.test(mobilenumber))
      return failureEnvelope(
        reply,
        fields,
        PROVE_FAILURES.missing,
        'SessionId, FinalTargetUrl and MobileNumber are needed',
      );
    const vfp = newFingerprint();
    const number = `+1${mobilenumber.slice(-10)}`;
    byFirst.set(vfp, {
      sessionId: sessionid,
      number,
      target: finaltargeturl,
      sourceIp: sourceip,
      createdAtMs: world.clock.now(),
    });
    world.networks.saw(number);
    return successEnvelope(reply, fields, {
      AuthenticationUrl: withFingerprint(
        `${world.config.publicUrl}/fortified/2015/06/01/continueAuth`,
        vfp,
      ),
      MobileOperatorName: 'Sandbox Wireless',
    });
  });

  app.get<{ Querystring: { vfp?: string } }>(
    '/fortified/2015/06/01/continueAuth',
    (request, reply) => {
      const link = byFirst.get(request.query.vfp ?? '');
      if (link === undefined)
        return reply.code(404).type('text/plain').send('This link is not known.');
      const isInTime = world.clock.now() < link.createdAtMs + linkLifeMs;
      link.clickedInTime ||= isInTime;
      link.deviceIp = request.ip;
      const second = newFingerprint();
      bySecond.set(second, link);
      return reply
        .header('cache-control', 'no-store')
        .redirect(withFingerprint(link.target, second), 302);
    },
  );

  app.post('/fortified/2015/06/01/instantLinkResult', (request, reply) => {
    const fields = lowerCaseFields(request.body);
    const link = bySecond.get(fields.verificationfingerprint ?? '');
    if (link === undefined)
      return failureEnvelope(
        reply,
        fields,
        PROVE_FAILURES.unknownFingerprint,
        'The VerificationFingerprint is not known',
      );
    if (link.sessionId !== fields.sessionid)
      return failureEnvelope(
        reply,
        fields,
        PROVE_FAILURES.otherSession,
        'The VerificationFingerprint belongs to another SessionId',
      );
    const state = world.networks.stateOf(link.number);
    return successEnvelope(reply, fields, {
      TransactionId: randomUUID(),
      PhoneNumber: link.number,
      Carrier: 'Sandbox Wireless',
      LineType: link.number.endsWith('0199') ? 'NonFixedVoIP' : 'Mobile',
      CountryCode: 'US',
      LinkClicked: link.clickedInTime === true,
      PhoneMatch: MATCHES[state],
      IpAddressMatch: state !== 'away' && isSameAddress(link.sourceIp, link.deviceIp ?? ''),
      SessionId: link.sessionId,
      DeviceIp: link.deviceIp ?? '',
    });
  });
}
