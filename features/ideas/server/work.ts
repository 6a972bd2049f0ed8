import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { MAX_DECISIONS, MAX_TASKS } from '../rules/idea.ts'
import type { TaskInput } from '../rules/idea-inputs.ts'
import { saveTouched, isMember } from './teams.queries.ts'
import { ideaForChange } from './team.ts'
import { deleteDecision, deleteTask, insertDecision, saveAssignee, savePlace, saveTask, saveTaskTitle } from './work.queries.ts'

/** Does something in an idea of which the viewer is a member; it counts as a sign of life. */
async function asMember(context: Context, number: number, work: (context: Context, ideaId: string, viewerId: string) => Promise<void>): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'idea.person', viewer.id)
  await context.inTransaction(async (context) => {
    const { id } = await ideaForChange(context, number)
    if (!(await isMember(context.db, id, viewer.id))) throw new Refusal('NOT_ALLOWED', { message: 'Join the idea to work on it.' })
    await work(context, id, viewer.id)
    await saveTouched(context.db, id, context.clock.now())
    await context.emit({ name: 'idea.changed', ideaId: id })
  })
}

const TASK_DELETED = 'Someone else deleted this task.'
const NO_TASK = 'We couldn’t find that task.'

/** A member writes a task, or changes it as a whole. The same task sent twice is stored once. */
export const writeTask = (context: Context, { id: number, key, title, state, position }: TaskInput): Promise<void> =>
  asMember(context, number, async (context, ideaId) => {
    const isSaved = await saveTask(context.db, { id: key, ideaId, title, state, position, at: context.clock.now(), max: MAX_TASKS })
    if (!isSaved) throw new Refusal('INVALID_INPUT', { message: `An idea can have ${MAX_TASKS} tasks. Delete some that are done.` })
  })

/** A member moves a task; another member may have renamed it meanwhile. */
export const moveTask = (context: Context, { id: number, key, state, position }: Omit<TaskInput, 'title'>): Promise<void> =>
  asMember(context, number, async (context, ideaId) => {
    if (!(await savePlace(context.db, { id: key, ideaId, state, position }))) throw new Refusal('NOT_FOUND', { message: TASK_DELETED })
  })

/** A member renames a task; another member may have moved it meanwhile. */
export const renameTask = (context: Context, { id: number, key, title }: Pick<TaskInput, 'id' | 'key' | 'title'>): Promise<void> =>
  asMember(context, number, async (context, ideaId) => {
    if (!(await saveTaskTitle(context.db, { id: key, ideaId, title }))) throw new Refusal('NOT_FOUND', { message: TASK_DELETED })
  })

/** A member takes a task, or gives it back. */
export const takeTask = (context: Context, { id: number, key, isTaken }: { id: number; key: string; isTaken: boolean }): Promise<void> =>
  asMember(context, number, async (context, ideaId, viewerId) => {
    if (!(await saveAssignee(context.db, { id: key, ideaId, personId: isTaken ? viewerId : null }))) throw new Refusal('NOT_FOUND', { message: NO_TASK })
  })

export const removeTask = (context: Context, { id: number, key }: { id: number; key: string }): Promise<void> =>
  asMember(context, number, async (context, ideaId) => {
    if (!(await deleteTask(context.db, key, ideaId))) throw new Refusal('NOT_FOUND', { message: NO_TASK })
  })

/** A member writes down what the team decided. */
export const writeDecision = (context: Context, { id: number, key, text }: { id: number; key: string; text: string }): Promise<void> =>
  asMember(context, number, async (context, ideaId, authorId) => {
    const isSaved = await insertDecision(context.db, { id: key, ideaId, authorId, text, at: context.clock.now(), max: MAX_DECISIONS })
    if (!isSaved) throw new Refusal('INVALID_INPUT', { message: `An idea can have ${MAX_DECISIONS} decisions.` })
  })

/** A member deletes a decision that they wrote down. */
export const removeDecision = (context: Context, { id: number, key }: { id: number; key: string }): Promise<void> =>
  asMember(context, number, async (context, ideaId, authorId) => {
    if (!(await deleteDecision(context.db, { id: key, ideaId, authorId }))) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that decision among yours.' })
  })
