import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** WCAG 2.2 at AA, and good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RUN = `axe.run(document, ${JSON.stringify({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })}).then(({ violations }) => violations)`;

/** What axe objects to on the page as it stands, each with up to three places. */
export async function axeFindings(page: Page): Promise<string[]> {
  return (await violationsOn(page)).map(({ id, help, nodes }) => {
    const targets = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
    return `${id}: ${help} (${targets.join('; ')})`;
  });
}

/** The builder leaves axe in the page; the page's later looks ask it there, which takes half the time. */
async function violationsOn(page: Page): Promise<Violations> {
  if (await page.evaluate<boolean>("typeof axe === 'object'")) return page.evaluate<Violations>(RUN);
  // Without the blank page that gathers the answers of foreign frames: our screens have none when they are looked at.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(RULES).analyze();
  return violations;
}
