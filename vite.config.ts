import { readFileSync } from 'node:fs'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Whether a module is part of the combobox or imports it: a group of files brings along what its modules import. */
const needsCombobox = (id: string) => id.includes('/@ariakit/') || (id.endsWith('.tsx') && /ui\/ComboboxField\.tsx'|@ariakit/.test(readFileSync(id, 'utf8')))

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
          // What is constant stands where it is used: the shell does not carry the icons of every screen.
          optimization: { inlineConst: { mode: 'all' } },
          // The styles are an input of their own: each page names them, and no script requests them again.
          input: ['app/web/entry.client.tsx', 'app/web/app.css'],
          // Of a feature's door a page gets the parts that it uses: a part that is not used has nothing to do,
          // and neither rules nor parts of the kit do anything by being there.
          treeshake: { moduleSideEffects: (id) => !/\/features\/\w[\w-]*\/web\/(?:[\w-]+\/)?[\w-]+\.tsx?$|\/rules\/|\/platform\/web\/ui\//.test(id) },
          // What many parts of the site use comes in one file: a first page makes few requests and loads little more. Schemas and comboboxes are for
          // forms alone, and schemas must run after the entry has told zod not to try `eval`.
          output: { codeSplitting: { groups: [{ name: 'zod', test: /node_modules\/zod\//, priority: 1 }, { name: 'shared', minShareCount: 10, test: (id) => !needsCombobox(id) }] } },
        },
  },
  server: { middlewareMode: true, watch: { ignored: ['**/.data/**', '**/test-results/**', '**/build/**', '**/.types/**'] } },
  optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'] },
}))
