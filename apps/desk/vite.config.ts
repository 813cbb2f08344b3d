import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The desk: plain files that the API serves on the desk's own origin. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
