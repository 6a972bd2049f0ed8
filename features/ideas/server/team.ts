import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { syncLinkedConversation } from '#features/chat/server/public.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { deleteDiscussion } from '#features/discussions/server/public.ts'
import { STATUS_LABELS, type Status } from '../rules/idea.ts'
import type { EditInput } from '../rules/idea-inputs.ts'
import { lockIdea, type IdeaRow } from './ideas.queries.ts'
import { deleteUnjoined, insertMember, listMemberIds, saveEdit, saveStatus, saveTouched, saveVote } from './teams.queries.ts'
import { mayManage } from './viewer-marks.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'idea.joined': { ideaId: string; by: string }
    'idea.status-changed': { ideaId: string; status: Status; by: string }
  }
}

/** The only way to load an idea for a change: locked, and not of someone who is separated from the viewer by a block. Throws NOT_FOUND otherwise. */
export async function ideaForChange(context: Context, number: number): Promise<IdeaRow> {
  const idea = await lockIdea(context.db, number)
  if (idea === null || (idea.author_id !== null && (await blockedPersonIds(context)).has(idea.author_id))) {
    throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that idea.' })
  }
  return idea
}

/** The conversation of an idea has its members. Returns its id. */
export async function syncConversation(context: Context, { id, title }: { id: string; title: string }): Promise<string> {
  return syncLinkedConversation(context, { key: `idea:${id}`, name: title, personIds: await listMemberIds(context.db, id) })
}

/** Adds a member of an idea, who enters its conversation. The idea must be locked or new. Returns false if they are a member. */
export async function addMember(context: Context, { id, title, personId }: { id: string; title: string; personId: string }): Promise<boolean> {
  if (!(await insertMember(context.db, { ideaId: id, personId, at: context.clock.now() }))) return false
  await syncConversation(context, { id, title })
  return true
}

/** The viewer joins an idea, for good (specification, section 4). Can be repeated. */
export async function joinIdea(context: Context, number: number): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'idea.person', viewer.id)
  await context.inTransaction(async (context) => {
    const { id, title, status } = await ideaForChange(context, number)
    if (status === 'archived') throw new Refusal('NOT_ALLOWED', { message: 'This idea is archived, so no one can join it.' })
    if (!(await addMember(context, { id, title, personId: viewer.id }))) return
    await context.emit({ name: 'idea.joined', ideaId: id, by: viewer.id })
    await context.emit({ name: 'idea.changed', ideaId: id })
  })
}

/** Saves or takes back the viewer's vote. */
export async function voteForIdea(context: Context, { id: number, isVoted }: { id: number; isVoted: boolean }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'idea.person', viewer.id)
  await context.inTransaction(async (context) => {
    const { id } = await ideaForChange(context, number)
    if (await saveVote(context.db, { ideaId: id, personId: viewer.id, at: context.clock.now() }, isVoted)) await context.emit({ name: 'idea.changed', ideaId: id })
  })
}

/** An idea that the viewer may manage, locked. */
async function ideaForManaging(context: Context, number: number): Promise<IdeaRow> {
  const idea = await ideaForChange(context, number)
  if (!mayManage(context.viewer, idea)) throw new Refusal('NOT_ALLOWED')
  return idea
}

/** The author or an admin changes the texts, the wanted roles and the links of an idea. */
export async function editIdea(context: Context, input: EditInput): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'idea.person', viewer.id)
  await context.inTransaction(async (context) => {
    const idea = await ideaForManaging(context, input.id)
    if (!(await saveEdit(context.db, idea.id, input, context.clock.now()))) throw new Refusal('OUTDATED_EDIT', { message: 'Someone else changed this idea. Reload the page to see the latest version.' })
    if (idea.title !== input.title) await syncConversation(context, { id: idea.id, title: input.title })
    if (viewer.id !== idea.author_id) await recordAudit(context, { action: 'idea.edited', targetId: idea.id, targetName: input.title })
    await context.emit({ name: 'idea.changed', ideaId: idea.id })
  })
}

/** The author or an admin changes the status of an idea; its members and voters are notified. */
export async function setIdeaStatus(context: Context, { id: number, status, reason = '' }: { id: number; status: Status; reason?: string }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'idea.person', viewer.id)
  await context.inTransaction(async (context) => {
    const { id, title, author_id } = await ideaForManaging(context, number)
    if (!(await saveStatus(context.db, id, status, context.clock.now()))) return
    if (viewer.id !== author_id) await recordAudit(context, { action: 'idea.status-changed', targetId: id, targetName: title, reason, details: { status: STATUS_LABELS[status] } })
    await context.emit({ name: 'idea.status-changed', ideaId: id, status, by: viewer.id })
    await context.emit({ name: 'idea.changed', ideaId: id })
  })
}

/** The author deletes an idea that no one else joined, with its votes, tasks, decisions and comments. */
export async function deleteIdea(context: Context, number: number): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'idea.person', viewer.id)
  await context.inTransaction(async (context) => {
    const { id, title, author_id } = await ideaForChange(context, number)
    if (viewer.id !== author_id) throw new Refusal('NOT_ALLOWED')
    if (!(await deleteUnjoined(context.db, id))) throw new Refusal('NOT_ALLOWED', { message: 'Others have joined this idea, so it can’t be deleted. You can archive it instead.' })
    await deleteDiscussion(context, { kind: 'idea', subject: id })
    await syncConversation(context, { id, title })
    await context.emit({ name: 'idea.changed', ideaId: id })
  })
}

/** The author says that a quiet idea is still alive. */
export async function keepIdeaAlive(context: Context, number: number): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'idea.person', viewer.id)
  await context.inTransaction(async (context) => {
    const { id } = await ideaForManaging(context, number)
    await saveTouched(context.db, id, context.clock.now())
    await context.emit({ name: 'idea.changed', ideaId: id })
  })
}
