import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { chooseTopicsInput, followTopicInput } from '../rules/topic-inputs.ts'
import { MAX_FOLLOWED_TOPICS } from '../rules/topics.ts'
import { chooseTopics, followTopic, readBlogsOnTopic, readFollowedTopics } from './follow-topic.ts'

const FollowedTopic = builder.objectRef<{ topic: string }>('FollowedTopic').implement({
  description: 'A topic that the viewer follows: a tag of blogs.',
  fields: (t) => ({
    topic: t.exposeString('topic', { may: 'members' }),
    blogCount: t.int({ may: 'members', description: 'The number of published blogs on the topic.', resolve: async ({ topic }, _args, context) => (await readBlogsOnTopic(context, topic)).blogs }),
    blogTags: t.stringList({
      may: 'members',
      description: 'The tags of the topic that published blogs have: itself, and for a topic of the welcome the others that it stands for.',
      resolve: async ({ topic }, _args, context) => (await readBlogsOnTopic(context, topic)).tags,
    }),
  }),
})

builder.queryField('followedTopics', (t) =>
  t.field({
    type: [FollowedTopic],
    may: 'members',
    description: 'The topics that the viewer follows, the latest first. Nobody else can see them.',
    extensions: { listSize: MAX_FOLLOWED_TOPICS },
    resolve: async (_root, _args, context) => (await readFollowedTopics(context, signedIn(context).id)).map((topic) => ({ topic })),
  }),
)

builder.mutationFields((t) => ({
  followTopic: t.boolean({
    may: 'members',
    description: 'Follows or unfollows a topic, which is a tag of blogs; returns the new state.',
    args: { topic: t.arg.string({ required: true }), follows: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) => followTopic(context, parse(followTopicInput, args)),
  }),
  chooseTopics: t.boolean({
    may: 'members',
    description: 'Sets which topics of the welcome the viewer follows; other followed topics stay.',
    args: { topics: t.arg.stringList({ required: true }) },
    resolve: (_root, args, context) => done(chooseTopics(context, parse(chooseTopicsInput, args).topics)),
  }),
}))
