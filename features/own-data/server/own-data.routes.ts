import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseAddress } from '#platform/rules/parse.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { findOwnExport } from './request-export.ts'
import { exportKey } from './build-export.ts'

const address = z.object({ id: z.uuid() })

/** The download of the viewer's own export: it requires the token, a link alone is not enough. */
export function addOwnDataRoutes(app: FastifyInstance): void {
  app.get('/api/exports/:id', { config: { may: 'members' } }, async (request, reply) => {
    const { id } = await findOwnExport(request.context, parseAddress(address, request.params).id)
    const file = await request.context.files.get(exportKey(id))
    if (file === null) throw new Refusal('NOT_FOUND')
    return reply
      .header('content-type', 'application/zip')
      .header('content-length', file.size)
      .header('content-disposition', 'attachment; filename="cloggle-export.zip"')
      .header('cache-control', 'no-store')
      .send(file.stream)
  })
}
