import { imageUrl } from '#platform/rules/image-paths.ts'
import { builder } from '#platform/server/graphql/builder.ts'

/** The public data of a person, as rows of other features contain it. */
export interface PersonCard {
  id: string
  username: string
  name: string
  headline: string
  avatar_id: string | null
}

/** The GraphQL type of a person, used by other features. */
export const Person = builder.objectRef<PersonCard>('Person').implement({
  description: 'A person with their public data.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'anyone' }),
    username: t.exposeString('username', { may: 'anyone' }),
    name: t.exposeString('name', { may: 'anyone' }),
    headline: t.exposeString('headline', { may: 'anyone' }),
    avatarUrl: t.string({
      may: 'anyone',
      nullable: true,
      resolve: (person) => (person.avatar_id === null ? null : imageUrl(person.avatar_id, 'small')),
    }),
  }),
})
