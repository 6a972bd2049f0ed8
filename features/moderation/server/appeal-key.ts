import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '#platform/server/context.ts'
import { siteSecret } from '#platform/server/site-secret.queries.ts'

/** The signature in the link to a decision, with which its author reads it without logging in: suspended people can't log in. */
export async function appealKey({ database, random }: Services, decisionId: string): Promise<string> {
  return createHmac('sha256', await siteSecret(database, 'appeal', () => random.secret())).update(decisionId).digest('base64url')
}

/** Whether a link has the right signature for this decision. */
export async function isAppealKey(services: Services, decisionId: string, key: string): Promise<boolean> {
  const [expected, given] = [Buffer.from(await appealKey(services, decisionId)), Buffer.from(key)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
