import { builder } from '#platform/server/graphql/builder.ts'
import { DIFFICULTIES, type Difficulty } from '../rules/problem.ts'
import type { TopicGroup } from '../rules/topics.ts'
import { ProblemCardType } from './problems.schema.ts'
import { findTopic, findTrack, listTopicGroups, listTracks, listTracksOf, readProgress, type CollectionProgress, type ProblemCollection, type ProblemTrack } from './topics-and-tracks.ts'

const LevelCount = builder.objectRef<{ level: Difficulty; count: number }>('LevelCount').implement({
  description: 'How many problems of a topic or a track have a difficulty.',
  fields: (t) => ({
    level: t.exposeString('level', { may: 'anyone' }),
    count: t.exposeInt('count', { may: 'anyone' }),
  }),
})

const levelsOf = ({ problems }: ProblemCollection) => DIFFICULTIES.map((level) => ({ level, count: problems.filter(({ difficulty }) => difficulty === level).length })).filter(({ count }) => count > 0)

const Collection = builder.objectRef<ProblemCollection>('ProblemCollection').implement({
  description: 'A topic or a track: published problems that belong together.',
  fields: (t) => ({
    slug: t.exposeString('slug', { may: 'anyone' }),
    title: t.exposeString('title', { may: 'anyone' }),
    description: t.exposeString('description', { may: 'anyone', description: 'A short introduction as plain text.' }),
    group: t.exposeString('group', { may: 'anyone', nullable: true, description: 'The group of a topic; null for a track.' }),
    count: t.int({ may: 'anyone', description: 'The number of its problems.', resolve: ({ problems }) => problems.length }),
    levels: t.field({ type: [LevelCount], may: 'anyone', description: 'From easy to hard, without empty ones.', extensions: { listSize: 3 }, resolve: levelsOf }),
    problems: t.expose('problems', { type: [ProblemCardType], may: 'anyone', description: 'In the order in which to solve them.', extensions: { listSize: 20 } }),
  }),
})

const TopicGroupType = builder.objectRef<{ title: TopicGroup; topics: ProblemCollection[] }>('TopicGroup').implement({
  description: 'Topics of one field.',
  fields: (t) => ({
    title: t.exposeString('title', { may: 'anyone' }),
    topics: t.expose('topics', { type: [Collection], may: 'anyone', extensions: { listSize: 8 } }),
  }),
})

const Progress = builder.objectRef<CollectionProgress>('CollectionProgress').implement({
  description: 'How many problems of a topic or a track the viewer has solved.',
  fields: (t) => ({
    slug: t.exposeString('slug', { may: 'members' }),
    solved: t.exposeInt('solved', { may: 'members' }),
    total: t.exposeInt('total', { may: 'members' }),
    isComplete: t.exposeBoolean('isComplete', { may: 'members', description: 'Whether all are solved.' }),
    earnsBadge: t.exposeBoolean('earnsBadge', { may: 'members', description: 'Whether all are solved without giving up: then a track is a badge.' }),
  }),
})

const TrackOfProblem = builder.objectRef<ProblemTrack>('ProblemTrack').implement({
  description: 'The place of a problem in a track that the viewer has begun.',
  fields: (t) => ({
    slug: t.exposeString('slug', { may: 'members' }),
    title: t.exposeString('title', { may: 'members' }),
    position: t.exposeInt('position', { may: 'members', description: 'From 1.' }),
    total: t.exposeInt('total', { may: 'members' }),
    previous: t.expose('previous', { type: ProblemCardType, may: 'members', nullable: true }),
    next: t.expose('next', { type: ProblemCardType, may: 'members', nullable: true }),
  }),
})

builder.queryFields((t) => ({
  topicGroups: t.field({ type: [TopicGroupType], may: 'anyone', description: 'All topics that have problems, by group.', extensions: { listSize: 8 }, resolve: (_root, _args, context) => listTopicGroups(context) }),
  topic: t.field({
    type: Collection, may: 'anyone', nullable: true, description: 'A topic with its problems, the easiest first.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, context) => findTopic(context, slug),
  }),
  tracks: t.field({ type: [Collection], may: 'anyone', description: 'All tracks.', extensions: { listSize: 6 }, resolve: (_root, _args, context) => listTracks(context) }),
  track: t.field({
    type: Collection, may: 'anyone', nullable: true, description: 'A track with its problems in order.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, context) => findTrack(context, slug),
  }),
  problemTracks: t.field({
    type: [TrackOfProblem], may: 'members', description: 'The tracks with a problem that the viewer has begun.', extensions: { listSize: 2 },
    args: { problem: t.arg.string({ required: true }), followed: t.arg.string({ description: 'The slug of a track that counts as begun.' }) },
    resolve: (_root, { problem, followed }, context) => listTracksOf(context, problem, followed ?? null),
  }),
  topicProgress: t.field({ type: [Progress], may: 'members', description: 'The viewer’s progress in each topic.', extensions: { listSize: 50 }, resolve: (_root, _args, context) => readProgress(context, 'topics') }),
  trackProgress: t.field({ type: [Progress], may: 'members', description: 'The viewer’s progress in each track.', extensions: { listSize: 6 }, resolve: (_root, _args, context) => readProgress(context, 'tracks') }),
}))
