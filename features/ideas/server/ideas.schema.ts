import { excerptOf } from '#platform/rules/excerpt.ts'
import { parse } from '#platform/rules/parse.ts'
import { previewOf } from '#platform/rules/text.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { previewTextOf } from '#platform/server/rich-text/plain-text.ts'
import { findLinkedConversation } from '#features/chat/server/public.ts'
import { renderComment } from '#features/discussions/server/public.ts'
import { Person } from '#features/people/server/public.ts'
import { IDEA_PAGE, MAX_DECISIONS, MAX_LINKS, MAX_SIMILAR, MAX_TASKS, SORTS, STATUSES, TASK_STATES } from '../rules/idea.ts'
import { ideaNumber, listInput, similarInput, type IdeaLink } from '../rules/idea-inputs.ts'
import { SHOWN } from '../rules/paths.ts'
import { listMembers, type IdeaRow } from './ideas.queries.ts'
import { readIdea, readIdeas, similarIdeas, type IdeaPage } from './read-ideas.ts'
import { listWaiting, type WaitingIdeaRow } from './submissions.queries.ts'
import { mayManage, shownEmail, viewerMarks } from './viewer-marks.ts'
import { listDecisions, listTasks, type DecisionRow, type TaskRow } from './work.queries.ts'

const may = 'anyone'
const MAX_MEMBERS = 100
const PREVIEW_LENGTH = 280

function previewOfMarkdown(description: string): string {
  const html = renderComment(description, [])
  return excerptOf(previewOf(html === null ? description : previewTextOf(html), PREVIEW_LENGTH))
}

export const IdeaStatus = builder.enumType('IdeaStatus', { values: STATUSES })
export const IdeaTaskState = builder.enumType('IdeaTaskState', { values: TASK_STATES })
const IdeaSort = builder.enumType('IdeaSort', { values: SORTS })
const ShownIdeas = builder.enumType('ShownIdeas', { values: SHOWN, description: 'Ideas that the viewer joined, voted for or submitted.' })

const Link = builder.objectRef<IdeaLink>('IdeaLink').implement({
  fields: (t) => ({ label: t.exposeString('label', { may }), url: t.exposeString('url', { may }) }),
})

const Task = builder.objectRef<TaskRow>('IdeaTask').implement({
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    title: t.exposeString('title', { may }),
    state: t.expose('state', { type: IdeaTaskState, may }),
    position: t.exposeFloat('position', { may }),
    assignee: t.expose('assignee', { type: Person, may, nullable: true }),
  }),
})

const Decision = builder.objectRef<DecisionRow>('IdeaDecision').implement({
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    text: t.exposeString('text', { may }),
    decidedAt: t.field({ type: 'Instant', may, resolve: ({ decided_at }) => new Date(decided_at) }),
    author: t.expose('author', { type: Person, may, nullable: true }),
  }),
})

const Idea = builder.objectRef<IdeaRow>('Idea').implement({
  description: 'An idea that people build together.',
  fields: (t) => ({
    id: t.id({ may, description: 'A unique number: the time of submission in milliseconds.', resolve: ({ number }) => String(number) }),
    key: t.exposeID('id', { may, description: 'What comments and reports refer to.' }),
    title: t.exposeString('title', { may }),
    description: t.exposeString('description', { may }),
    descriptionHtml: t.string({ may, nullable: true, description: 'The description as HTML; null without Markdown.', resolve: ({ description }) => renderComment(description, []) }),
    preview: t.string({ may, description: 'The beginning of the description, without marks.', resolve: ({ description }) => previewOfMarkdown(description) }),
    name: t.exposeString('name', { may }),
    email: t.string({ may, description: 'In full for the author, members and admins, otherwise masked.', resolve: (idea, _args, context) => shownEmail(context, idea) }),
    status: t.expose('status', { type: IdeaStatus, may }),
    submittedAt: t.expose('submitted_at', { type: 'Instant', may }),
    touchedAt: t.expose('touched_at', { type: 'Instant', may, description: 'When the team last changed something.' }),
    voteCount: t.exposeInt('vote_count', { may }),
    memberCount: t.exposeInt('member_count', { may }),
    rolesWanted: t.exposeStringList('roles_wanted', { may }),
    links: t.expose('links', { type: [Link], may, extensions: { listSize: MAX_LINKS } }),
    revision: t.exposeInt('revision', { may }),
    author: t.field({
      type: Person,
      may,
      nullable: true,
      description: 'Null if the author has no account.',
      resolve: ({ author_id: id, author_username: username, author_name: name, author_headline: headline, author_avatar_id: avatar_id }) =>
        id === null ? null : { id, username: username!, name: name!, headline: headline!, avatar_id },
    }),
    joined: t.boolean({ may, description: 'Whether the viewer joined.', resolve: async ({ id }, _args, context) => (await viewerMarks(context)).joined.has(id) }),
    isVoted: t.boolean({ may, description: 'Whether the viewer voted for it.', resolve: async ({ id }, _args, context) => (await viewerMarks(context)).voted.has(id) }),
    mayManage: t.boolean({ may, description: 'Whether the viewer may edit it and change its status.', resolve: (idea, _args, { viewer }) => mayManage(viewer, idea) }),
    isAskedAbout: t.boolean({
      may,
      description: 'Whether its author was asked if the idea is still alive, and has not answered.',
      resolve: ({ asked_at, touched_at }) => asked_at !== null && asked_at > touched_at,
    }),
    members: t.field({ type: [Person], may, extensions: { listSize: MAX_MEMBERS }, resolve: ({ id }, _args, context) => listMembers(context.db, id, MAX_MEMBERS) }),
    tasks: t.field({ type: [Task], may, extensions: { listSize: MAX_TASKS }, resolve: ({ id }, _args, context) => listTasks(context.db, id) }),
    decisions: t.field({ type: [Decision], may, extensions: { listSize: MAX_DECISIONS }, resolve: ({ id }, _args, context) => listDecisions(context.db, id, MAX_DECISIONS) }),
    conversationId: t.id({
      may,
      nullable: true,
      description: 'The conversation of the members, for a member.',
      resolve: async ({ id }, _args, context) => ((await viewerMarks(context)).joined.has(id) ? findLinkedConversation(context, `idea:${id}`) : null),
    }),
  }),
})

