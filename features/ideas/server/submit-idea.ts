import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { enqueueEmail } from '#platform/server/email/enqueue-email.ts'
import { rateLimit, tryRateLimit } from '#platform/server/rate-limit.ts'
import { hashOf } from '#platform/server/sessions/sessions.ts'
import { SITE } from '#platform/rules/site.ts'
import { checkContent } from '#features/trust/server/public.ts'
import { linkWithSecret } from '#features/accounts/rules/paths.ts'
import { CONFIRM_HOURS } from '../rules/idea.ts'
import type { IdeaInput } from '../rules/idea-inputs.ts'
import { CONFIRM_IDEA_PATH } from '../rules/paths.ts'
import { deleteWaiting, findSubmission, findEmail, insertIdea, saveConfirmed } from './submissions.queries.ts'
import { addMember } from './team.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'idea.submitted': { ideaId: string; by: string | null }
    /** What everyone sees of an idea changed. */
    'idea.changed': { ideaId: string }
  }
}

/** The number of a submitted idea; null while an email waits for its confirmation. */
export interface Submitted {
  number: number | null
}

/**
 * Submits an idea. A member's is shown at once, except under another address than that of the account; others confirm their address first. The same
 * idea sent twice is stored once.
 */
export async function submitIdea(context: Context, { website, ...input }: IdeaInput): Promise<Submitted> {
  const { viewer } = context
  const use = viewer === null ? await rateLimit(context, 'idea.network', context.caller.network) : await rateLimit(context, 'idea.submit', viewer.id)
  // The answer is that of a stored idea, so that the program does not try again.
  if (website !== '') return { number: null }
  await checkContent(context, input.description, 'description')
  const isConfirmed = viewer !== null && (await findEmail(context.db, viewer.id)) === input.email
  const mail = isConfirmed ? null : await tryRateLimit(context, 'idea.address', input.email)
  if (!isConfirmed && mail === null) throw new Refusal('TOO_FAST', { message: 'We sent several emails to this address today. Confirm one of your ideas first, or try again tomorrow.' })
  return context.inTransaction(async (context) => {
    const at = context.clock.now()
    const secret = context.random.secret()
    const confirm = isConfirmed ? null : { hash: hashOf(secret), until: new Date(at.getTime() + CONFIRM_HOURS * 3600_000) }
    const number = await insertIdea(context.db, { ...input, authorId: viewer?.id ?? null, at, confirm })
    if (number === null) {
      await use.refund()
      await mail?.refund()
      return sentBefore(context, input)
    }
    if (isConfirmed) {
      await show(context, { id: input.key, title: input.title, authorId: viewer.id })
      return { number }
    }
    await enqueueEmail(context, { to: input.email, ...confirmationRequest(linkWithSecret(context.origin, CONFIRM_IDEA_PATH, secret)), headers: { 'Auto-Submitted': 'auto-generated' } })
    return { number: null }
  })
}

async function sentBefore(context: Context, { key, email }: Pick<IdeaInput, 'key' | 'email'>): Promise<Submitted> {
  const known = await findSubmission(context.db, key)
  if (known === null || known.email !== email || known.author_id !== (context.viewer?.id ?? null)) throw new Refusal('ALREADY_TAKEN')
  return { number: known.is_confirmed ? known.number : null }
}

// Contains no text of the idea, because someone else may have submitted it with this address.
const confirmationRequest = (link: string) => ({
  subject: 'Confirm your idea',
  body:
    `Someone, hopefully you, submitted an idea to ${SITE.name} with this address.\n\n` +
    `Show the idea to others: ${link}\n\nThe link works for ${CONFIRM_HOURS} hours. If you didn’t submit it, ignore this email, and no one will see it.\n`,
})

/** Shows an idea to everyone; its author is the first member. */
async function show(context: Context, { id, title, authorId }: { id: string; title: string; authorId: string | null }): Promise<void> {
  if (authorId !== null) await addMember(context, { id, title, personId: authorId })
  await context.emit({ name: 'idea.submitted', ideaId: id, by: authorId })
  await context.emit({ name: 'idea.changed', ideaId: id })
}

/** The author deletes an idea that waits for the confirmation of its address: its link stops working. Throws NOT_FOUND if it is shown by now. */
export async function deleteWaitingIdea(context: Context, key: string): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'idea.person', viewer.id)
  if (!(await deleteWaiting(context.db, { id: key, personId: viewer.id }))) throw new Refusal('NOT_FOUND', { message: 'This idea no longer waits for a confirmation. Reload the page.' })
}

/** Confirms the address of an idea by the secret of its email. Can be repeated. Returns the number. */
export async function confirmIdea(context: Context, secret: string): Promise<number> {
  await rateLimit(context, 'idea.network', context.caller.network)
  return context.inTransaction(async (context) => {
    const idea = await saveConfirmed(context.db, hashOf(secret), context.clock.now())
    if (idea === null) throw new Refusal('NOT_FOUND', { message: 'This link is no longer valid. Submit the idea again to get a new one.' })
    if (idea.is_new) await show(context, { id: idea.id, title: idea.title, authorId: idea.author_id })
    return idea.number
  })
}
