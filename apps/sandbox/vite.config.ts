import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page of the sandbox: plain files that the sandbox itself serves. */
export default defineConfig({
  root: 'src/page',
  plugins: [react()],
  publicDir: false,
  build: { outDir: '../../dist/page', emptyOutDir: true, sourcemap: false, assetsInlineLimit: 0 },
});
