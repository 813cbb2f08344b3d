import { generateKeyPairSync, sign } from 'node:crypto';

type CertificateOptions = {
  names: readonly [string, ...string[]];
  from?: Date;
  to?: Date;
};

const dayMs = 86_400_000;
const TAG = {
  integer: 0x02,
  bits: 0x03,
  bytes: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;
const OID = {
  ecdsaWithSha256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02],
  commonName: [0x55, 0x04, 0x03],
  subjectAltName: [0x55, 0x1d, 0x11],
} as const;

function der(tag: number, ...parts: readonly (Uint8Array | readonly number[] | string)[]): Buffer {
  const content = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Uint8Array.from(part))),
  );
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Uint8Array.from([tag, ...size]), content]);
}

const timeOf = (date: Date): Buffer =>
  der(TAG.time, `${date.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`);

/**
 * A key and its self-signed certificate (RFC 5280), by default valid from yesterday until tomorrow.
 */
export function selfSignedCertificate({
  names,
  from = new Date(Date.now() - dayMs),
  to = new Date(Date.now() + dayMs),
}: CertificateOptions): {
  key: string;
  cert: string;
} {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(TAG.sequence, der(TAG.oid, OID.ecdsaWithSha256));
  const name = der(
    TAG.sequence,
    der(TAG.set, der(TAG.sequence, der(TAG.oid, OID.commonName), der(TAG.utf8, names[0]))),
  );
  const dnsName = 0x82;
  const altNames = der(TAG.sequence, ...names.map((one) => der(dnsName, one)));
  const extensions = der(
    TAG.sequence,
    der(TAG.sequence, der(TAG.oid, OID.subjectAltName), der(TAG.bytes, altNames)),
  );
  const [version3, extensionsOf] = [0xa0, 0xa3];
  const body = der(
    TAG.sequence,
    der(version3, der(TAG.integer, [2])),
    der(TAG.integer, [1]),
    algorithm,
    name,
    der(TAG.sequence, timeOf(from), timeOf(to)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(extensionsOf, extensions),
  );
  const signature = sign('sha256', body, privateKey);
  const cert = der(TAG.sequence, body, algorithm, der(TAG.bits, [0], signature));
  const lines = cert.toString('base64').replace(/.{64}(?=.)/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
