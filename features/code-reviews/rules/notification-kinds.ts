import { IN_APP_AND_EMAIL, notificationArea, notificationKind } from '#features/notifications/rules/kind.ts'
import { codeReviewPath } from './paths.ts'

type OfReview = 'reviewId' | 'problem'

const common = {
  channels: IN_APP_AND_EMAIL,
  subject: ({ reviewId }: { reviewId: string }) => `code-review:${reviewId}`,
  path: ({ facts }: { facts: { reviewId: string } }) => codeReviewPath(facts.reviewId),
}

export const codeReviewNotifications = notificationArea('Code reviews', {
  codeReviewed: notificationKind<OfReview>({
    label: 'Reviews of your code',
    recipient: 'learner',
    ...common,
    title: () => 'Code reviewed',
    message: ({ who, facts }) => `${who} reviewed your code for “${facts.problem}”`,
  }),
  codeReviewReply: notificationKind<OfReview>({
    label: 'Replies in code reviews',
    recipient: 'other',
    ...common,
    title: () => 'Reply in a code review',
    message: ({ who, facts }) => `${who} replied in the review of “${facts.problem}”`,
  }),
  codeReviewThanks: notificationKind<OfReview>({
    label: 'Thanks for your reviews',
    recipient: 'mentor',
    isForTeam: true,
    ...common,
    title: () => 'Thanks for your review',
    message: ({ who, facts }) => `${who} thanked you for your review of “${facts.problem}”`,
  }),
})
