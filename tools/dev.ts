/** `npm run dev`: one process with hot reloading; the browser's files come from their sources. */
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import { start } from '#app/server/start.ts'
import type { Development } from '#app/server/web.ts'
import type { Renderer } from '#platform/server/pages/pages.ts'

const ROOT = join(import.meta.dirname, '..')
const ENTRY = '/app/web/entry.client.tsx'

async function openDevelopment(): Promise<Development> {
  const vite = await createServer({ root: ROOT, appType: 'custom' })
  return {
    attach(app: FastifyInstance) {
      vite.ws.listen()
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, () => done())
      })
    },
    async renderer() {
      const entry = (await vite.ssrLoadModule('/app/web/entry.server.tsx')) as Renderer & { BEFORE_PAINT: string }
      const refresh = await vite.transformIndexHtml('/', '<head></head>')
      return {
        render: entry.render,
        keyOf: entry.keyOf,
        assetsFor: () => ({
          entry: ENTRY,
          styles: ['/platform/web/theme/app.css'],
          ahead: [],
          fonts: [],
          beforePaint: entry.BEFORE_PAINT,
          extra: refresh.replace(/^<head>|<\/head>$/g, ''),
        }),
      }
    },
    close: () => vite.close(),
  }
}

await start(openDevelopment)
