import type { FastifyInstance } from 'fastify'
import { parseAddress } from '#platform/rules/parse.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { limitConcurrency } from '#platform/server/limit-concurrency.ts'
import { certificateInput } from '../rules/course-inputs.ts'
import { JWKS_PATH } from '../rules/paths.ts'
import { findCertificate, type CertificateRow } from './certificates.queries.ts'
import { publicKeys, signCredential } from './credentials.ts'

const anyone = { config: { may: 'anyone' } } as const
// A document takes some tens of milliseconds of processor time, and anyone may ask for one.
const limited = limitConcurrency({ atOnce: 1, waiting: 16, retryAfter: 2 })

async function certificateOf(context: Context, params: unknown): Promise<CertificateRow> {
  const certificate = await findCertificate(context.database, parseAddress(certificateInput, params).id)
  if (certificate === null) throw new Refusal('NOT_FOUND')
  return certificate
}

/** Certificates as PDF and as signed credentials, and the key with which these are checked. */
export function addCertificateRoutes(app: FastifyInstance): void {
  app.get('/api/certificates/:id/certificate.pdf', anyone, async (request, reply) => {
    const certificate = await certificateOf(request.context, request.params)
    const { certificatePdf } = await import('./certificate-pdf.ts')
    const pdf = await limited(() => certificatePdf(certificate, request.context.origin))
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': `inline; filename="certificate-${certificate.course_slug}.pdf"` })
      .type('application/pdf')
      .send(pdf)
  })

  app.get('/api/certificates/:id/credential.jwt', anyone, async (request, reply) => {
    const certificate = await certificateOf(request.context, request.params)
    if (certificate.revoked_at !== null) throw new Refusal('NOT_FOUND', { message: 'This certificate was revoked.' })
    return reply
      .headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*', 'content-disposition': 'inline; filename="credential.jwt"' })
      .type('application/vc+jwt')
      .send(await signCredential(request.context, certificate))
  })

  app.get(JWKS_PATH, anyone, async (request, reply) =>
    reply.headers({ 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' }).send(await publicKeys(request.context)),
  )
}
