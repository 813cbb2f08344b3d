import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Every import of an English text file leads to the file of this language beside it. */
const textsIn = (locale: string): Plugin => ({
  name: 'texts-in-one-language',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.en-US(?:\.ts)?$/ },
    handler(source, importer) {
      return this.resolve(source.replace('.en-US', `.${locale}`), importer, { skipSelf: true });
    },
  },
});

const FRENCH = 'fr-CA';

/**
 * The desk: plain files that the API serves on the desk's own origin, one build for each language of
 * its staff. docs/decisions/0251.
 */
export default defineConfig(({ mode }) => ({
  plugins: [react(), ...(mode === FRENCH ? [textsIn(mode)] : [])],
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: mode !== FRENCH,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(mode === FRENCH ? { rolldownOptions: { input: `index.${mode}.html` } } : {}),
  },
}));
