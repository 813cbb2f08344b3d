import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { databaseOfJourneys, type ProductWorld, startWorld } from '../world.ts';
import type { Engine, EnginePage } from './engine-page.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

export const test = base.extend<
  { visit: () => Promise<EnginePage> },
  { world: ProductWorld; engine: Engine }
>({
  world: [
    async ({ browserName: _unused }, use, { workerIndex, project }) => {
      const world = await startWorld(`${project.name}-${workerIndex}`, databaseOfJourneys());
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  engine: [
    async ({ browserName: _unused }, use, { project }) => {
      const start = ENGINES[project.name];
      if (start === undefined) throw new Error(`no engine is called ${project.name}`);
      const engine = await start();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visit: async ({ engine }, use, testInfo) => {
    const open: EnginePage[] = [];
    await use(async () => {
      const page = await engine.open();
      open.push(page);
      return page;
    });
    for (const [at, page] of open.entries()) {
      if (testInfo.status !== testInfo.expectedStatus)
        await writeFile(testInfo.outputPath(`window-${at + 1}.png`), await page.picture());
      await page.close();
    }
  },
});
