import closeWithGrace from 'close-with-grace';
import { buildSandbox } from './app.ts';
import { readConfig } from './config.ts';

if ([process.env.NODE_ENV, process.env.SIGNET_ENV].includes('production')) {
  console.error('The sandbox does not run in production: its keys are public.');
  process.exit(1);
}
try {
  const config = readConfig(process.env);
  const sandbox = await buildSandbox(config);
  await sandbox.listen();
  console.log(`Sandbox  ${config.publicUrl}  (mail on port ${config.mailPort})`);
  closeWithGrace({ delay: 2000 }, async ({ err }) => {
    if (err) console.error(err);
    await sandbox.close();
  });
} catch (error) {
  // An invalid setting or a port in use: print one clear line without a stack trace.
  console.error(`The sandbox could not start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
