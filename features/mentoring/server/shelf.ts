import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import type { ResourceInput } from '../rules/mentoring-inputs.ts'
import { MAX_RESOURCES, MAX_VERSIONS } from '../rules/resource.ts'
import { findFile } from './group-files.queries.ts'
import { groupForChange, groupForReading } from './mentoring.access.ts'
import { countResources, findGroupOfRemoved, findResource, listVersions, saveFolder, saveRemoved, saveVersion, type ResourceRow } from './resources.queries.ts'
import { listSubjects } from './subjects.queries.ts'

const TOO_MANY_RESOURCES = `A group has at most ${MAX_RESOURCES} resources.`
const UNCHANGED = 'Nothing has changed, so there is no new version.'
const TOO_MANY_VERSIONS = `A resource has at most ${MAX_VERSIONS} versions. Add a new resource instead.`

/** A mentor adds a resource, or a new version of one. Earlier versions are kept. The same version sent twice is stored once. */
export async function writeResource(context: Context, input: ResourceInput): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.person', viewer.id)
  await context.inTransaction(async (context) => {
    await groupForChange(context, input.id)
    const before = await findResource(context.db, input.key)
    if (before !== null && before.group_id !== input.id) throw new Refusal('NOT_FOUND')
    if (before === null && (await countResources(context.db, input.id)) >= MAX_RESOURCES) throw new Refusal('NOT_ALLOWED', { message: TOO_MANY_RESOURCES })
    if (before !== null && input.version === before.version - 1 && isSame(input, before)) return
    if ((before?.version ?? 0) >= MAX_VERSIONS) throw new Refusal('NOT_ALLOWED', { message: TOO_MANY_VERSIONS })
    if (before !== null && isSame(input, before)) throw new Refusal('NOT_ALLOWED', { message: UNCHANGED })
    await checkContent(context, input, before)
    await saveVersion(context.db, input, { version: (before?.version ?? 0) + 1, by: viewer.id, at: context.clock.now() })
  })
}

/** Whether a new version would be the same as the present one. */
const isSame = ({ folder, kind, title, url, subject, file }: ResourceInput, before: ResourceRow): boolean =>
  folder === before.folder && kind === before.kind && title === before.title && (kind === 'link' ? url === before.url : kind === 'file' ? file === before.file_id : subject === before.subject_id)

async function checkContent(context: Context, { id, kind, subject, file }: ResourceInput, before: ResourceRow | null): Promise<void> {
  if (kind === 'file') {
    const found = await findFile(context.db, file!)
    const isOwn = found !== null && found.group_id === id && found.owner_id === signedIn(context).id
    if (!isOwn && before?.file_id !== file) throw new Refusal('INVALID_INPUT', { fields: { file: 'We couldn’t find that file. Upload it again.' } })
  } else if (kind !== 'link' && before?.subject_id !== subject) {
    const found = await listSubjects(context.db, [subject!])
    if (!found.some((one) => one.kind === kind)) throw new Refusal('INVALID_INPUT', { fields: { subject: 'We couldn’t find that. Choose something else.' } })
  }
}

/** A mentor makes an earlier version of a resource the latest one again, as a new version. */
export async function restoreResource(context: Context, { id, version }: { id: string; version: number }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.person', viewer.id)
  await context.inTransaction(async (context) => {
    const before = await resourceForChange(context, id)
    const earlier = (await listVersions(context.db, id)).find((one) => one.version === version)
    if (earlier === undefined) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that version.' })
    if (version === before.version) return
    if (before.version >= MAX_VERSIONS) throw new Refusal('NOT_ALLOWED', { message: TOO_MANY_VERSIONS })
    const { kind, title, url, subject_id: subject, file_id: file, folder } = { ...earlier, folder: before.folder }
    if (kind === 'file' ? file === null : kind !== 'link' && (await listSubjects(context.db, [subject!])).length === 0) throw new Refusal('NOT_ALLOWED', { message: 'What this version refers to is no longer available.' })
    await saveVersion(context.db, { id: before.group_id, key: id, folder, kind, title, url, subject, file, version: null }, { version: before.version + 1, by: viewer.id, at: context.clock.now() })
  })
}

/** A mentor moves a resource to another folder. It stays the same version. */
export async function moveResource(context: Context, { id, folder }: { id: string; folder: string }): Promise<void> {
  await rateLimit(context, 'mentoring.person', signedIn(context).id)
  await context.inTransaction(async (context) => {
    await resourceForChange(context, id)
    await saveFolder(context.db, id, folder)
  })
}

/** A resource for a change by a mentor of its group, which is locked. Throws NOT_FOUND for anyone else. */
async function resourceForChange(context: Context, id: string): Promise<ResourceRow> {
  const found = await findResource(context.db, id)
  if (found === null) throw new Refusal('NOT_FOUND')
  await groupForChange(context, found.group_id)
  // Again, now that the group is locked: another mentor may have changed it meanwhile.
  const resource = await findResource(context.db, id)
  if (resource === null) throw new Refusal('NOT_FOUND')
  return resource
}

/** A mentor removes a resource. */
export async function removeResource(context: Context, id: string): Promise<void> {
  await rateLimit(context, 'mentoring.person', signedIn(context).id)
  await context.inTransaction(async (context) => {
    await resourceForChange(context, id)
    await saveRemoved(context.db, id, context.clock.now())
  })
}

/** A mentor puts a removed resource back. Can be repeated. */
export async function putBackResource(context: Context, id: string): Promise<void> {
  await rateLimit(context, 'mentoring.person', signedIn(context).id)
  await context.inTransaction(async (context) => {
    const groupId = await findGroupOfRemoved(context.db, id)
    if (groupId === null) return void (await resourceForChange(context, id))
    await groupForChange(context, groupId)
    if ((await countResources(context.db, groupId)) >= MAX_RESOURCES) throw new Refusal('NOT_ALLOWED', { message: TOO_MANY_RESOURCES })
    await saveRemoved(context.db, id, null)
  })
}

/** All versions of a resource, for the members of its group. */
export async function readVersions(context: Context, id: string): Promise<ResourceRow[]> {
  const resource = await findResource(context.db, id)
  if (resource === null) throw new Refusal('NOT_FOUND')
  await groupForReading(context, resource.group_id)
  return listVersions(context.db, id)
}
