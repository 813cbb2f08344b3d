import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds: the browser's chunks with their manifest, and `entry-server.js`, which the API loads to draw the first page. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: false,
  // The server's bundle holds React itself, and only its production half.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    sourcemap: false,
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rolldownOptions: { input: 'src/main.tsx' } }),
  },
  ssr: { noExternal: true },
}));
