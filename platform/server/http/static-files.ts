import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const config = { may: 'anyone' } as const
const FOREVER = { maxAge: '1y', immutable: true } as const
const ONE_HOUR = { maxAge: '1h' } as const
const IMAGES = new Set(['.svg', '.png', '.webp', '.ico'])

/** Lets routes send files from the disk: pre-compressed where the reader accepts it, with ranges, and 304 by `ETag`. */
export function allowFiles(app: FastifyInstance): void {
  void app.register(fastifyStatic, { serve: false, preCompressed: true, index: false, dotfiles: 'deny' })
}

interface NamedFiles {
  /** The URL path; it contains their version, so that browsers may cache them forever. */
  path: string
  names: readonly string[]
  folder: string
  /** The content policy of scripts that are started as workers. */
  policy?: string
}

/** Serves named files of a folder, each under a route of its own. */
export function addFiles(app: FastifyInstance, { path, names, folder, policy }: NamedFiles): void {
  for (const name of names) {
    app.get(`${path}/${name}`, { config }, (_request, reply) => {
      if (policy !== undefined) void reply.header('content-security-policy', policy)
      return send(reply, name, { root: folder, ...FOREVER })
    })
  }
}

/** Serves the build output: files with a hash in their names forever, others for an hour. */
export function addAssets(app: FastifyInstance, folder: string): void {
  for (const name of filesIn(folder)) app.get(`/${name}`, { config }, (_request, reply) => send(reply, name, { root: folder, ...ONE_HOUR }))
  const root = join(folder, 'assets')
  const names = new Set(filesIn(root))
  // One route for all of them: a route for each takes twenty milliseconds of every start.
  app.get<{ Params: { name: string } }>('/assets/:name', { config }, ({ params: { name } }, reply) =>
    names.has(name) ? send(reply, name, { root, ...FOREVER }) : reply.callNotFound(),
  )
}

/** The names of files directly in a folder, without their compressed forms. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() && !/\.(br|gz)$/.test(entry.name) ? [entry.name] : []))

function send(reply: FastifyReply, name: string, options: { root: string; maxAge: string; immutable?: boolean }): FastifyReply {
  // Other sites cannot fetch fonts and scripts; images may be shown elsewhere (social cards).
  void reply.header('cross-origin-resource-policy', IMAGES.has(extname(name)) ? 'cross-origin' : 'same-origin')
  return reply.sendFile(name, options)
}
