import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind()],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'build/server' : 'build/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { input: 'app/web/entry.server.tsx' }
      : {
          input: 'app/web/entry.client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/ },
                // What several screens share comes in one file: a request costs more than a few hundred unused bytes.
                { name: 'kit', test: /\/platform\/web\/(ui|graphql|pages|session)\/|\/rules\/|\/features\/\w+\/web\/public/, minShareCount: 2 },
              ],
            },
          },
        },
  },
  server: { middlewareMode: true, watch: { ignored: ['**/.data/**', '**/test-results/**', '**/build/**', '**/.types/**'] } },
  optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'] },
}))
