import { FALLBACK_LOCALE, isLocale } from '@signet/rulebook/reference/locales';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Every import of an English text file leads to the file of this language beside it. */
const textsIn = (locale: string): Plugin => ({
  name: 'texts-in-one-language',
  enforce: 'pre',
  resolveId: {
    filter: { id: new RegExp(`\\.${FALLBACK_LOCALE}(?:\\.ts)?$`) },
    handler(source, importer) {
      return this.resolve(source.replace(`.${FALLBACK_LOCALE}`, `.${locale}`), importer, {
        skipSelf: true,
      });
    },
  },
});

/** A mode names the pages and their language: `fr-CA` is the desk in French, `console.en-US` the console. */
function builtBy(mode: string): { page: 'index' | 'console'; locale: string } {
  const page = mode.startsWith('console.') ? 'console' : 'index';
  const named = page === 'console' ? mode.slice('console.'.length) : mode;
  return { page, locale: isLocale(named) ? named : FALLBACK_LOCALE };
}

/**
 * The desk and the console of partners' people: plain files that the API serves on an origin of
 * their own each, one build for each language. Neither holds a script of the other.
 * docs/decisions/0251 and 0302.
 */
export default defineConfig(({ mode }) => {
  const { page, locale } = builtBy(mode);
  const isTranslated = locale !== FALLBACK_LOCALE;
  return {
    plugins: [react(), ...(isTranslated ? [textsIn(locale)] : [])],
    publicDir: false,
    build: {
      outDir: page === 'index' ? 'dist' : 'dist/console',
      emptyOutDir: !isTranslated,
      sourcemap: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: isTranslated ? `${page}.${locale}.html` : `${page}.html` },
    },
  };
});
