import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['in', 'isNewsletterSubscriber'], ['all', 'newsletterArchive newsletterIssue newsletterSample newsletterSubscription'], ['A', 'newsletterDrafts newsletterOutlook newsletterSubscriberCount']],
    Mutation: [
      ['in', 'endOwnNewsletter'],
      ['all', 'changeNewsletter confirmNewsletter subscribeToNewsletter unsubscribeFromNewsletter'],
      ['A', 'cancelNewsletter prepareNewsletter putBackNewsletterItem removeNewsletterItem reopenNewsletter saveNewsletterIntro sendNewsletterTest'],
    ],
    NewsletterDraft: [['A', 'deliveries issue']],
    NewsletterIssue: [['all', 'friday intro number sections subject'], ['A', 'isOver removed state text']],
    NewsletterItem: [['all', 'path text title']],
    NewsletterOutlook: [['A', 'friday sections']],
    NewsletterSample: [['all', 'number sections']],
    NewsletterSection: [['all', 'items label']],
    NewsletterSubscription: [['all', 'email state timeZone']],
  },
  routes: {
    'GET /api/newsletter/unsubscribe': 'all',
    'POST /api/newsletter/unsubscribe': 'all',
    // With the token of the mail server.
    'POST /api/newsletter/bounces': 'all',
    'GET /feeds/newsletter.atom': 'all',
  },
}
