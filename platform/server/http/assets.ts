import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
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

const LASTING = '/assets/'

/**
 * Serves what the build made, from memory once it was asked for: files with a hash in their name for ever, others for an
 * hour. The build wrote the compressed forms; nothing is compressed here.
 */
export function addAssets(app: FastifyInstance, folder: string): void {
  const files = listFiles(folder)
  const kept = new Map<string, Promise<Asset>>()
  const send = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    if (!kept.has(path)) kept.set(path, readAsset(folder, path, files))
    try {
      return sendAsset(request, reply, await kept.get(path)!)
    } catch (error) {
      kept.delete(path)
      throw error
    }
  }
  const config = { may: 'anyone' } as const
  for (const path of files) {
    if (isServed(path) && !path.startsWith(LASTING)) app.get(path, { config }, (request, reply) => send(path, request, reply))
  }
  // One route for all of them: a route for each of a hundred takes twenty milliseconds of every start.
  app.get<{ Params: { name: string } }>(`${LASTING}:name`, { config }, (request, reply) => {
    const path = LASTING + request.params.name
    return files.has(path) && isServed(path) ? send(path, request, reply) : reply.callNotFound()
  })
}

const isServed = (path: string) => extname(path) in TYPES && !path.startsWith('/.vite/')

function listFiles(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Set(entries.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll('\\', '/')}`))
}

async function readAsset(folder: string, path: string, files: ReadonlySet<string>): Promise<Asset> {
  const read = (ending: string) => (files.has(path + ending) ? readFile(join(folder, path + ending)) : null)
  const [plain, brotli, gzip] = await Promise.all([readFile(join(folder, path)), read('.br'), read('.gz')])
  return {
    type: TYPES[extname(path)]!,
    cacheControl: path.startsWith(LASTING) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    brotli,
    gzip,
  }
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
