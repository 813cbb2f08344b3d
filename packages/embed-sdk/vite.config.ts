import { defineConfig } from 'vite';

/**
 * Property names of our own, shortened to keep the script small. Never an option, an event or a
 * message field.
 */
const INTERNAL = /^(again|draw|newTab|reveal|root|setHeight|speak|turnTo)$/;

const MODULES = {
  mount: 'src/mount.ts',
  'define-element': 'src/define-element.ts',
  react: 'src/react.tsx',
};

/**
 * Builds ES modules for bundlers; mode `script` builds the single script-tag file that the portal
 * serves as `/embed/v1.js`.
 */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: mode !== 'script',
    reportCompressedSize: false,
    target: 'es2022',
    minify: mode === 'script' ? 'terser' : false,
    terserOptions: {
      ecma: 2020,
      compress: { passes: 3, unsafe: true, unsafe_methods: true },
      mangle: { properties: { regex: INTERNAL } },
    },
    lib:
      mode === 'script'
        ? { entry: 'src/script.ts', formats: ['iife'], name: 'signet', fileName: () => 'v1.js' }
        : { entry: MODULES, formats: ['es'] },
    rolldownOptions: { external: [/^react/] },
  },
}));
