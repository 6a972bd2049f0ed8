import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { listingActInput, LISTINGS_PAGE, listingsInput } from '../rules/listings.ts'
import type { ListedRemoval, ListingKind } from './listings/extension-points.ts'
import { actOnListing, ownListingKinds, readListings, type Listing, type Listings } from './listings/read-listings.ts'

// Each kind has a right of its own, which the use cases check.
const may = 'members'

const State = builder.objectRef<[string, string]>('ListingState').implement({
  description: 'A state of what people posted, such as closed.',
  fields: (t) => ({ name: t.string({ may, resolve: ([name]) => name }), label: t.string({ may, resolve: ([, label]) => label }) }),
})

const Kind = builder.objectRef<[string, ListingKind]>('ListingKind').implement({
  description: 'A kind of what people posted that the viewer oversees, such as jobs.',
  fields: (t) => ({
    name: t.string({ may, resolve: ([name]) => name }),
    label: t.string({ may, resolve: ([, { label }]) => label }),
    states: t.field({ type: [State], may, extensions: { listSize: 10 }, resolve: ([, { states }]) => Object.entries(states) }),
  }),
})

const Act = builder.objectRef<Listing['offered'][number]>('ListingAct').implement({
  description: 'What an admin can do with an item now.',
  fields: (t) => ({
    name: t.exposeString('name', { may }),
    label: t.exposeString('label', { may }),
    explanation: t.exposeString('explanation', { may, description: 'The consequences.' }),
    isDanger: t.boolean({ may, resolve: ({ isDanger }) => isDanger === true }),
    done: t.exposeString('done', { may, description: 'What was done then, such as “Closed”.' }),
    asksRule: t.boolean({ may, description: 'Whether it takes the community rule that was broken.', resolve: ({ asksRule }) => asksRule === true }),
    undo: t.string({ may, nullable: true, description: 'The name of the act that takes it back.', resolve: ({ undo }) => undo ?? null }),
  }),
})

const Removal = builder.objectRef<ListedRemoval>('ListingRemoval').implement({
  description: 'Why something was removed, and what it said.',
  fields: (t) => ({ reason: t.exposeString('reason', { may }), text: t.exposeString('text', { may, description: 'Its text when it was removed.' }) }),
})

const Item = builder.objectRef<Listing>('Listing').implement({
  description: 'Something that a person posted, for admins.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    title: t.exposeString('title', { may }),
    path: t.exposeString('path', { may, nullable: true, description: 'Its page; null if it can’t be opened.' }),
    state: t.exposeString('state', { may }),
    stateLabel: t.exposeString('stateLabel', { may }),
    authorName: t.exposeString('author_name', { may, nullable: true }),
    authorUsername: t.exposeString('author_username', { may, nullable: true }),
    at: t.expose('at', { type: 'Instant', may }),
    dateLabel: t.string({ may, nullable: true, description: 'What happens at `dateAt`, such as “Starts”.', resolve: ({ date }) => date?.label ?? null }),
    dateAt: t.field({ type: 'Instant', may, nullable: true, resolve: ({ date }) => date?.at ?? null }),
    numbers: t.stringList({ may, extensions: { listSize: 3 }, description: 'How much it is used, such as “12 going”.', resolve: ({ numbers }) => [...numbers] }),
    removal: t.expose('removal', { type: Removal, may, nullable: true, description: 'Null if it is not removed.' }),
    acts: t.field({ type: [Act], may, extensions: { listSize: 6 }, resolve: ({ offered }) => offered }),
  }),
})

const Page = builder.objectRef<Listings>('ListingPage').implement({
  description: 'One page of what people posted, newest first.',
  fields: (t) => ({
    items: t.expose('items', { type: [Item], may, extensions: { listSize: LISTINGS_PAGE } }),
    next: t.exposeString('next', { may, nullable: true }),
  }),
})

builder.queryFields((t) => ({
  listingKinds: t.field({ type: [Kind], may, description: 'The kinds that the viewer oversees.', extensions: { listSize: 5 }, resolve: (_root, _args, context) => ownListingKinds(context) }),
  listings: t.field({
    type: Page,
    may,
    description: 'What people posted of one kind, in any state.',
    args: { kind: t.arg.string({ required: true }), q: t.arg.string(), state: t.arg.string(), after: t.arg.string() },
    resolve: (_root, args, context) => readListings(context, parse(listingsInput, args)),
  }),
}))

builder.mutationField('actOnListing', (t) =>
  t.boolean({
    may,
    description: 'Does something with an item, such as closing a job.',
    args: { kind: t.arg.string({ required: true }), id: t.arg.id({ required: true }), act: t.arg.string({ required: true }), reason: t.arg.string({ required: true }), rule: t.arg.string() },
    resolve: (_root, args, context) => done(actOnListing(context, parse(listingActInput, args))),
  }),
)
