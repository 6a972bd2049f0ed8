import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { signedIn } from '#platform/server/context.ts'
import { certificateInput, revokeInput } from '../rules/course-inputs.ts'
import { findCertificate, listCertificates, type CertificateRow } from './certificates.queries.ts'
import { revokeCertificate } from './issue-certificate.ts'

const may = 'anyone'

const Certificate = builder.objectRef<CertificateRow>('Certificate').implement({
  description: 'A certificate for a finished course, as it was issued.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    personName: t.exposeString('person_name', { may }),
    username: t.exposeString('username', { may }),
    courseTitle: t.exposeString('course_title', { may }),
    courseSlug: t.exposeString('course_slug', { may }),
    minutes: t.exposeInt('minutes', { may }),
    skills: t.exposeStringList('skills', { may }),
    issuedAt: t.expose('issued_at', { type: 'Instant', may }),
    revokedAt: t.expose('revoked_at', { type: 'Instant', may, nullable: true }),
    revokedReason: t.exposeString('revoked_reason', { may, nullable: true }),
  }),
})

builder.queryFields((t) => ({
  certificate: t.field({
    type: Certificate,
    may,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => findCertificate(context.database, parse(certificateInput, args).id),
  }),
  ownCertificates: t.field({
    type: [Certificate],
    may: 'members',
    extensions: { listSize: 100 },
    resolve: (_root, _args, context) => listCertificates(context.database, signedIn(context).id),
  }),
}))

builder.mutationFields((t) => ({
  revokeCertificate: t.boolean({
    may: 'courses.approve',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await revokeCertificate(context, parse(revokeInput, args)), true),
  }),
}))
