import { imageUrl } from '#platform/rules/image-paths.ts'
import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { SITE_KEYS } from '../rules/shapes.ts'
import { settingInput } from '../rules/site-inputs.ts'
import type { OwnerLinks, Product, SiteKey, TimelineItem } from '../rules/site.ts'
import { readSite, valueOf, type KnownMember, type KnownSite } from './read-site.ts'
import { saveSiteSetting } from './save-site.ts'
import { writtenSettings, type SettingRow } from './site.queries.ts'

const SiteMember = builder.objectRef<KnownMember>('SiteMember').implement({
  description: 'A member of the team.',
  fields: (t) => ({
    name: t.exposeString('name', { may: 'anyone' }),
    role: t.exposeString('role', { may: 'anyone' }),
    sentence: t.exposeString('sentence', { may: 'anyone' }),
    username: t.exposeString('username', { may: 'anyone', description: 'Empty if there is no profile to link to.' }),
    personId: t.exposeID('personId', { may: 'anyone', nullable: true, description: 'Null if they have no account.' }),
    avatarUrl: t.string({ may: 'anyone', nullable: true, description: 'The image of their profile.', resolve: ({ avatarId }) => (avatarId === null ? null : imageUrl(avatarId, 'small')) }),
  }),
})

const SiteLinks = builder.objectRef<OwnerLinks>('SiteLinks').implement({
  description: 'The owner’s pages elsewhere; empty if not set.',
  fields: (t) => ({
    video: t.exposeString('video', { may: 'anyone' }),
    professional: t.exposeString('professional', { may: 'anyone' }),
    microblog: t.exposeString('microblog', { may: 'anyone' }),
  }),
})

const SiteProduct = builder.objectRef<Product>('SiteProduct').implement({
  description: 'A product on About Us.',
  fields: (t) => ({
    slug: t.exposeString('slug', { may: 'anyone' }),
    name: t.exposeString('name', { may: 'anyone' }),
    sentence: t.exposeString('sentence', { may: 'anyone' }),
    text: t.exposeString('text', { may: 'anyone' }),
    points: t.stringList({ may: 'anyone', resolve: ({ points }) => [...points] }),
    address: t.exposeString('address', { may: 'anyone', description: 'Where it can be used; empty until it is ready.' }),
  }),
})

const Timeline = builder.objectRef<TimelineItem>('TimelineItem').implement({
  description: 'An entry of Our Journey.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'anyone' }),
    year: t.exposeInt('year', { may: 'anyone' }),
    title: t.exposeString('title', { may: 'anyone' }),
    description: t.exposeString('description', { may: 'anyone' }),
  }),
})

const Site = builder.objectRef<KnownSite>('Site').implement({
  description: 'The site settings that everybody can read.',
  fields: (t) => ({
    welcome: t.exposeString('welcome', { may: 'anyone' }),
    links: t.expose('links', { type: SiteLinks, may: 'anyone' }),
    slogans: t.stringList({ may: 'anyone', resolve: ({ slogans }) => [...slogans] }),
    motivations: t.stringList({ may: 'anyone', resolve: ({ motivations }) => [...motivations] }),
    promos: t.stringList({ may: 'anyone', resolve: ({ promos }) => [...promos] }),
    founder: t.expose('founder', { type: SiteMember, may: 'anyone' }),
    team: t.field({ type: [SiteMember], may: 'anyone', resolve: ({ team }) => [...team] }),
    products: t.field({ type: [SiteProduct], may: 'anyone', resolve: ({ products }) => [...products] }),
    product: t.field({
      type: SiteProduct,
      may: 'anyone',
      nullable: true,
      args: { slug: t.arg.string({ required: true }) },
      resolve: ({ products }, { slug }) => products.find((product) => product.slug === slug) ?? null,
    }),
    journey: t.field({ type: [Timeline], may: 'anyone', resolve: ({ journey }) => [...journey] }),
  }),
})

interface Setting {
  key: SiteKey
  rows: readonly SettingRow[]
}

const writtenOf = ({ key, rows }: Setting) => rows.find((row) => row.key === key)

const SiteSetting = builder.objectRef<Setting>('SiteSetting').implement({
  description: 'One setting as admins edit it.',
  fields: (t) => ({
    key: t.exposeString('key', { may: 'site.edit' }),
    value: t.string({ may: 'site.edit', description: 'The value as JSON.', resolve: ({ key, rows }) => JSON.stringify(valueOf(key, rows)) }),
    revision: t.int({ may: 'site.edit', description: 'The revision of the stored value; 0 if there was never one.', resolve: (setting) => writtenOf(setting)?.revision ?? 0 }),
    isDefault: t.boolean({ may: 'site.edit', description: 'Whether it was never changed, or was reset.', resolve: (setting) => (writtenOf(setting)?.value ?? null) === null }),
  }),
})

builder.queryFields((t) => ({
  site: t.field({ type: Site, may: 'anyone', description: 'The site settings that everybody can read.', resolve: (_root, _args, context) => readSite(context) }),
  siteSettings: t.field({
    type: [SiteSetting],
    may: 'site.edit',
    description: 'All settings as admins edit them.',
    resolve: async (_root, _args, context) => {
      const rows = await writtenSettings.all(context.database, [])
      return SITE_KEYS.map((key) => ({ key, rows }))
    },
  }),
}))

builder.mutationField('saveSiteSetting', (t) =>
  t.boolean({
    may: 'site.edit',
    description: 'Saves one setting; without a value it is reset to its default.',
    args: { key: t.arg.string({ required: true }), value: t.arg.string(), revision: t.arg.int({ required: true }) },
    resolve: async (_root, args, context) => {
      await saveSiteSetting(context, parse(settingInput, args))
      return true
    },
  }),
)
