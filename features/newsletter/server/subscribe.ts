import { requireSwitch } from '#platform/server/switches.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { enqueueEmail } from '#platform/server/email/enqueue-email.ts'
import { rateLimit, tryRateLimit } from '#platform/server/rate-limit.ts'
import { hashOf } from '#platform/server/sessions/sessions.ts'
import { SITE } from '#platform/rules/site.ts'
import { linkWithSecret } from '#features/accounts/rules/paths.ts'
import { CONFIRM_HOURS, INVALID_LINK, tooManyOfNetwork, UNKNOWN_LINK } from '../rules/newsletter.ts'
import type { SubscribeInput } from '../rules/newsletter-inputs.ts'
import { CONFIRM_PATH } from '../rules/paths.ts'
import { activate, activeSubscriptionOf, emailOfPerson, endSubscription, findByToken, saveRequest, saveTimeZone, type SubscriberRow } from './subscribers.queries.ts'

/**
 * Somebody asks for the newsletter. The answer is the same whether the address is known or not; an email asks to confirm. A member who gives their own
 * verified address is subscribed at once. Returns whether an email asks to confirm.
 */
export async function subscribe(context: Context, { email, timeZone, website }: SubscribeInput): Promise<boolean> {
  await requireSwitch(context, 'newsletter')
  await rateLimit(context, 'newsletter.network', context.caller.network, tooManyOfNetwork)
  const isOwn = await isVerifiedAddress(context, email)
  if (website !== '' || (!isOwn && (await tryRateLimit(context, 'newsletter.address', email.toLowerCase())) === null)) return true
  const secret = context.random.secret()
  return context.inTransaction(async (context) => {
    const at = context.clock.now()
    const subscriber = await saveRequest(context.db, {
      id: context.random.uuid(),
      email,
      token: context.random.secret(),
      timeZone,
      confirmHash: hashOf(secret),
      confirmUntil: new Date(at.getTime() + CONFIRM_HOURS * 3600_000),
      at,
    })
    // An address that bounced has to prove that it gets emails again.
    if (isOwn && subscriber.state !== 'bounced') {
      await activate(context.db, hashOf(secret), at)
      return false
    }
    await enqueueEmail(context, {
      to: email,
      ...(subscriber.state === 'active' ? alreadySubscribed() : confirmationRequest(linkWithSecret(context.origin, CONFIRM_PATH, secret))),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    return true
  })
}

const isVerifiedAddress = async ({ viewer, db }: Context, email: string) =>
  viewer !== null && viewer.emailVerified && (await emailOfPerson(db, viewer.id)).toLowerCase() === email.toLowerCase()

const confirmationRequest = (link: string) => ({
  subject: `Confirm your subscription to ${SITE.name} weekly`,
  body:
    `Someone, hopefully you, asked to get ${SITE.name} weekly at this address: the best posts, news and problems of the week, every Friday.\n\n` +
    `Confirm your subscription: ${link}\n\nThe link works for ${CONFIRM_HOURS} hours. If you didn’t ask for it, ignore this email, and you won’t be subscribed.\n`,
})

const alreadySubscribed = () => ({
  subject: `You’re already subscribed to ${SITE.name} weekly`,
  body: `You already get ${SITE.name} weekly at this address, so there’s nothing to do.\n\nEach issue has a link to change your settings or unsubscribe.\n`,
})

/** Confirms a subscription. The link leads to a page with a button, because email programs open links. */
export async function confirmSubscription(context: Context, secret: string): Promise<void> {
  if ((await activate(context.db, hashOf(secret), context.clock.now())) === null) throw new Refusal('NOT_FOUND', { message: INVALID_LINK })
}

/** The subscription that the links of its emails belong to. Throws NOT_FOUND for an unknown one. */
export async function subscriptionOf(context: Context, token: string): Promise<SubscriberRow> {
  const subscriber = await findByToken(context.db, token)
  if (subscriber === null) throw new Refusal('NOT_FOUND', { message: UNKNOWN_LINK })
  return subscriber
}

export async function changeSubscription(context: Context, { secret, timeZone }: { secret: string; timeZone: string }): Promise<void> {
  const { id } = await subscriptionOf(context, secret)
  await saveTimeZone(context.db, id, timeZone)
}

/** Ends a subscription; can be repeated. */
export async function unsubscribeNewsletter(context: Context, token: string): Promise<void> {
  const { id } = await subscriptionOf(context, token)
  await endSubscription(context.db, id, context.clock.now())
}

/** Whether the viewer's own verified address is subscribed. Nobody learns this about another address. */
export const isSubscriber = async (context: Context): Promise<boolean> => (await activeSubscriptionOf(context.db, signedIn(context).id)) !== null

/** Ends the subscription of the viewer's own verified address; can be repeated. */
export async function unsubscribeOwn(context: Context): Promise<void> {
  const own = await activeSubscriptionOf(context.db, signedIn(context).id)
  if (own !== null) await endSubscription(context.db, own.id, context.clock.now())
}
