import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { parseAddress } from '#platform/rules/parse.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { exportForAdmin } from './on-request.ts'
import { findOwnExport } from './request-export.ts'
import { exportKey } from './build-export.ts'

const address = z.object({ id: z.uuid() })

/** Downloads of exports: one's own, and those that admins hand over. They require the token, a link alone is not enough. */
export function addOwnDataRoutes(app: FastifyInstance): void {
  app.get('/api/exports/:id', { config: { may: 'members' } }, async (request, reply) =>
    send(reply, request.context, await findOwnExport(request.context, parseAddress(address, request.params).id)),
  )

  app.get('/api/person-exports/:id', { config: { may: 'people.data' } }, async (request, reply) =>
    send(reply, request.context, await exportForAdmin(request.context, parseAddress(address, request.params).id)),
  )
}

async function send(reply: FastifyReply, { files }: Context, { id }: { id: string }): Promise<FastifyReply> {
  const file = await files.get(exportKey(id))
  if (file === null) throw new Refusal('NOT_FOUND')
  return reply
    .header('content-type', 'application/zip')
    .header('content-length', file.size)
    .header('content-disposition', 'attachment; filename="cloggle-export.zip"')
    .header('cache-control', 'no-store')
    .send(file.stream)
}
