import type { Locale } from '@signet/rulebook/reference/locales';
import { overlayTexts, textLocales } from './platform/texts/overlay-texts.ts';
import type { PageTexts } from './platform/texts/text-provider.tsx';
import type { TEXTS as SHELL } from './platform/texts/texts.en-US.ts';
import type { TEXTS as GET_STARTED } from './sign-up/get-started/texts.en-US.ts';

const files = import.meta.glob<object>(
  ['./platform/texts/texts.*.ts', './sign-up/get-started/texts.*.ts'],
  {
    eager: true,
    import: 'TEXTS',
  },
);

type FirstPageTexts = PageTexts & {
  readonly 'platform/texts': typeof SHELL;
  readonly 'sign-up/get-started': typeof GET_STARTED;
};

const FOLDERS = ['platform/texts', 'sign-up/get-started'] as const;

/** Texts sent inside the page in one locale; only the server loads all of them. */
export function firstPageTexts(locale: Locale): FirstPageTexts {
  const textsOf = (folder: string) =>
    textLocales(locale)
      .map((each) => files[`./${folder}/texts.${each}.ts`])
      .reduce<unknown>(overlayTexts, {});
  return Object.fromEntries(FOLDERS.map((folder) => [folder, textsOf(folder)])) as FirstPageTexts; // both folders are filled in
}
