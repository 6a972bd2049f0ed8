import { graphql } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'

const SendTimeZone = graphql(`
  mutation SendTimeZone($timeZone: String!) { chooseTimeZone(timeZone: $timeZone) }
`)

/** Sends the time zone of this browser and remembers it in local storage. A failed request is repeated on the next visit. */
export async function sendTimeZone(key: string, said: string, timeZone: string): Promise<void> {
  await request(SendTimeZone, { timeZone })
    .then(() => localStorage.setItem(key, said))
    .catch(() => {})
}
