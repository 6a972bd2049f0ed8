import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { askInput, closeInput, commentInput, commentKey, editCommentInput, noteInput, resolveInput, reviewId } from '../rules/review-inputs.ts'
import { claimReview, closeReview, commentOnReview, releaseReview, reopenReview, saveReviewNote, sendReview } from './answer-review.ts'
import { askForReview, withdrawReview } from './ask-for-review.ts'
import { deleteOwnComment, editComment, putBackComment, resolveComment } from './change-comment.ts'

builder.mutationFields((t) => ({
  askForCodeReview: t.id({
    may: 'code-reviews.ask',
    description: 'Requests a review of one of the viewer’s submissions, under a key made by the browser. Returns the id of the review.',
    args: { key: t.arg.id({ required: true }), submissionId: t.arg.id({ required: true }), question: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => askForReview(context, parse(askInput, args)),
  }),
  withdrawCodeReview: t.boolean({ may: 'members', args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, context) => done(withdrawReview(context, parse(reviewId, args).id)) }),
  claimCodeReview: t.boolean({ may: 'code-reviews.answer', args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, context) => done(claimReview(context, parse(reviewId, args).id)) }),
  releaseCodeReview: t.boolean({ may: 'code-reviews.answer', args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, context) => done(releaseReview(context, parse(reviewId, args).id)) }),
  sendCodeReview: t.boolean({ may: 'code-reviews.answer', args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, context) => done(sendReview(context, parse(reviewId, args).id)) }),
  commentOnCodeReview: t.boolean({
    may: 'members',
    args: { id: t.arg.id({ required: true }), key: t.arg.id({ required: true }), line: t.arg.int(), text: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(commentOnReview(context, parse(commentInput, args))),
  }),
  editCodeReviewComment: t.boolean({
    may: 'members',
    description: 'Changes one of the viewer’s comments until the review is closed.',
    args: { key: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(editComment(context, parse(editCommentInput, args))),
  }),
  deleteCodeReviewComment: t.boolean({ may: 'members', args: { key: t.arg.id({ required: true }) }, resolve: (_root, args, context) => done(deleteOwnComment(context, parse(commentKey, args).key)) }),
  putBackCodeReviewComment: t.boolean({
    may: 'members',
    description: 'Puts a comment back that the viewer deleted. It can be repeated.',
    args: { key: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(putBackComment(context, parse(commentKey, args).key)),
  }),
  resolveCodeReviewComment: t.boolean({
    may: 'members',
    args: { key: t.arg.id({ required: true }), isResolved: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) => done(resolveComment(context, parse(resolveInput, args))),
  }),
  closeCodeReview: t.boolean({
    may: 'members',
    args: { id: t.arg.id({ required: true }), isThanked: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) => done(closeReview(context, parse(closeInput, args))),
  }),
  reopenCodeReview: t.boolean({
    may: 'members',
    description: 'Opens a closed review of the viewer’s code again.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(reopenReview(context, parse(reviewId, args).id)),
  }),
  saveCodeReviewNote: t.boolean({
    may: 'code-reviews.answer',
    description: 'Saves the mentor’s private note, if the saved one is that in `before`.',
    args: { id: t.arg.id({ required: true }), text: t.arg.string({ required: true }), before: t.arg.string() },
    resolve: (_root, args, context) => done(saveReviewNote(context, parse(noteInput, args))),
  }),
}))
