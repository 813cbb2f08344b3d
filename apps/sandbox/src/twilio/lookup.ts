import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';

type Lookup = { Params: { number: string }; Querystring: { Fields?: string } };

/**
 * Twilio Lookup, version 2: line type. For Canadian numbers the vendor withholds it without
 * approval (60601).
 */
export function registerLookup(app: FastifyInstance, world: World): void {
  app.get<Lookup>('/v2/PhoneNumbers/:number', (request, reply) => {
    const number = `+${request.params.number.replaceAll(/\D/g, '')}`;
    const isValid = /^\+1[2-9]\d{2}[2-9]\d{6}$/.test(number);
    if (isValid) world.networks.saw(number);
    const isCanadian = isValid && CANADIAN_AREA_CODES.has(number.slice(2, 5));
    const wantsLineType = (request.query.Fields ?? '').includes('line_type_intelligence');
    return reply.send({
      calling_country_code: isValid ? '1' : null,
      country_code: isValid ? (isCanadian ? 'CA' : 'US') : null,
      phone_number: number,
      national_format: isValid
        ? `(${number.slice(2, 5)}) ${number.slice(5, 8)}-${number.slice(8)}`
        : null,
      valid: isValid,
      validation_errors: isValid ? [] : ['INVALID_LENGTH'],
      line_type_intelligence: wantsLineType && isValid ? lineType(number, isCanadian) : null,
      url: `/v2/PhoneNumbers/${number}`,
    });
  });
}

function lineType(number: string, isCanadian: boolean) {
  if (number.endsWith('0199')) {
    return {
      type: 'nonFixedVoip',
      carrier_name: 'Sandbox VoIP',
      mobile_country_code: null,
      mobile_network_code: null,
      error_code: null,
    };
  }
  if (isCanadian)
    return {
      type: null,
      carrier_name: null,
      mobile_country_code: null,
      mobile_network_code: null,
      error_code: 60601,
    };
  return {
    type: 'mobile',
    carrier_name: 'Sandbox Wireless',
    mobile_country_code: '310',
    mobile_network_code: '260',
    error_code: null,
  };
}

export const CANADIAN_AREA_CODES = new Set(
  (
    '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 506 514 519 ' +
    '548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905'
  ).split(' '),
);
