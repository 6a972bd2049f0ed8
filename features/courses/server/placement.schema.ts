import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { courseInput, placementInput } from '../rules/course-inputs.ts'
import { MAX_PLACEMENT } from '../rules/placement.ts'
import { QuizQuestion } from './courses.schema.ts'
import { place, readPlacement, type Placement, type PlacementResult } from './place-learner.ts'

const may = 'members'

const PlacementQuestion = builder.objectRef<Placement['questions'][number]>('PlacementQuestion').implement({
  fields: (t) => ({ lesson: t.exposeString('lesson', { may }), question: t.field({ type: QuizQuestion, may, resolve: (row) => row }) }),
})

const PlacementType = builder.objectRef<Placement>('Placement').implement({
  description: 'Questions from all topics of a course, by which a learner shows what they know.',
  fields: (t) => ({
    state: t.exposeString('state', { may, description: 'Names the state of the course that the answers belong to.' }),
    questions: t.expose('questions', { type: [PlacementQuestion], may, extensions: { listSize: MAX_PLACEMENT } }),
  }),
})

const PlacedAnswer = builder.objectRef<PlacementResult['answers'][number]>('PlacedAnswer').implement({
  description: 'Whether an answer of a placement is right. Right answers are not told, because the same questions come again.',
  fields: (t) => ({ lesson: t.exposeString('lesson', { may }), question: t.exposeString('question', { may }), isRight: t.exposeBoolean('isRight', { may }) }),
})

const Result = builder.objectRef<PlacementResult>('PlacementResult').implement({
  fields: (t) => ({
    right: t.exposeInt('right', { may }),
    asked: t.exposeInt('asked', { may }),
    answers: t.expose('answers', { type: [PlacedAnswer], may, extensions: { listSize: MAX_PLACEMENT } }),
    knownTopics: t.exposeStringList('knownTopics', { may, description: 'The titles of topics whose lessons are marked as known.' }),
  }),
})

const PlacementAnswer = builder.inputType('PlacementAnswer', {
  fields: (t) => ({ lesson: t.string({ required: true }), question: t.string({ required: true }), values: t.stringList({ required: true }) }),
})

builder.queryField('placement', (t) =>
  t.field({ type: PlacementType, may, args: { slug: t.arg.string({ required: true }) }, resolve: (_root, args, context) => readPlacement(context, parse(courseInput, args).slug) }),
)

builder.mutationField('answerPlacement', (t) =>
  t.field({
    type: Result,
    may: 'courses.learn',
    description: 'Marks the lessons of topics that the viewer knows.',
    args: { slug: t.arg.string({ required: true }), state: t.arg.string({ required: true }), answers: t.arg({ type: [PlacementAnswer], required: true }) },
    resolve: (_root, args, context) => place(context, parse(placementInput, args)),
  }),
)
