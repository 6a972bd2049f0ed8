import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
}

interface Asset {
  type: string
  cacheControl: string
  etag: string
  plain: Buffer
  brotli: Buffer | null
  gzip: Buffer | null
}

/**
 * Serves what the build made, from memory: files with a hash in their name for ever, others for an hour. The build
 * wrote the compressed forms; nothing is compressed here.
 */
export function addAssets(app: FastifyInstance, folder: string): void {
  for (const [path, asset] of readAssets(folder)) {
    app.get(path, { config: { may: 'anyone' } }, (request, reply) => sendAsset(request, reply, asset))
  }
}

function readAssets(folder: string): Map<string, Asset> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [`/${relative(folder, path).replaceAll('\\', '/')}`, readFileSync(path)]
    }),
  )
  const assets = new Map<string, Asset>()
  for (const [path, plain] of bytes) {
    const type = TYPES[extname(path)]
    if (type === undefined || path.startsWith('/.vite/')) continue
    assets.set(path, {
      type,
      cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      plain,
      brotli: bytes.get(`${path}.br`) ?? null,
      gzip: bytes.get(`${path}.gz`) ?? null,
    })
  }
  return assets
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  void reply.headers({
    'content-type': asset.type,
    'cache-control': asset.cacheControl,
    etag: asset.etag,
    vary: 'accept-encoding',
    // Fonts and scripts are fetched with CORS by nobody but us; pictures may be shown elsewhere (social cards).
    'cross-origin-resource-policy': asset.type.startsWith('image/') ? 'cross-origin' : 'same-origin',
  })
  if (request.headers['if-none-match'] === asset.etag) return reply.status(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (asset.brotli !== null && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(asset.brotli)
  if (asset.gzip !== null && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(asset.gzip)
  return reply.send(asset.plain)
}
