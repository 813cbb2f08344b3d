import type { PhoneLinkReason } from '@signet/rulebook/phone/phone-link';
import { toE164 } from '@signet/rulebook/reference/locales';
import { z } from 'zod';
import { ProviderDown } from '../platform/provider-down.ts';
import type { NetworkPort, PhoneLinkPort } from './port.ts';
import { buildProveClient, PROVE_VENDOR, type ProveSettings } from './prove-client.ts';

const FORTIFIED = '/fortified/2015/06/01';
const MOBILE = '/mobileauth/2014/07/01';

const yesNo = z.union([z.boolean(), z.string()]).transform((value) => String(value).toLowerCase());
const authUrlReply = z.object({ authenticationurl: z.url() });
const linkResult = z.object({
  phonenumber: z.string(),
  linetype: z.string().nullish(),
  linkclicked: yesNo,
  phonematch: yesNo,
  ipaddressmatch: yesNo.nullish(),
  sessionid: z.string(),
});
type LinkResult = z.infer<typeof linkResult>;
const redirectReply = z.object({ redirecttargeturl: z.url() });
const numberReply = z.object({ mobilenumber: z.string() });

const nationalDigits = (number: string): string => number.replace(/\D/g, '').slice(-10);

/** Landlines and non-fixed VoIP numbers cannot be verified by a text. docs/readings.md 123. */
const LINES_TAKEN = ['mobile', 'fixedvoip'];
/**
 * The first matching row says why a link does not verify the phone; on Wi-Fi the IP address
 * decides.
 */
const REFUSALS: readonly {
  when: (result: LinkResult, phone: string) => boolean;
  reason: PhoneLinkReason;
}[] = [
  { when: ({ linkclicked }) => linkclicked !== 'true', reason: 'expired' },
  { when: ({ phonenumber }, phone) => nationalDigits(phonenumber) !== phone, reason: 'otherPhone' },
  { when: ({ phonematch }) => phonematch === 'false', reason: 'otherPhone' },
  {
    when: ({ linetype }) => !LINES_TAKEN.includes((linetype ?? '').toLowerCase()),
    reason: 'lineType',
  },
  {
    when: ({ phonematch, ipaddressmatch }) => phonematch !== 'true' && ipaddressmatch !== 'true',
    reason: 'elsewhere',
  },
];

/** Browsers are redirected to the vendor's device host and its sibling hosts only. */
function isVendorHost(address: string, deviceUrl: string): boolean {
  const [{ hostname, protocol }, device] = [new URL(address), new URL(deviceUrl).hostname];
  const family = device.split('.').length > 2 ? device.slice(device.indexOf('.')) : `.${device}`;
  return /^https?:$/.test(protocol) && (hostname === device || hostname.endsWith(family));
}

/**
 * "Instant Link" and "MobileAuth", without the vendor's SDK, whose license forbids it.
 * docs/readings.md 123.
 */
export function buildProve(settings: ProveSettings): {
  links: PhoneLinkPort;
  network: NetworkPort;
} {
  const { call } = buildProveClient(settings);
  const rejected = () => new ProviderDown(PROVE_VENDOR, 'status', 200); // HTTP 200 with a refusal in the body

  return {
    links: {
      begin: async ({ session, phone, target, ip }) => {
        const fields = {
          SessionId: session,
          SourceIp: ip,
          FinalTargetUrl: target,
          MobileNumber: toE164(phone),
        };
        const answer = await call(`${FORTIFIED}/getAuthUrl`, fields, authUrlReply);
        const fingerprint = answer.ok
          ? new URL(answer.response.authenticationurl).searchParams.get('vfp')
          : undefined;
        if (!answer.ok) throw rejected();
        if (!fingerprint) throw new ProviderDown(PROVE_VENDOR, 'shape');
        return { fingerprint };
      },
      continueUrl: (fingerprint) => {
        const url = new URL(`${settings.deviceUrl}${FORTIFIED}/continueAuth`);
        url.searchParams.set('vfp', fingerprint);
        return url.href;
      },
      result: async ({ session, phone, fingerprint }) => {
        const answer = await call(
          `${FORTIFIED}/instantLinkResult`,
          { SessionId: session, VerificationFingerprint: fingerprint },
          linkResult,
        );
        if (!answer.ok || answer.response.sessionid !== session) return 'unknown';
        const reason = REFUSALS.find(({ when }) => when(answer.response, phone))?.reason;
        return reason === undefined ? 'proven' : { failed: reason };
      },
    },
    network: {
      ask: async ({ ip, target }) => {
        const answer = await call(
          `${MOBILE}/authenticateByRedirect`,
          { DeviceIp: ip, FinalTargetUrl: target },
          redirectReply,
        );
        if (!answer.ok) throw rejected();
        const { redirecttargeturl: redirectUrl } = answer.response;
        if (!isVendorHost(redirectUrl, settings.deviceUrl))
          throw new ProviderDown(PROVE_VENDOR, 'shape');
        return { redirectUrl };
      },
      number: async (fingerprint) => {
        const answer = await call(
          `${MOBILE}/authenticateByRedirectFinish`,
          { VerificationFingerprint: fingerprint },
          numberReply,
        );
        return answer.ok ? nationalDigits(answer.response.mobilenumber) : undefined;
      },
    },
  };
}
