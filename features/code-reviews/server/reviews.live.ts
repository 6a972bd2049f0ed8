import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { reviewId } from '../rules/review-inputs.ts'
import { watchOwnReviews, watchQueue, watchReview, type ReviewVersion } from './watch-reviews.ts'

const Version = builder.objectRef<ReviewVersion>('CodeReviewVersion').implement({
  description: 'The version of a review, or of a list of reviews.',
  fields: (t) => ({
    version: t.exposeString('version', { may: 'members', description: 'That of the query; something changed if it is another one.' }),
  }),
})

builder.subscriptionFields((t) => ({
  codeReviewChanged: t.field({
    type: Version,
    may: 'members',
    description: 'The current version of a review, then the new one after each change that the viewer may see.',
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, args, context) => watchReview(context, parse(reviewId, args).id),
    resolve: (row) => row,
  }),
  ownCodeReviewsChanged: t.field({
    type: Version,
    may: 'members',
    description: 'The current version of what the viewer asked for, claimed or wrote, then the new one after each change.',
    subscribe: (_root, _args, context) => watchOwnReviews(context),
    resolve: (row) => row,
  }),
  codeReviewQueueChanged: t.field({
    type: Version,
    may: 'code-reviews.answer',
    description: 'The current version of the queue, then the new one after each change.',
    subscribe: (_root, _args, context) => watchQueue(context),
    resolve: (row) => row,
  }),
}))
