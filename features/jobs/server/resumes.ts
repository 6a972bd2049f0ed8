import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import type { StoredFile } from '#platform/server/files.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { pdfFault, pdfName } from '../rules/pdf.ts'
import { daysAfter } from './days-after.ts'
import { deleteUnusedResumes, findResume, insertResume, listResumeIds } from './applications.queries.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'jobs.delete-resumes': { keys: string[] }
  }
}

export const resumeKey = (id: string) => `resumes/${id.slice(0, 2)}/${id}.pdf`

/** Stores a PDF of the viewer, for an application that follows. Throws INVALID_INPUT for anything else. */
export async function storeResume(context: Context, { bytes, name }: { bytes: Buffer; name: string }): Promise<{ id: string; name: string; size: number }> {
  const { id: personId } = signedIn(context)
  await rateLimit(context, 'job.resume', personId)
  const fault = pdfFault(bytes.toString('latin1'))
  if (fault !== null) throw new Refusal('INVALID_INPUT', { message: fault })
  const resume = { id: context.random.uuid(), name: pdfName(name), size: bytes.length }
  await context.files.put(resumeKey(resume.id), bytes, 'application/pdf')
  try {
    await insertResume(context.db, { ...resume, personId, at: context.clock.now() })
  } catch (failure) {
    await context.files.delete(resumeKey(resume.id))
    throw failure
  }
  return resume
}

/** A PDF for the person who sent it and, unless a block separates them, the poster who got it. Throws NOT_FOUND for anyone else. */
export async function openResume(context: Context, id: string): Promise<{ file: StoredFile; name: string }> {
  const viewer = signedIn(context)
  const resume = await findResume(context.db, id)
  const isPoster = resume?.poster_id === viewer.id && !(await blockedPersonIds(context)).has(resume.person_id)
  if (resume === null || (resume.person_id !== viewer.id && !isPoster)) throw new Refusal('NOT_FOUND')
  const file = await context.files.get(resumeKey(id))
  if (file === null) throw new Refusal('NOT_FOUND')
  return { file, name: resume.file_name }
}

/** Deletes PDFs that were uploaded a day ago and never sent. */
export async function sweepResumes(context: Context): Promise<void> {
  const ids = await deleteUnusedResumes(context.db, daysAfter(context.clock.now(), -1))
  for (const id of ids) await context.files.delete(resumeKey(id))
}

/** The keys of all PDFs of a person, whose files are deleted with their account. */
export const resumeKeysOf = async (context: Context, personId: string): Promise<string[]> => (await listResumeIds(context.db, personId)).map(resumeKey)
