import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../rules/refusals.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The contact URL of the site. */
    contact: string | null
  }
}

const GOOD_FOR_DAYS = 180
const DAY_MS = 24 * 3600 * 1000

/** The content of `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function securityText({ contact, origin, now }: { contact: string; origin: string; now: Date }): string {
  const expires = new Date(Math.ceil(now.getTime() / DAY_MS + GOOD_FOR_DAYS) * DAY_MS).toISOString()
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`
}

/** Serves `security.txt`; without the setting there is no such page. Other routes can read the contact from the app. */
export function addContact(app: FastifyInstance, contact: string | null): void {
  app.decorate('contact', contact)
  app.get('/.well-known/security.txt', { config: { may: 'anyone' } }, (request, reply) => {
    if (contact === null) throw new Refusal('NOT_FOUND')
    const { clock, origin } = request.context
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(securityText({ contact, origin, now: clock.now() }))
  })
}
