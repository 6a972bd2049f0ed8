import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from './context.ts'
import { siteSecret } from './site-secret.queries.ts'

interface Opened {
  /** The name of the secret, one for each kind of thing. */
  secret: string
  /** The id of what the key opens. */
  id: string
}

async function signature({ database, random }: Services, { secret, id }: Opened, claim: string): Promise<string> {
  return createHmac('sha256', await siteSecret(database, secret, () => random.secret())).update(`${id}.${claim}`).digest('base64url')
}

/** A key that opens one thing without a session for a time, such as a file that the browser's own player requests. `holder` is who got it: an id, or nothing. */
export async function signedKey(services: Services, { validMs, holder = '', ...opened }: Opened & { validMs: number; holder?: string }): Promise<string> {
  const claim = `${holder}.${Math.floor((services.clock.now().getTime() + validMs) / 1000).toString(36)}`
  return `${claim}.${await signature(services, opened, claim)}`
}

/** The holder of a key that was given out for this thing and is still valid; null for any other key. */
export async function keyHolder(services: Services, opened: Opened, key: string): Promise<string | null> {
  const [holder = '', until = '', given = ''] = key.split('.')
  const expected = Buffer.from(await signature(services, opened, `${holder}.${until}`))
  const isOurs = Buffer.byteLength(given) === expected.length && timingSafeEqual(Buffer.from(given), expected)
  return isOurs && Number.parseInt(until, 36) * 1000 > services.clock.now().getTime() ? holder : null
}
