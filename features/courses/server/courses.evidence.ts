import type { EvidenceSource } from '#features/people/server/public.ts'
import { certificatePath } from '../rules/paths.ts'
import { listCertificates } from './certificates.queries.ts'

/** Finished courses show the skills that they teach; the certificate is the proof. */
export const courseEvidence: EvidenceSource = async ({ database }, personId) =>
  (await listCertificates(database, personId))
    .filter(({ revoked_at }) => revoked_at === null)
    .map(({ id, course_title, skills }) => ({ kind: 'course', title: course_title, path: certificatePath(id), topics: skills }))
