import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '@signet/testing/programs';
import type { InjectedFault } from '@signet/testing/sandbox-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProviders, type Providers } from '../providers.ts';
import { type ApiUnderTest, breakVendor, clearVendorFaults } from './test-api.ts';

/** Faults of a vendor at a step; `other`: it responds about another person. */
const FAULTS = ['500', '503', 'garbage', 'wrong-schema', 'reset', 'hang', 'slow', 'other'] as const;
export type VendorFault = (typeof FAULTS)[number];
/**
 * Faults that each step meets. The tests of the adapters show that every other one is the same error
 * to a step, call by call.
 */
const OF_EACH_STEP: readonly VendorFault[] = ['503', 'other'];

export type TestSetup = {
  /** Makes our call and returns its outcome. */
  call(): Promise<unknown>;
  /** Reads the application while the vendor is down. */
  kept(): Promise<unknown>;
  /** Retries once the vendor has recovered; defaults to `call`. */
  again?(fault: VendorFault): Promise<unknown>;
};

export type VendorFaultStep = {
  what: string;
  vendor: InjectedFault['vendor'];
  path: string;
  /** Number of failing calls; defaults to one. */
  times?: number;
  arrange(): Promise<TestSetup>;
  works: unknown;
  down: unknown;
  /** Outcomes of individual faults that differ from `down`. */
  but?: Partial<Record<VendorFault, unknown>>;
  keeps: unknown;
  /** Outcome after recovery; defaults to `works`. */
  afterwards?: unknown;
  /** Faults after which a reviewer decides, so that nothing changes automatically. */
  final?: readonly VendorFault[];
  /**
   * Turns the vendor's response into one about another person; undefined if responses name nobody.
   */
  other?: (answer: string) => string;
};

/** Short in tests: a hanging vendor is cut off by our own timeout, and no duration is asserted. */
const hurriedMs = 1_000;
const slowMs = 200;

/** The real adapters with a short timeout; callers of the identity port set their own. */
function hurried({ deps }: ApiUnderTest): Providers {
  const providers = buildProviders(deps.config, { log: deps.log, timeoutMs: hurriedMs });
  const soon = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(hurriedMs)]);
  return {
    ...providers,
    identity: providers.identity.map(({ checks, inquiries, ...vendor }) => ({
      ...vendor,
      checks: {
        person: (person, question, signal) => checks.person(person, question, soon(signal)),
        business: (business, question, signal) => checks.business(business, question, soon(signal)),
        watchList: (name, question, signal) => checks.watchList(name, question, soon(signal)),
        businessWatchList: (business, question, signal) =>
          checks.businessWatchList(business, question, soon(signal)),
      },
      inquiries: {
        begin: (inquiry, signal) => inquiries.begin(inquiry, soon(signal)),
        resume: (id, signal) => inquiries.resume(id, soon(signal)),
        handOff: (id, signal) => inquiries.handOff(id, soon(signal)),
        read: (inquiry, signal) => inquiries.read(inquiry, soon(signal)),
        end: (inquiry, signal) => inquiries.end(inquiry, soon(signal)),
        readFile: (asked, signal) => inquiries.readFile(asked, soon(signal)),
      },
    })),
  };
}

type Wire = {
  url: string;
  twist(path: string, change: (answer: string) => string): void;
  close(): void;
};

/** A proxy to the sandbox that can modify vendor responses. */
async function openWire(sandbox: string): Promise<Wire> {
  let twisted: { path: string; change: (answer: string) => string } | undefined;
  const server = createServer(async (request, response) => {
    const body: Buffer[] = [];
    for await (const part of request) body.push(Buffer.from(part));
    const {
      host: _host,
      connection: _connection,
      'content-length': _length,
      ...headers
    } = request.headers;
    const answer = await fetch(sandbox + request.url, {
      method: request.method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      body: body.length === 0 ? undefined : Buffer.concat(body),
    });
    const text = await answer.text();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(
      twisted !== undefined && request.url?.includes(twisted.path) ? twisted.change(text) : text,
    );
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${portOf(server)}`,
    twist: (path, change) => {
      twisted = { path, change };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The real adapters, connected through the proxy. */
function wired({ deps }: ApiUnderTest, url: string): Providers {
  const { config, log } = deps;
  const { persona, plaid, stripe, twilio, prove } = config;
  const vendors = {
    persona: { ...persona, url: `${url}/api/v1` },
    plaid: { ...plaid, url },
    stripe: { ...stripe, url },
    twilio: { ...twilio, url },
    prove: { ...prove, url },
  };
  return buildProviders({ ...config, ...vendors }, { log });
}

/** The first step with a vendor meets every fault, from the wire to the page. */
function faultsOf(step: VendorFaultStep, steps: readonly VendorFaultStep[]): VendorFault[] {
  const isFirst = steps.find(({ vendor }) => vendor === step.vendor) === step;
  const own = [...OF_EACH_STEP, ...(step.final ?? []), ...Object.keys(step.but ?? {})];
  return FAULTS.filter(
    (fault) => (isFirst || own.includes(fault)) && (fault !== 'other' || step.other !== undefined),
  );
}

/**
 * Tests every step with its faults: the applicant's response, the application's state, and
 * recovery.
 */
export function testEveryVendorFault(
  at: () => ApiUnderTest,
  steps: readonly VendorFaultStep[],
): void {
  let wire: Wire;
  beforeAll(async () => {
    wire = await openWire(at().sandbox);
  });
  afterAll(() => wire.close());

  /** Breaks the step's vendor; returns a function that repairs it. */
  async function broken(
    fault: VendorFault,
    { vendor, path, times = 1, other = String }: VendorFaultStep,
  ): Promise<() => Promise<void>> {
    const { deps } = at();
    const well = deps.providers;
    if (fault === 'hang') deps.providers = hurried(at());
    if (fault === 'other') {
      deps.providers = wired(at(), wire.url);
      wire.twist(path, other);
    } else await breakVendor(at(), vendor, fault, { path, times, ms: slowMs });
    return async () => {
      deps.providers = well;
      await clearVendorFaults(at());
    };
  }

  describe.each(steps)('$what', (step) => {
    test.each(faultsOf(step, steps))('%s', async (fault) => {
      const before = await step.arrange();
      const mend = await broken(fault, step);
      let told: unknown;
      try {
        told = await before.call();
        expect(told).toEqual(fault === 'slow' ? step.works : (step.but?.[fault] ?? step.down));
        if (fault === 'slow') return;
        expect(await before.kept()).toEqual(step.keeps);
      } finally {
        await mend();
      }
      expect(await (before.again ?? before.call)(fault)).toEqual(
        step.final?.includes(fault) ? told : (step.afterwards ?? step.works),
      );
    });
  });
}
