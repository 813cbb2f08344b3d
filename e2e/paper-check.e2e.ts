import type { Page } from '@playwright/test';
import { type Persona, persona } from '@signet/personas/personas';
import { applicationAwaitingDocument } from '@signet/testing/browser/inquiry';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

/** Marcus with a tax id that never matches. */
const marcus = (): Persona => {
  const nth = nextPersonaNumber();
  const person = persona('marcus', nth);
  return {
    ...person,
    answers: {
      ...person.answers,
      'company.governmentIdentification.value': `86${String(nth).padStart(3, '0')}1015`,
    },
  };
};
/** Chloé with a business number that never matches. */
const chloe = (): Persona => {
  const nth = nextPersonaNumber();
  const person = persona('chloe', nth);
  const own = {
    'company.registered': true,
    'company.registeredIn': 'FEDERAL',
    'company.name': 'Fleurs Chloé inc.',
    'applicant.governmentIdentification.value': '',
  };
  const number = {
    'company.governmentIdentification.value': `8${String(nth).padStart(2, '0')}1015`,
  };
  return { ...person, answers: { ...person.answers, ...own, ...number } };
};

/** A letter on a dark table, as sharp or as blurred as asked. */
const letter = async (page: Page, blurPx: number) => {
  const base64 = await page.evaluate(async (blur) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1_200, 1_600];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.filter = `blur(${blur}px)`;
    context.fillStyle = '#333';
    context.fillRect(0, 0, 1_200, 1_600);
    context.fillStyle = '#ddd';
    context.fillRect(100, 100, 1_000, 1_400);
    context.fillStyle = '#111';
    context.font = '34px serif';
    for (let line = 0; line < 26; line += 1)
      context.fillText(
        'We assigned you EIN 12-3456789. This EIN will identify you',
        140,
        180 + line * 50,
      );
    const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/jpeg', 0.9));
    return btoa(
      Array.from(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0)), (byte) =>
        String.fromCharCode(byte),
      ).join(''),
    );
  }, blurPx);
  return { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
};

test('A blurred EIN letter is told so on the device, with the papers that work, and nothing is sent', async ({
  page,
  world,
}) => {
  await applicationAwaitingDocument(page, world, marcus());
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const field = page.getByLabel('Check your document first');
  await field.setInputFiles(await letter(page, 6));
  await expect(page.getByText('The picture looks blurred.')).toBeVisible();
  await expect(page.getByText('The IRS letter CP 575 that came with your EIN')).toBeVisible();
  await expect(page.getByText('We can’t accept anything else.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled();
  await expectAccessible(page);
  await field.setInputFiles(await letter(page, 0));
  await expect(page.getByText('It looks readable.')).toBeVisible();
  expect(sent.filter((url) => !url.includes('analytics'))).toEqual([]);
});

test.describe('en français', () => {
  test.use({ locale: 'fr-CA' });

  test('une lettre floue est signalée sur l’appareil, avec les papiers acceptés', async ({
    page,
    world,
  }) => {
    await applicationAwaitingDocument(page, world, chloe());
    await page.getByLabel('Vérifiez d’abord votre document').setInputFiles(await letter(page, 6));
    await expect(page.getByText('L’image semble floue.')).toBeVisible();
    await expect(page.getByText('Ce que nous acceptons')).toBeVisible();
  });
});
