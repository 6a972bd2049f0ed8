import { builder } from '#platform/server/graphql/builder.ts'
import { readHome, type HomeLines } from './read-home.ts'

const Home = builder.objectRef<HomeLines>('Home').implement({
  description: 'The slogan and the line of encouragement of the present second.',
  fields: (t) => ({
    slogan: t.exposeString('slogan', { may: 'anyone' }),
    motivation: t.exposeString('motivation', { may: 'anyone' }),
  }),
})

builder.queryField('home', (t) => t.field({ type: Home, may: 'anyone', description: 'The slogan and the line of encouragement.', resolve: (_root, _args, context) => readHome(context) }))
