import { makeDeskCases } from './make-desk-cases.ts';

/** Run by `npm start` beside a product and a sandbox that have just begun. */
const { PORT = '3000', SANDBOX_PORT = '4000' } = process.env;
const began = performance.now();
const { made, failed } = await makeDeskCases(
  { url: `http://localhost:${PORT}`, sandboxUrl: `http://localhost:${SANDBOX_PORT}` },
  { isAged: process.argv.includes('--aged') },
);
for (const line of failed) console.error(line);
process.exitCode = failed.length === 0 ? 0 : 1;
console.log(`Desk cases: ${made} made, ${Math.round((performance.now() - began) / 1_000)} s`);
