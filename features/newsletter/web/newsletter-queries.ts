import type { Cache } from '#platform/web/data/query-cache.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

export const IssueFields = graphql(`
  fragment IssueFields on NewsletterIssue { number friday subject intro sections { label items { title text path } } }
`)
export const Archive = graphql(`
  query NewsletterArchive { newsletterArchive { number friday subject } newsletterSample { number sections { label items { title text path } } } }
`)
export const Issue = graphql(
  `
  query NewsletterIssue($number: Int!) { newsletterIssue(number: $number) { ...IssueFields } }
`,
  [IssueFields],
)
export const Subscribe = graphql(`
  mutation SubscribeToNewsletter($email: String!, $timeZone: String, $website: String) { subscribeToNewsletter(email: $email, timeZone: $timeZone, website: $website) }
`)
export const Confirm = graphql(`
  mutation ConfirmNewsletter($secret: String!) { confirmNewsletter(secret: $secret) }
`)
export const Subscription = graphql(`
  query NewsletterSubscription($secret: String!) { newsletterSubscription(secret: $secret) { email state timeZone } }
`)
export const ChangeNewsletter = graphql(`
  mutation ChangeNewsletter($secret: String!, $timeZone: String!) { changeNewsletter(secret: $secret, timeZone: $timeZone) }
`)
export const Unsubscribe = graphql(`
  mutation UnsubscribeFromNewsletter($secret: String!) { unsubscribeFromNewsletter(secret: $secret) }
`)
/** For members only. */
export const OwnSubscription = graphql(`
  query OwnNewsletter { isNewsletterSubscriber }
`)
export const EndOwn = graphql(`
  mutation EndOwnNewsletter { endOwnNewsletter }
`)
export const Drafts = graphql(`
  query NewsletterDrafts { newsletterSubscriberCount newsletterDrafts { deliveries issue { number friday subject intro state isOver sections { label items { title path } } removed { title path } } } }
`)
export const Outlook = graphql(`
  query NewsletterOutlook { newsletterOutlook { friday sections { label items { title path } } } }
`)
export const Prepare = graphql(`
  mutation PrepareNewsletter { prepareNewsletter { number } }
`)
export const Preview = graphql(
  `
  query NewsletterPreview { newsletterDrafts { issue { ...IssueFields text } } }
`,
  [IssueFields],
)
/** Loads the lists that an edit changes. */
export async function refreshIssues(cache: Cache): Promise<void> {
  await Promise.all([cache.invalidateQueries(Drafts), cache.invalidateQueries(Outlook), cache.invalidateQueries(Preview)])
}
export type IssueDraft = ResultOf<typeof Drafts>['newsletterDrafts'][number]
export const SaveIntro = graphql(`
  mutation SaveNewsletterIntro($number: Int!, $intro: String!, $before: String) { saveNewsletterIntro(number: $number, intro: $intro, before: $before) }
`)
export const SendTest = graphql(`
  mutation SendNewsletterTest($number: Int!) { sendNewsletterTest(number: $number) }
`)
export const Cancel = graphql(`
  mutation CancelNewsletter($number: Int!) { cancelNewsletter(number: $number) }
`)
export const RemoveItem = graphql(`
  mutation RemoveNewsletterItem($number: Int!, $path: String!) { removeNewsletterItem(number: $number, path: $path) }
`)
export const PutBackItem = graphql(`
  mutation PutBackNewsletterItem($number: Int!, $path: String!) { putBackNewsletterItem(number: $number, path: $path) }
`)
export const Reopen = graphql(`
  mutation ReopenNewsletter($number: Int!) { reopenNewsletter(number: $number) }
`)
