import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import type { NewsletterItem, NewsletterSection } from '../rules/newsletter.ts'
import { NEWSLETTER_PATH } from '../rules/paths.ts'
import { confirmInput, introInput, issueInput, preferencesInput, itemInput, subscribeInput, subscriptionInput } from '../rules/newsletter-inputs.ts'
import { isIssueOver } from '../rules/friday.ts'
import { issuesForEditing, sentIssues } from './archive.ts'
import { findIssue, type IssueRow } from './issues.queries.ts'
import { issueText, subjectOf } from './render-issue.ts'
import { cancelIssue, introduceIssue, putBackItem, removeItem, reopenIssue } from './edit-issue.ts'
import { composeNow, outlookOfNextIssue, sendTestEmail } from './send-issue.ts'
import { sampleIssue, type IssueSample } from './sample-issue.ts'
import { withoutRemoved } from './sections.ts'
import { changeSubscription, confirmSubscription, isSubscriber, subscribe, subscriptionOf, unsubscribeNewsletter, unsubscribeOwn } from './subscribe.ts'
import { countActive, type SubscriberRow } from './subscribers.queries.ts'

const ARCHIVE_SIZE = 100
const DRAFTS_SIZE = 12
const may = 'anyone'
const edit = 'newsletter.edit'

const Item = builder.objectRef<NewsletterItem>('NewsletterItem').implement({
  description: 'Something that an issue links to.',
  fields: (t) => ({ title: t.exposeString('title', { may }), text: t.exposeString('text', { may }), path: t.exposeString('path', { may }) }),
})

const Section = builder.objectRef<NewsletterSection>('NewsletterSection').implement({
  fields: (t) => ({ label: t.exposeString('label', { may }), items: t.expose('items', { type: [Item], may, extensions: { listSize: 5 } }) }),
})

const Issue = builder.objectRef<IssueRow>('NewsletterIssue').implement({
  description: 'One issue of the newsletter.',
  fields: (t) => ({
    number: t.exposeInt('number', { may }),
    friday: t.exposeString('friday', { may, description: 'The date of its Friday, such as 2026-11-27.' }),
    subject: t.string({ may, resolve: subjectOf }),
    intro: t.exposeString('intro', { may }),
    sections: t.expose('sections', { type: [Section], may, extensions: { listSize: 10 } }),
    removed: t.expose('removed', { type: [Item], may: edit, extensions: { listSize: 10 }, description: 'What an editor removed and can put back.' }),
    state: t.exposeString('state', { may: edit, description: 'draft, sending, sent or cancelled.' }),
    isOver: t.boolean({ may: edit, description: 'Whether its Friday is over in all time zones.', resolve: ({ friday }, _args, { clock }) => isIssueOver(friday, clock.now().getTime()) }),
    text: t.string({ may: edit, description: 'The email as plain text.', resolve: (row, _args, { origin }) => issueText(row, { origin, preferences: origin + NEWSLETTER_PATH }) }),
  }),
})

const Sample = builder.objectRef<IssueSample>('NewsletterSample').implement({
  description: 'The beginning of an issue, for readers who have not subscribed.',
  fields: (t) => ({
    number: t.exposeInt('number', { may, nullable: true, description: 'Null if no issue was sent yet.' }),
    sections: t.expose('sections', { type: [Section], may, extensions: { listSize: 3 } }),
  }),
})

const Draft = builder.objectRef<{ issue: IssueRow; deliveries: number }>('NewsletterDraft').implement({
  description: 'An issue for its editors.',
  fields: (t) => ({
    issue: t.expose('issue', { type: Issue, may: edit }),
    deliveries: t.exposeInt('deliveries', { may: edit, description: 'How many emails were queued.' }),
  }),
})

const Outlook = builder.objectRef<{ friday: string; sections: NewsletterSection[] }>('NewsletterOutlook').implement({
  description: 'What the next issue would contain if it was composed now.',
  fields: (t) => ({
    friday: t.exposeString('friday', { may: edit, description: 'The date of its Friday, such as 2026-11-27.' }),
    sections: t.expose('sections', { type: [Section], may: edit, extensions: { listSize: 10 } }),
  }),
})

const Subscription = builder.objectRef<SubscriberRow>('NewsletterSubscription').implement({
  description: 'A subscription, for those who have a link of one of its emails.',
  fields: (t) => ({
    email: t.exposeString('email', { may }),
    state: t.exposeString('state', { may, description: 'pending, active, unsubscribed or bounced.' }),
    timeZone: t.exposeString('time_zone', { may }),
  }),
})

