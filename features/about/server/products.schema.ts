import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { productInput, waitInput } from '../rules/products.ts'
import { readWait, waitForProduct } from './wait-for-product.ts'

const may = 'members'

builder.queryField('waitsForProduct', (t) =>
  t.boolean({ may, description: 'Whether the viewer is notified when a product is ready.', args: { slug: t.arg.string({ required: true }) }, resolve: (_root, args, context) => readWait(context, parse(productInput, args).slug) }),
)

builder.mutationField('waitForProduct', (t) =>
  t.boolean({
    may,
    description: 'The viewer wants to be notified when a product is ready, or no more.',
    args: { slug: t.arg.string({ required: true }), isWaiting: t.arg.boolean({ required: true }) },
    resolve: async (_root, args, context) => (await waitForProduct(context, parse(waitInput, args)), true),
  }),
)
