import { graphql } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'

const SendTimeZone = graphql(`
  mutation SendTimeZone($timeZone: String!) { chooseTimeZone(timeZone: $timeZone) }
`)

/** Tells by which clock this browser goes, and remembers that it did; what could not be told is told at the next visit. */
export async function sendTimeZone(key: string, said: string, timeZone: string): Promise<void> {
  await request(SendTimeZone, { timeZone })
    .then(() => localStorage.setItem(key, said))
    .catch(() => {})
}
