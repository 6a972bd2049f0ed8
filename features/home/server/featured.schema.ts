import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { featuredIdInput, featureInput, MAX_FEATURED, moveInput } from '../rules/featured.ts'
import { listDoneFeatured } from './done-featured.ts'
import { featureItem, moveFeatured, readChosen, readFeatured, unfeatureItem, type FeaturedThing } from './featured.ts'

const may = 'home.feature'

const FeaturedType = builder.objectRef<Omit<FeaturedThing, 'kind'> & { kind: string | null }>('FeaturedItem').implement({
  description: 'A page that home features.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'anyone' }),
    path: t.exposeString('path', { may: 'anyone' }),
    kind: t.exposeString('kind', { may: 'anyone', nullable: true, description: 'Such as Blog; null: not public any more.' }),
    title: t.exposeString('title', { may: 'anyone' }),
    excerpt: t.exposeString('excerpt', { may: 'anyone' }),
    note: t.exposeString('note', { may: 'anyone' }),
  }),
})

builder.queryFields((t) => ({
  featuredItems: t.field({ type: [FeaturedType], may: 'anyone', description: 'What home features.', extensions: { listSize: MAX_FEATURED }, resolve: (_root, _args, context) => readFeatured(context) }),
  doneFeatured: t.stringList({ may: 'members', description: 'The paths of those featured items that the viewer has solved, started, read or written.', extensions: { listSize: MAX_FEATURED }, resolve: (_root, _args, context) => listDoneFeatured(context) }),
  chosenItems: t.field({ type: [FeaturedType], may, description: 'What an admin chose for home, also what is not public any more.', extensions: { listSize: MAX_FEATURED }, resolve: (_root, _args, context) => readChosen(context) }),
}))

builder.mutationFields((t) => ({
  featureItem: t.boolean({
    may,
    description: 'Shows a public page on home.',
    args: { id: t.arg.id({ required: true, description: 'Made by the browser.' }), address: t.arg.string({ required: true }), note: t.arg.string({ required: true }), place: t.arg.int({ description: 'How many others come before it; none if absent.' }) },
    resolve: (_root, args, context) => done(featureItem(context, parse(featureInput, args))),
  }),
  unfeatureItem: t.boolean({ may, args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, context) => done(unfeatureItem(context, parse(featuredIdInput, args).id)) }),
  moveFeaturedItem: t.boolean({
    may,
    description: 'Moves an item by one place, `up` or `down`.',
    args: { id: t.arg.id({ required: true }), direction: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(moveFeatured(context, parse(moveInput, args))),
  }),
}))
