import type { Page } from '@playwright/test';
import type { Persona } from '@signet/personas/personas';
import { wireAnswers } from '@signet/rulebook/core/answers';
import { FORMS, type FormId } from '@signet/rulebook/forms';

const named = (name: string): string => `[name="${name}"]`;

/** Answers a question as a person would; every control is named after its answer's path. */
export async function answerQuestion(page: Page, path: string, value: string): Promise<void> {
  const control = page.locator(`${named(path)}, ${named(`${path}.year`)}`).first();
  await control.waitFor({ state: 'attached' });
  const type = await control.getAttribute('type');
  const isSelect = (await page.locator(`select${named(path)}`).count()) > 0;
  const isDate = (await page.locator(named(`${path}.year`)).count()) > 0;
  if (isDate) await answerDate(page, path, value);
  else if (type === 'radio') await page.locator(`${named(path)}[value="${value}"]`).check();
  else if (type === 'checkbox') await control.check();
  else if (isSelect) await control.selectOption(value);
  else await control.fill(value);
}

async function answerDate(page: Page, path: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const parts = { month: String(Number(month)), day: String(Number(day)), year };
  await page.locator(named(`${path}.month`)).selectOption(parts.month);
  for (const part of ['day', 'year'] as const)
    await page.locator(named(`${path}.${part}`)).fill(parts[part]);
}

/**
 * Answers all visible fields that the persona has an answer for; the industry is left to
 * `findIndustry`.
 */
export async function answerForm(
  page: Page,
  form: FormId,
  { answers, bank }: Persona,
): Promise<void> {
  const values = wireAnswers(form === 'bank' ? bank : answers);
  const paths = new Set(
    FORMS[form].filter(({ field }) => field !== 'industry').map(({ path }): string => path),
  );
  const fields = [...paths].flatMap((path) => [named(path), named(`${path}.year`)]).join(', ');
  await page.locator(fields).first().waitFor({ state: 'attached' }); // the form may still be on its way
  for (const path of paths) {
    const isShown = (await page.locator(`${named(path)}, ${named(`${path}.year`)}`).count()) > 0;
    if (isShown && values[path]) await answerQuestion(page, path, values[path]);
  }
}

export async function signInAtProvider(page: Page, email: string): Promise<void> {
  await page.waitForURL((url) => url.pathname.startsWith('/oidc/interaction/'));
  await page.getByRole('textbox').fill(email);
  await page.getByRole('button', { name: /continue|continuer/i }).click();
}
