import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildWebhooks } from '../partners/webhooks.ts';
import { type Receiver, startReceiver } from '../testing/partner-receivers.ts';

const SAMPLES = join(import.meta.dirname, 'webhook-samples');
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;

type Asked = { headers: unknown; body: string; secrets: readonly string[] };

/** Programs that print `true` or `false` for what they read as JSON. */
const PROGRAMS = {
  'Node.js': [
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { verify } = await import('${SAMPLES}/verify.mjs');
       const { headers, body, secrets } = JSON.parse((await process.stdin.toArray()).join(''));
       console.log(verify(headers, Buffer.from(body), secrets));`,
    ],
  ],
  Python: [
    'python3',
    [
      '-c',
      `import sys, json
sys.dont_write_bytecode = True
sys.path.insert(0, '${SAMPLES}')
from verify import verify
given = json.load(sys.stdin)
print(str(verify(given['headers'], given['body'].encode(), given['secrets'])).lower())`,
    ],
  ],
  PHP: [
    'php',
    [
      '-r',
      `require '${SAMPLES}/verify.php';
       $given = json_decode(stream_get_contents(STDIN), true);
       echo json_encode(verify($given['headers'], $given['body'], $given['secrets']));`,
    ],
  ],
  Ruby: [
    'ruby',
    [
      '-rjson',
      '-e',
      `require '${SAMPLES}/verify.rb'
       given = JSON.parse(STDIN.read)
       puts verify(given['headers'], given['body'], given['secrets'])`,
    ],
  ],
} as const;

const isThere = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** Node always runs; the others where the machine has them. */
describe.each(Object.entries(PROGRAMS).filter(([, [program]]) => isThere(program)))(
  'the check in %s',
  (_language, [program, options]) => {
    let receiver: Receiver;
    beforeAll(async () => {
      receiver = await startReceiver();
    });
    afterAll(() => receiver.close());

    const verdict = (asked: Asked): string =>
      spawnSync(program, options, { input: JSON.stringify(asked), encoding: 'utf8' }).stdout.trim();

    test('takes what we signed, with the old secret too, and nothing else', async () => {
      const body = JSON.stringify({ type: 'endpoint.test', data: { partnerId: 'Épicerie' } });
      const webhooks = buildWebhooks({ environment: 'local' });
      const url = receiver.url('/news');
      expect(await webhooks.post({ id: 'evt_1', url, body, secrets: [other, secret] })).toEqual({});
      const sent = receiver.calls.at(-1);
      if (sent === undefined) throw new Error('nothing was received');
      const { headers } = sent;
      const stale = { ...headers, 'webhook-timestamp': '1000000000' };
      const verdicts = [
        { headers, body: sent.body, secrets: [secret] },
        { headers, body: sent.body, secrets: ['whsec_AAAA', other] },
        { headers, body: `${sent.body} `, secrets: [secret] },
        { headers, body: sent.body, secrets: ['whsec_AAAA'] },
        { headers: stale, body: sent.body, secrets: [secret] },
        { headers: {}, body: sent.body, secrets: [secret] },
      ].map(verdict);
      expect(verdicts).toEqual(['true', 'true', 'false', 'false', 'false', 'false']);
    });
  },
);