const Ideas = builder.objectRef<IdeaPage>('IdeaPage').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [Idea], may, extensions: { listSize: IDEA_PAGE } }),
    next: t.exposeString('next', { may, nullable: true, description: 'The cursor of the next page; null on the last one.' }),
  }),
})

const FoundIdea = builder.objectRef<IdeaRow & { into: number | null }>('FoundIdea').implement({
  fields: (t) => ({
    idea: t.field({ type: Idea, may, resolve: (idea) => idea }),
    mergedInto: t.id({ may, nullable: true, description: 'The idea that it was merged into.', resolve: ({ into }) => (into === null ? null : String(into)) }),
  }),
})

const SimilarIdea = builder.objectRef<Awaited<ReturnType<typeof similarIdeas>>[number]>('SimilarIdea').implement({
  fields: (t) => ({
    id: t.id({ may, resolve: ({ number }) => String(number) }),
    title: t.exposeString('title', { may }),
    status: t.expose('status', { type: IdeaStatus, may }),
  }),
})

const WaitingIdea = builder.objectRef<WaitingIdeaRow>('WaitingIdea').implement({
  description: 'An idea of the viewer that waits for the confirmation of its email address. Nobody else sees it.',
  fields: (t) => ({
    key: t.exposeID('id', { may: 'members' }),
    name: t.exposeString('name', { may: 'members' }),
    title: t.exposeString('title', { may: 'members' }),
    description: t.exposeString('description', { may: 'members', description: 'Markdown.' }),
    email: t.exposeString('email', { may: 'members', description: 'Where the link was sent.' }),
    submittedAt: t.expose('submitted_at', { type: 'Instant', may: 'members' }),
    confirmUntil: t.expose('confirm_until', { type: 'Instant', may: 'members' }),
  }),
})

builder.queryFields((t) => ({
  waitingIdeas: t.field({
    type: [WaitingIdea],
    may: 'members',
    description: 'The ideas of the viewer that wait for the confirmation of their address.',
    extensions: { listSize: IDEA_PAGE },
    resolve: (_root, _args, context) => listWaiting(context.db, signedIn(context).id, context.clock.now(), IDEA_PAGE),
  }),
  ideas: t.field({
    type: Ideas,
    may,
    description: 'One page of ideas, the newest or most voted first. `show` needs a member.',
    args: { q: t.arg.string(), status: t.arg({ type: IdeaStatus }), sort: t.arg({ type: IdeaSort }), show: t.arg({ type: ShownIdeas }), after: t.arg.string() },
    resolve: (_root, args, context) => readIdeas(context, parse(listInput, args)),
  }),
  idea: t.field({
    type: FoundIdea,
    may,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => {
      const input = ideaNumber.safeParse(args)
      return input.success ? readIdea(context, input.data.id) : null
    },
  }),
  similarIdeas: t.field({
    type: [SimilarIdea],
    may,
    description: 'Ideas like a title that is being typed, without those that the viewer wrote or joined. With `anyWord`, all ideas that have one of the words.',
    extensions: { listSize: MAX_SIMILAR },
    args: { title: t.arg.string({ required: true }), anyWord: t.arg.boolean() },
    resolve: (_root, args, context) => similarIdeas(context, parse(similarInput, args).title, args.anyWord === true),
  }),
}))