builder.queryFields((t) => ({
  newsletterArchive: t.field({
    type: [Issue],
    may,
    description: 'The issues that were sent, the latest first.',
    extensions: { listSize: ARCHIVE_SIZE },
    resolve: (_root, _args, context) => sentIssues(context, ARCHIVE_SIZE),
  }),
  newsletterIssue: t.field({
    type: Issue,
    may,
    nullable: true,
    description: 'A sent issue; null for any other.',
    args: { number: t.arg.int({ required: true }) },
    resolve: async (_root, args, context) => {
      const issue = await findIssue(context.db, parse(issueInput, args).number)
      return issue !== null && ['sending', 'sent'].includes(issue.state) ? withoutRemoved(context, issue) : null
    },
  }),
  newsletterSample: t.field({
    type: Sample,
    may,
    nullable: true,
    description: 'The beginning of the latest issue or, before the first one, of what it would contain; null without content.',
    resolve: (_root, _args, context) => sampleIssue(context),
  }),
  newsletterSubscription: t.field({
    type: Subscription,
    may,
    args: { secret: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => subscriptionOf(context, parse(subscriptionInput, args).secret),
  }),
  isNewsletterSubscriber: t.boolean({
    may: 'members',
    description: 'Whether the verified address of the viewer is subscribed.',
    resolve: (_root, _args, context) => isSubscriber(context),
  }),
  newsletterDrafts: t.field({
    type: [Draft],
    may: edit,
    description: 'The latest issues in all states, as subscribers would get them now.',
    extensions: { listSize: DRAFTS_SIZE },
    resolve: (_root, _args, context) => issuesForEditing(context, DRAFTS_SIZE),
  }),
  newsletterOutlook: t.field({
    type: Outlook,
    may: edit,
    nullable: true,
    description: 'The next issue before it is composed; null if it already is.',
    resolve: (_root, _args, context) => outlookOfNextIssue(context),
  }),
  newsletterSubscriberCount: t.int({ may: edit, resolve: (_root, _args, context) => countActive(context.db) }),
}))

builder.mutationFields((t) => ({
  subscribeToNewsletter: t.boolean({
    may,
    description: 'Sends an email that asks to confirm, and answers true, the same for known and unknown addresses. Answers false if a member gave their own verified address, which is subscribed at once.',
    args: { email: t.arg.string({ required: true }), timeZone: t.arg.string(), website: t.arg.string() },
    resolve: (_root, args, context) => subscribe(context, parse(subscribeInput, args)),
  }),
  confirmNewsletter: t.boolean({
    may,
    args: { secret: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await confirmSubscription(context, parse(confirmInput, args).secret), true),
  }),
  changeNewsletter: t.boolean({
    may,
    args: { secret: t.arg.string({ required: true }), timeZone: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await changeSubscription(context, parse(preferencesInput, args)), true),
  }),
  unsubscribeFromNewsletter: t.boolean({
    may,
    args: { secret: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await unsubscribeNewsletter(context, parse(subscriptionInput, args).secret), true),
  }),
  endOwnNewsletter: t.boolean({
    may: 'members',
    description: 'Unsubscribes the verified address of the viewer.',
    resolve: async (_root, _args, context) => (await unsubscribeOwn(context), true),
  }),
  prepareNewsletter: t.field({
    type: Issue,
    may: edit,
    nullable: true,
    description: 'Composes or updates the draft for the next Friday; null when the week has no content.',
    resolve: (_root, _args, context) => composeNow(context),
  }),
  saveNewsletterIntro: t.boolean({
    may: edit,
    description: 'Changes the introduction of a draft.',
    args: {
      number: t.arg.int({ required: true }),
      intro: t.arg.string({ required: true }),
      before: t.arg.string({ description: 'The introduction that was changed: if it is another one by now, the change is refused.' }),
    },
    resolve: async (_root, args, context) => (await introduceIssue(context, parse(introInput, args)), true),
  }),
  removeNewsletterItem: t.boolean({
    may: edit,
    description: 'Removes an item from a draft; composing it again does not bring it back.',
    args: { number: t.arg.int({ required: true }), path: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await removeItem(context, parse(itemInput, args)), true),
  }),
  putBackNewsletterItem: t.boolean({
    may: edit,
    description: 'Puts a removed item back into a draft.',
    args: { number: t.arg.int({ required: true }), path: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(putBackItem(context, parse(itemInput, args))),
  }),
  sendNewsletterTest: t.boolean({
    may: edit,
    description: 'Sends an issue to the viewer alone.',
    args: { number: t.arg.int({ required: true }) },
    resolve: async (_root, args, context) => (await sendTestEmail(context, parse(issueInput, args).number), true),
  }),
  reopenNewsletter: t.boolean({
    may: edit,
    description: 'Takes the cancellation of an issue back, until its Friday is over.',
    args: { number: t.arg.int({ required: true }) },
    resolve: (_root, args, context) => done(reopenIssue(context, parse(issueInput, args).number)),
  }),
  cancelNewsletter: t.boolean({
    may: edit,
    args: { number: t.arg.int({ required: true }) },
    resolve: async (_root, args, context) => (await cancelIssue(context, parse(issueInput, args).number), true),
  }),
}))
