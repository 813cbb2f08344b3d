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

/**
 * The desk: plain files that the API serves on the desk's own origin, one build for each language of
 * its staff. docs/decisions/0251.
 */
export default defineConfig(({ mode }) => {
  const isTranslated = isLocale(mode);
  return {
    plugins: [react(), ...(isTranslated ? [textsIn(mode)] : [])],
    publicDir: false,
    build: {
      outDir: 'dist',
      emptyOutDir: !isTranslated,
      sourcemap: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      ...(isTranslated ? { rolldownOptions: { input: `index.${mode}.html` } } : {}),
    },
  };
});
