// Copied beside the client that hey-api generates, which it uses as a developer would.
import { client } from './client/client.gen.ts';
import {
  addManualAccount,
  createApplication,
  getApplication,
  getConfigs,
  onboardApplication,
  updateApplication,
  verifyOtp,
} from './client/index.ts';

type Given = {
  origin: string;
  cookie: string;
  phone: string;
  /** Lets the checks run that the product makes in the background. */
  settle: () => Promise<unknown>;
  /** The code that was texted. */
  readCode: () => Promise<string>;
};

const mostReads = 40;

/** A sole trader from nothing to an approved account with a bank. */
export async function signUp({ origin, cookie, phone, settle, readCode }: Given) {
  client.setConfig({ baseUrl: origin, headers: { cookie }, throwOnError: true });
  const headers = { Origin: origin, 'X-Requested-With': 'signet' };
  const made = await createApplication({
    headers,
    query: { find: true },
    body: { application: { currency: 'USD' } },
    throwOnError: true,
  });
  const path = { id: made.data.id };
  await updateApplication({
    path,
    headers: { ...headers, 'If-Match': `"${made.data.version}"` },
    body: {
      applicant: {
        name: { firstName: 'Ana', lastName: 'Ruiz' },
        email: { emailAddress: 'ana@example.com' },
        phone: { localPhoneNumber: phone },
        dob: '1987-09-23',
        governmentIdentification: { value: '7294' },
      },
      company: {
        registered: 'NO',
        dba: 'Ana Bakes',
        gpv: 'band1',
        hasPartners: 'NO',
        mccDetails: { id: '31' },
        address: {
          line1: '500 Howard St',
          city: 'San Francisco',
          territory: 'CA',
          zip: '94105',
        },
      },
    },
    throwOnError: true,
  });
  const configs = await getConfigs({ query: { currency: 'USD' }, throwOnError: true });
  await onboardApplication({
    path,
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    body: { terms: { signed: true, ...configs.data.terms } },
    throwOnError: true,
  });
  const read = async () => {
    await settle();
    return (await getApplication({ path, throwOnError: true })).data;
  };
  const until = async (isThere: (seen: Awaited<ReturnType<typeof read>>) => boolean) => {
    for (let reads = 0; reads < mostReads; reads += 1) {
      const seen = await read();
      if (isThere(seen)) return seen;
    }
    throw new Error('the application has not come that far');
  };
  await until(({ page }) => page === 'otp');
  await verifyOtp({ path, headers, body: { code: await readCode() }, throwOnError: true });
  await until(({ decision }) => decision === 'APPROVED');
  const linked = await addManualAccount({
    path,
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    body: {
      fullName: 'Ana Ruiz',
      accountType: 'CHECKING',
      routingNumber: '011000138',
      accountNumber: '000123456789',
    },
    throwOnError: true,
  });
  return {
    id: path.id,
    decision: linked.data.application.decision,
    bank: linked.data.bank?.status,
  };
}
