import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { signedIn } from '#platform/server/context.ts'
import { followInput } from '../rules/follow.ts'
import { blockInput, dismissInput, muteInput, pageInput, peopleIds } from '../rules/people-inputs.ts'
import { followPerson } from './follow-person.ts'
import { blockPerson, mutePerson } from './block-person.ts'
import { blockedPersonIds } from './blocked-ids.ts'
import { PeoplePage } from './people.schema.ts'
import { readBlockedOrMuted } from './read-follow-lists.ts'
import { dismissSuggestion } from './suggest-people.ts'
import { readViewerPeople, type ViewerPersonRow } from './viewer-people.queries.ts'

const ViewerPerson = builder.objectRef<ViewerPersonRow>('ViewerPerson').implement({
  description: 'The viewer’s relationship to a person.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'members' }),
    follows: t.exposeBoolean('follows', { may: 'members', description: 'Whether the viewer follows the person.' }),
    followsYou: t.exposeBoolean('follows_you', { may: 'members' }),
    isMuted: t.exposeBoolean('is_muted', { may: 'members' }),
    mutuals: t.exposeInt('mutuals', { may: 'members', description: 'The number of connections that the two share.' }),
  }),
})

builder.queryFields((t) => ({
  viewerPeople: t.field({
    type: [ViewerPerson],
    may: 'members',
    description: 'The viewer’s relationships to these people, without blocked ones.',
    args: { ids: t.arg.idList({ required: true }) },
    extensions: { listSize: 100 },
    resolve: (_root, args, context) => readViewerPeople(context.database, signedIn(context).id, parse(peopleIds, args).ids),
  }),
  blockedPersonIds: t.idList({
    may: 'members',
    description: 'All people with a block between them and the viewer, in either direction. Public pages show their content to everybody, and the browser hides it.',
    resolve: async (_root, _args, context) => [...(await blockedPersonIds(context))],
  }),
  blockedPeople: t.field({
    type: PeoplePage,
    may: 'members',
    description: 'The people whom the viewer blocked, newest first.',
    args: { after: t.arg.string(), first: t.arg.int() },
    resolve: (_root, args, context) => readBlockedOrMuted(context, 'blocked', parse(pageInput, args)),
  }),
  mutedPeople: t.field({
    type: PeoplePage,
    may: 'members',
    description: 'The people whom the viewer muted, newest first.',
    args: { after: t.arg.string(), first: t.arg.int() },
    resolve: (_root, args, context) => readBlockedOrMuted(context, 'muted', parse(pageInput, args)),
  }),
}))

builder.mutationFields((t) => ({
  followPerson: t.boolean({
    may: 'people.follow',
    description: 'Follows or unfollows a person; returns the new state.',
    args: { personId: t.arg.id({ required: true }), follows: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) => followPerson(context, parse(followInput, args)),
  }),
  blockPerson: t.boolean({
    may: 'members',
    description: 'Blocks or unblocks a person; returns the new state.',
    args: { personId: t.arg.id({ required: true }), blocked: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) => blockPerson(context, parse(blockInput, args)),
  }),
  mutePerson: t.boolean({
    may: 'members',
    description: 'Mutes or unmutes a person; returns the new state.',
    args: { personId: t.arg.id({ required: true }), muted: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) => mutePerson(context, parse(muteInput, args)),
  }),
  dismissSuggestion: t.boolean({
    may: 'members',
    description: 'Dismisses a suggestion for 180 days, or undoes that; returns the new state.',
    args: { personId: t.arg.id({ required: true }), dismissed: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) => dismissSuggestion(context, parse(dismissInput, args)),
  }),
}))
