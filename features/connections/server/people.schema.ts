import { parse } from '#platform/rules/parse.ts'
import { imageUrl } from '#platform/rules/image-paths.ts'
import { previewOf } from '#platform/rules/text.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { DEFAULT_LOCATION } from '#features/people/rules/public-user.ts'
import { FOLLOW_LISTS } from '../rules/follow-list.ts'
import { followListInput, peopleInput, suggestionsInput } from '../rules/people-inputs.ts'
import { CARD_SKILLS } from '../rules/people.ts'
import { findPeople, type PeopleResults } from './find-people.ts'
import type { FoundPersonRow } from './people.queries.ts'
import { readFollowList, type FollowListAnswer } from './read-follow-lists.ts'
import { suggestPeople, type Suggestion } from './suggest-people.ts'

const FoundPerson = builder.objectRef<FoundPersonRow>('FoundPerson').implement({
  description: 'A person in the lists of connections.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'anyone' }),
    username: t.exposeString('username', { may: 'anyone' }),
    name: t.exposeString('name', { may: 'anyone' }),
    headline: t.exposeString('headline', { may: 'anyone' }),
    location: t.string({
      may: 'anyone',
      nullable: true,
      resolve: ({ location }) => (location === '' || location === DEFAULT_LOCATION ? null : location),
    }),
    skills: t.stringList({
      may: 'anyone',
      description: 'Up to three skills that everybody may see, in a search those that were searched for first.',
      extensions: { listSize: CARD_SKILLS },
      resolve: ({ skills }) => skills.slice(0, CARD_SKILLS),
    }),
    description: t.string({ may: 'anyone', description: 'The beginning of the About text.', resolve: (row) => previewOf(row.about) }),
    avatarUrl: t.string({
      may: 'anyone',
      nullable: true,
      resolve: (row) => (row.avatar_id === null ? null : imageUrl(row.avatar_id, 'small')),
    }),
    followerCount: t.int({
      may: 'anyone',
      nullable: true,
      description: 'Null if not visible to everybody.',
      resolve: (row) => (row.shows_followers ? row.followers : null),
    }),
  }),
})

/** One page of people. */
export const PeoplePage = builder.objectRef<PeopleResults>('PeopleResults').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [FoundPerson], may: 'anyone', extensions: { listSize: 24 } }),
    next: t.exposeString('next', { may: 'anyone', nullable: true, description: 'The cursor of the next page; null on the last page.' }),
    words: t.exposeStringList('words', { may: 'anyone', description: 'The words that a search found, in lower case and without accents.', extensions: { listSize: 40 } }),
    corrected: t.exposeString('corrected', { may: 'anyone', nullable: true, description: 'The text that a search with a typing error found people for.' }),
  }),
})

const FollowListKind = builder.enumType('FollowListKind', { values: FOLLOW_LISTS })

const FollowList = builder.objectRef<FollowListAnswer>('FollowList').implement({
  description: 'The followers of a person, or the people whom they follow.',
  fields: (t) => ({
    personId: t.id({ may: 'anyone', resolve: ({ owner }) => owner.id }),
    username: t.string({ may: 'anyone', resolve: ({ owner }) => owner.username }),
    name: t.string({ may: 'anyone', resolve: ({ owner }) => owner.name }),
    followerCount: t.int({ may: 'anyone', nullable: true, resolve: ({ owner, people }) => (people === null ? null : owner.followers) }),
    followingCount: t.int({ may: 'anyone', nullable: true, resolve: ({ owner, people }) => (people === null ? null : owner.following) }),
    people: t.field({
      type: PeoplePage,
      may: 'anyone',
      nullable: true,
      description: 'Null if not visible to the viewer.',
      resolve: ({ people }) => people,
    }),
  }),
})

const SuggestedPerson = builder.objectRef<Suggestion>('SuggestedPerson').implement({
  description: 'A person whom the viewer may want to follow.',
  fields: (t) => ({
    person: t.expose('person', { type: FoundPerson, may: 'members' }),
    reason: t.exposeString('reason', { may: 'members', description: 'The reason as text.' }),
  }),
})

builder.queryFields((t) => ({
  people: t.field({
    type: PeoplePage,
    may: 'anyone',
    description: 'All people, most followers first, or those found by name, headline, skill or location.',
    args: { q: t.arg.string(), after: t.arg.string(), first: t.arg.int() },
    resolve: (_root, args, context) => findPeople(context, parse(peopleInput, args)),
  }),
  followList: t.field({
    type: FollowList,
    may: 'anyone',
    description: 'The followers of a person, or the people whom they follow, newest first.',
    nullable: true,
    args: {
      kind: t.arg({ type: FollowListKind, required: true }),
      username: t.arg.string({ required: true }),
      after: t.arg.string(),
      first: t.arg.int(),
    },
    resolve: (_root, args, context) => readFollowList(context, args.kind, parse(followListInput, args)),
  }),
  suggestedPeople: t.field({
    type: [SuggestedPerson],
    may: 'members',
    description: 'People whom the viewer may want to follow, each with a reason; only empty if there is nobody left.',
    args: { first: t.arg.int() },
    resolve: (_root, args, context) => suggestPeople(context, parse(suggestionsInput, args).first),
  }),
}))
