import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface Options {
  /** Where they are served; it holds their version, so that browsers may keep them for ever. */
  path: string
  names: readonly string[]
  /** The folder in which they lie as they are, and their compressed forms beside them. */
  folder: string
}

const TYPES: Record<string, string> = {
  '.gz': 'application/gzip',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.zip': 'application/zip',
}
const CODINGS = [['br', 'br'], ['gzip', 'gz']] as const

/** Serves files that are too large to be held in memory (decision 011): each has a route of its own and streams from the disk. */
export function addLargeFiles(app: FastifyInstance, { path, names, folder }: Options): void {
  for (const name of names) {
    app.get(`${path}/${name}`, { config: { may: 'anyone' } }, async (request, reply) => {
      const { file, coding, size } = await bestForm(request, join(folder, name))
      void reply.headers({
        'content-type': TYPES[extname(name)],
        'content-length': size,
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
        vary: 'accept-encoding',
        ...(coding !== null && { 'content-encoding': coding }),
      })
      return sendFile(reply, file)
    })
  }
}

const sendFile = (reply: FastifyReply, file: string) => reply.send(createReadStream(file))

interface Form {
  file: string
  coding: string | null
  size: number
}

/** The smallest form that the browser takes and the build made. */
async function bestForm(request: FastifyRequest, plain: string): Promise<Form> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  for (const [coding, ending] of CODINGS) {
    if (!new RegExp(`\\b${coding}\\b`).test(accepted)) continue
    const file = `${plain}.${ending}`
    const known = await stat(file).catch(() => null)
    if (known !== null) return { file, coding, size: known.size }
  }
  return { file: plain, coding: null, size: (await stat(plain)).size }
}
