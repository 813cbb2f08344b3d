import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page of the sandbox and that of its partner: plain files that the sandbox itself serves. */
export default defineConfig({
  root: 'src',
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['src/page/index.html', 'src/partner-page/index.html'] },
  },
});
