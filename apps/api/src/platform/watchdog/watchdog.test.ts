import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const WATCHDOG = new URL('./watchdog.ts', import.meta.url).href;

/** A process of its own under a watchdog of one second, which says `ready` and then does `work`. */
async function runChild(
  work: string,
): Promise<{ signal: string | null; code: number | null; lines: string[] }> {
  const script = `const { startWatchdog } = await import(${JSON.stringify(WATCHDOG)}); startWatchdog({ release: 'abc', afterMs: 1000, onError: (error) => console.log(error) });
    console.log('ready'); setTimeout(() => { ${work} }, 500);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [code, signal] = await once(child, 'close');
  return { code, signal, lines: output.trim().split('\n') };
}

test('kills a process whose event loop is blocked, and logs one line with the stack', async () => {
  const { signal, lines } = await runChild('(function standStill() { for (;;); })()');
  expect(signal).toBe('SIGKILL');
  expect(lines).toHaveLength(2);
  const line = JSON.parse(lines[1] ?? '');
  expect(line).toMatchObject({
    level: 60,
    release: 'abc',
    msg: 'the event loop stood still for 1 s: the process ends',
  });
  expect(line.stack[0]).toMatch(/^standStill /);
});

test('names the function whose regular expression never ends', async () => {
  const { signal, lines } = await runChild(
    '(function readHeader(text) { return /^(a+)+$/.test(text); })("a".repeat(60) + "!")',
  );
  expect(signal).toBe('SIGKILL');
  expect(JSON.parse(lines[1] ?? '').stack[0]).toMatch(/^readHeader /);
});

test('kills it without a stack when native code cannot be interrupted', async () => {
  const { signal, lines } = await runChild(
    'const marks = "a" + "\\u0301".repeat(300000) + "\\u0323".repeat(300000); marks.normalize("NFC")',
  );
  expect([signal, lines.length]).toEqual(['SIGKILL', 2]);
});

test('leaves a busy process with short turns alone, and does not keep it alive', async () => {
  const busy =
    'const until = Date.now() + 3000; const turn = () => { const end = Date.now() + 100; while (Date.now() < end); if (Date.now() < until) setImmediate(turn); }; turn();';
  expect(await runChild(busy)).toEqual({ code: 0, signal: null, lines: ['ready'] });
});
