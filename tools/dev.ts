/** `npm run dev`: one process with hot reloading; the browser's files come from their sources. */
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { start } from '#app/server/start.ts'
import type { Development } from '#app/server/web.ts'
import { NONCE_PLACE } from '#platform/server/pages/html.ts'
import type { Renderer } from '#platform/server/pages/pages.ts'
import { buildBrowserEngine } from './browser-engine.ts'
import { buildBrowserPython } from './browser-python.ts'

const ROOT = join(import.meta.dirname, '..')
const ENTRY = '/app/web/entry.client.tsx'

async function openDevelopment(): Promise<Development> {
  let vite: ViteDevServer | null = null
  return {
    async attach(app) {
      const opened = await createServer({
        root: ROOT,
        appType: 'custom',
        // Scripts that Vite puts into the page carry the answer's nonce, like ours.
        html: { cspNonce: NONCE_PLACE },
        server: { middlewareMode: true, ws: { server: app.server } },
      })
      vite = opened
      app.addHook('onRequest', (request, reply, done) => {
        opened.middlewares(request.raw, reply.raw, () => done())
      })
    },
    async renderer() {
      const entry = (await vite!.ssrLoadModule('/app/web/entry.server.tsx')) as Renderer & { BEFORE_PAINT: string }
      const refresh = await vite!.transformIndexHtml('/', '<html><head></head><body></body></html>')
      return {
        render: entry.render,
        renderFailure: entry.renderFailure,
        keyOf: entry.keyOf,
        assetsFor: () => ({
          scripts: [ENTRY],
          styles: '',
          icon: '/favicon.svg',
          fonts: {},
          beforePaint: entry.BEFORE_PAINT,
          extra: `<link rel="stylesheet" href="/app/web/app.css">${/<head>([\s\S]*)<\/head>/.exec(refresh)?.[1] ?? ''}`,
        }),
      }
    },
    close: async () => vite?.close(),
  }
}

// It is no part of the site's own scripts, so no change of them brings it anew.
await buildBrowserEngine(ROOT)
await buildBrowserPython(ROOT)
await start(openDevelopment)
