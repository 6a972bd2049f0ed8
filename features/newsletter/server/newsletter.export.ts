import type { ExportSource } from '#platform/server/export-documents.ts'
import { subscriptionOfPerson } from './subscribers.queries.ts'

/** The subscription of a person's verified address. It has no reference to the person, because visitors subscribe too. */
export const newsletterExport: ExportSource = {
  about: 'newsletter.json  your subscription to the newsletter, if there is one for your address',
  async *documentsOf({ db }, personId) {
    const subscription = await subscriptionOfPerson(db, personId)
    if (subscription !== null) yield { path: 'newsletter.json', text: JSON.stringify(subscription, null, 2) }
  },
}
