import { isUtf8 } from 'node:buffer'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import type { UploadBody } from '#platform/server/http/receive-upload.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { keyHolder, signedKey } from '#platform/server/signed-keys.ts'
import { mismatch } from '../rules/file-endings.ts'
import { CONTENT_TYPES, EMPTY_FILE, fileType, MAX_FILE_BYTES, TOO_LARGE_FILE, UNKNOWN_FILE, type FileType } from '../rules/group-files.ts'
import { filePath } from '../rules/paths.ts'
import { deleteFile, findFile, insertFile, listUnusedFiles, maySeeFile, type GroupFileRow } from './group-files.queries.ts'
import { groupForReading } from './mentoring.access.ts'

const secret = 'mentoring-files'
const LINK_MS = 3600_000
const UNUSED_MS = 2 * 24 * 3600_000
const MAX_AT_ONCE = 200

export const fileKey = (id: string, type: FileType) => `mentoring/${id.slice(0, 2)}/${id}.${type}`

interface Upload extends UploadBody {
  groupId: string
  name: string
}

/** Stores a file for a group of the viewer's: a resource, what is attached to an assignment, or what a learner hands in. Its content decides its type. */
export async function uploadGroupFile(context: Context, { groupId, name, announced, body }: Upload): Promise<{ id: string; name: string; bytes: number }> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.upload', viewer.id)
  const group = await groupForReading(context, groupId)
  if (group.archived_at !== null) throw new Refusal('NOT_ALLOWED', { message: 'This group is archived.' })
  if ((announced ?? 0) > MAX_FILE_BYTES) throw new Refusal('TOO_LARGE', { message: TOO_LARGE_FILE })
  return storeGroupFile(context, { groupId, ownerId: viewer.id, name, bytes: await wholeFile(body) })
}

/** Stores a file of a group under the type of its content. Throws INVALID_INPUT for a type that isn’t supported, or that the name contradicts. */
export async function storeGroupFile(context: Context, { groupId, ownerId, name, bytes }: { groupId: string; ownerId: string; name: string; bytes: Buffer }): Promise<{ id: string; name: string; bytes: number }> {
  const type = fileType(bytes)
  if (type === 'txt' && (!isUtf8(bytes) || bytes.includes(0))) throw new Refusal('INVALID_INPUT', { message: UNKNOWN_FILE })
  const wrongName = mismatch(name, type)
  if (wrongName !== null) throw new Refusal('INVALID_INPUT', { message: wrongName })
  const id = context.random.uuid()
  const key = fileKey(id, type)
  await context.files.put(key, bytes, CONTENT_TYPES[type])
  try {
    await insertFile(context.db, { id, group_id: groupId, owner_id: ownerId, type, name, bytes: bytes.length, uploaded_at: context.clock.now() })
  } catch (failure) {
    await context.files.delete(key)
    throw failure
  }
  return { id, name, bytes: bytes.length }
}

async function wholeFile(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > MAX_FILE_BYTES) throw new Refusal('TOO_LARGE', { message: TOO_LARGE_FILE })
    chunks.push(chunk)
  }
  if (size === 0) throw new Refusal('INVALID_INPUT', { message: EMPTY_FILE })
  return Buffer.concat(chunks)
}

/** The address of a file for the viewer. It works for an hour without a session, as browsers open files, while they may see the file. */
export async function fileLink(context: Context, id: string): Promise<string> {
  return `${filePath(id)}?key=${await signedKey(context, { secret, id, holder: signedIn(context).id, validMs: LINK_MS })}`
}

/** The file of a link. Throws NOT_FOUND when the link has expired or its person can no longer see the file. */
export async function fileForDownload(context: Context, id: string, key: string): Promise<GroupFileRow> {
  const notFound = new Refusal('NOT_FOUND', { message: 'This link has expired. Open your group’s page again.' })
  const personId = await keyHolder(context, { secret, id }, key)
  if (personId === null) throw notFound
  const file = await findFile(context.db, id)
  if (file === null || !(await maySeeFile(context.db, id, personId))) throw notFound
  return file
}

/** Deletes unreferenced files after two days, and files of deleted accounts immediately. */
export async function cleanGroupFiles(context: Context): Promise<void> {
  for (const { id, type } of await listUnusedFiles(context.db, new Date(context.clock.now().getTime() - UNUSED_MS), MAX_AT_ONCE)) {
    await context.files.delete(fileKey(id, type))
    await deleteFile(context.db, id)
  }
}
