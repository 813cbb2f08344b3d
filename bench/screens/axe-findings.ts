import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RUN = `axe.run(document, ${JSON.stringify({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })}).then(({ violations }) => violations)`;

/** Axe violations on the current page, each with up to three places. */
export async function axeFindings(page: Page): Promise<string[]> {
  return (await violationsOn(page)).map(({ id, help, nodes }) => {
    const targets = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
    return `${id}: ${help} (${targets.join('; ')})`;
  });
}

/** The builder leaves axe in the page; later runs reuse it, which takes half the time. */
async function violationsOn(page: Page): Promise<Violations> {
  if (await page.evaluate<boolean>("typeof axe === 'object'"))
    return page.evaluate<Violations>(RUN);
  // Legacy mode skips the blank page that collects results of cross-origin frames: our screens have
  // none at this point.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(RULES)
    .analyze();
  return violations;
}
