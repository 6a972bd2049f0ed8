import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { signedIn } from '#platform/server/context.ts'
import { qrCode } from '#platform/server/qr-code.ts'
import { Qr } from '#platform/server/qr-code.schema.ts'
import { certificatePath } from '../rules/paths.ts'
import { certificateInput, revokeInput } from '../rules/course-inputs.ts'
import { findCertificate, type CertificateRow } from './certificates.queries.ts'
import { coursesInProgress, type CourseInProgress as CourseTaken } from './courses-in-progress.ts'
import { certificatesOf, restoreCertificate, revokeCertificate } from './issue-certificate.ts'

const may = 'anyone'

export const Certificate = builder.objectRef<CertificateRow>('Certificate').implement({
  description: 'A certificate for a finished course, as it was issued.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    personName: t.exposeString('person_name', { may }),
    username: t.exposeString('username', { may }),
    courseTitle: t.exposeString('course_title', { may }),
    courseSlug: t.exposeString('course_slug', { may }),
    minutes: t.exposeInt('minutes', { may }),
    skills: t.exposeStringList('skills', { may }),
    qrCode: t.field({ type: Qr, may, description: 'The address of its page.', resolve: ({ id }, _args, { origin }) => qrCode(origin + certificatePath(id)) }),
    issuedAt: t.expose('issued_at', { type: 'Instant', may }),
    revokedAt: t.expose('revoked_at', { type: 'Instant', may, nullable: true }),
    revokedReason: t.exposeString('revoked_reason', { may, nullable: true }),
  }),
})

export const CourseInProgress = builder.objectRef<CourseTaken>('CourseInProgress').implement({
  description: 'A course that someone takes and has not finished.',
  fields: (t) => ({
    slug: t.exposeString('slug', { may }),
    title: t.exposeString('title', { may }),
    finished: t.exposeInt('finished', { may, description: 'How many lessons are finished.' }),
    lessons: t.exposeInt('all', { may }),
    minutesLeft: t.exposeInt('minutesLeft', { may }),
    nextNumber: t.exposeInt('nextNumber', { may, nullable: true, description: 'The number of the next lesson in the course, from 1.' }),
    lastAt: t.field({ type: 'Instant', may, nullable: true, description: 'When the viewer last opened it; null for courses of others.', resolve: ({ personId, lastAt }, _args, { viewer }) => (viewer?.id === personId ? lastAt : null) }),
    nextLesson: t.string({ may, nullable: true, resolve: ({ next }) => next?.key ?? null }),
    nextTitle: t.string({ may, nullable: true, resolve: ({ next }) => next?.title ?? null }),
  }),
})

builder.queryFields((t) => ({
  coursesInProgress: t.field({
    type: [CourseInProgress],
    may: 'members',
    description: 'The courses that the viewer takes and has not finished, latest first.',
    extensions: { listSize: 3 },
    resolve: (_root, _args, context) => coursesInProgress(context, signedIn(context).id, 3),
  }),
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
    resolve: (_root, _args, context) => certificatesOf(context, signedIn(context).id),
  }),
}))

builder.mutationFields((t) => ({
  revokeCertificate: t.boolean({
    may: 'courses.approve',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await revokeCertificate(context, parse(revokeInput, args)), true),
  }),
  restoreCertificate: t.boolean({
    may: 'courses.approve',
    description: 'Makes a revoked certificate valid again.',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await restoreCertificate(context, parse(revokeInput, args)), true),
  }),
}))
