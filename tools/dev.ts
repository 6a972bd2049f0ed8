/** `npm run dev`: one process with hot reloading; the browser's files come from their sources. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { start } from '#app/server/start.ts'
import type { Development } from '#app/server/web.ts'
import { bootScript } from '#platform/server/pages/boot-script.ts'
import { contentPolicy, sourceOf } from '#platform/server/pages/content-policy.ts'
import type { Renderer } from '#platform/server/pages/pages.ts'
import { buildBrowserEngine, buildBrowserSql } from './browser-engine.ts'
import { buildBrowserPython } from './browser-python.ts'

const ROOT = join(import.meta.dirname, '..')
/** For the scripts that Vite adds to a page, whose hashes are not known before. */
const NONCE = randomUUID()

async function openDevelopment(): Promise<Development> {
  let vite: ViteDevServer | null = null
  return {
    async attach(app) {
      const opened = await createServer({
        root: ROOT,
        appType: 'custom',
        html: { cspNonce: NONCE },
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
      const inline = { beforePaint: entry.BEFORE_PAINT, boot: bootScript('/app/web/') }
      return {
        render: entry.render,
        renderFailure: entry.renderFailure,
        keyOf: entry.keyOf,
        assetsFor: () => ({
          scripts: ['entry.client.tsx'],
          styles: ['/app/web/app.css'],
          icon: '/favicon.svg',
          fonts: {},
          inline,
          policy: contentPolicy({ scripts: [`'nonce-${NONCE}'`, ...Object.values(inline).map(sourceOf)], development: true }),
          extra: /<head>([\s\S]*)<\/head>/.exec(refresh)?.[1] ?? '',
        }),
      }
    },
    close: async () => vite?.close(),
  }
}

// It is not part of the site's own scripts, so their changes do not rebuild it.
await buildBrowserEngine(ROOT)
await buildBrowserSql(ROOT)
await buildBrowserPython(ROOT)
await start(openDevelopment)
