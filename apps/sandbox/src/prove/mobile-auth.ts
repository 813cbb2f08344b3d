import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { World } from '../world.ts';
import {
  failureEnvelope,
  lowerCaseFields,
  newFingerprint,
  PROVE_FAILURES,
  successEnvelope,
  withFingerprint,
} from './envelope.ts';

const otherNumber = '+12025550100';

/**
 * The phone this browser is on: from the `sandbox_phone` cookie, otherwise the number vendors saw
 * last.
 */
function phoneOf(request: FastifyRequest, world: World): string | undefined {
  const cookieNumber = /(?:^|;\s*)sandbox_phone=(?:%2B|\+)?(\d{11})/.exec(
    request.headers.cookie ?? '',
  )?.[1];
  return cookieNumber === undefined ? world.networks.inHand() : `+${cookieNumber}`;
}

/** MobileAuth: the browser's mobile network reveals its phone number, without a text. */
export function registerMobileAuth(app: FastifyInstance, world: World): void {
  const pending = new Map<string, { target: string }>();
  const answered = new Map<string, { number: string | undefined }>();
  world.onReset(() => {
    pending.clear();
    answered.clear();
  });

  app.post('/mobileauth/2014/07/01/authenticateByRedirect', (request, reply) => {
    const fields = lowerCaseFields(request.body);
    const { deviceip = '', finaltargeturl = '' } = fields;
    if (deviceip === '' || !URL.canParse(finaltargeturl))
      return failureEnvelope(
        reply,
        fields,
        PROVE_FAILURES.missing,
        'DeviceIp and FinalTargetUrl are needed',
      );
    const vfp = newFingerprint();
    pending.set(vfp, { target: finaltargeturl });
    const address = withFingerprint(
      `${world.config.publicUrl}/mobileauth/2014/07/01/redirect`,
      vfp,
    );
    return successEnvelope(reply, fields, { RedirectTargetUrl: address });
  });

  app.get<{ Querystring: { vfp?: string } }>(
    '/mobileauth/2014/07/01/redirect',
    (request, reply) => {
      const link = pending.get(request.query.vfp ?? '');
      if (link === undefined)
        return reply.code(404).type('text/plain').send('This address is not known.');
      const phone = phoneOf(request, world);
      const state = phone === undefined ? 'wifi' : world.networks.stateOf(phone);
      const number = state === 'own' ? phone : state === 'other' ? otherNumber : undefined;
      const vfp = newFingerprint();
      answered.set(vfp, { number });
      return reply
        .header('cache-control', 'no-store')
        .redirect(withFingerprint(link.target, vfp), 302);
    },
  );

  app.post('/mobileauth/2014/07/01/authenticateByRedirectFinish', (request, reply) => {
    const fields = lowerCaseFields(request.body);
    const vfp = fields.verificationfingerprint ?? '';
    const answer = answered.get(vfp);
    answered.delete(vfp); // single use
    if (answer === undefined)
      return failureEnvelope(
        reply,
        fields,
        PROVE_FAILURES.unknownFingerprint,
        'The VerificationFingerprint is not known',
      );
    if (answer.number === undefined)
      return failureEnvelope(reply, fields, PROVE_FAILURES.noNumber, 'The network told no number');
    return successEnvelope(reply, fields, {
      MobileNumber: answer.number,
      MobileOperatorName: 'Sandbox Wireless',
      PayfoneAlias: `alias-${vfp.slice(0, 8)}`,
    });
  });
}
