import { batchLoader } from '#platform/server/batch-loader.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { existingUsernames } from '#features/people/server/public.ts'
import { DEFAULT_SITE } from '../rules/content/defaults.ts'
import { SITE_KEYS } from '../rules/shapes.ts'
import { settingSchemas } from '../rules/site-inputs.ts'
import type { SiteContent, SiteKey } from '../rules/site.ts'
import { writtenSettings, type SettingRow } from './site.queries.ts'

const readsOf = new WeakMap<Database, (key: 'site') => Promise<SiteContent | null>>()

/** The site's own words, read once for all who ask at the same moment: home asks for them in two of its fields. */
export async function readSite({ database }: Pick<Context, 'database'>): Promise<SiteContent> {
  let read = readsOf.get(database)
  if (read === undefined) readsOf.set(database, (read = batchLoader(async () => new Map([['site', await writtenSite({ database })]]))))
  return (await read('site'))!
}

/** What admins wrote, and where they wrote nothing what the content folder has. */
async function writtenSite(context: Pick<Context, 'database'>): Promise<SiteContent> {
  const rows = await writtenSettings.all(context.database, [])
  const site = Object.fromEntries(SITE_KEYS.map((key) => [key, valueOf(key, rows)])) as unknown as SiteContent
  return withKnownPeople(context, site)
}

/** One setting as it holds now. One that an older version wrote and this one cannot read is as if nobody had written it. */
export function valueOf(key: SiteKey, rows: readonly SettingRow[]): unknown {
  const written = rows.find((row) => row.key === key)
  if (written === undefined) return DEFAULT_SITE[key]
  const read = settingSchemas[key].safeParse(written.value)
  return read.success ? read.data : DEFAULT_SITE[key]
}

/** A name leads to a profile only where there is one. */
async function withKnownPeople(context: Pick<Context, 'database'>, site: SiteContent): Promise<SiteContent> {
  const wished = [site.founder, ...site.team].map(({ username }) => username).filter((username) => username !== '')
  const known = new Set(await existingUsernames(context, wished))
  const honest = <M extends { username: string }>(member: M): M => (known.has(member.username) ? member : { ...member, username: '' })
  return { ...site, founder: honest(site.founder), team: site.team.map(honest) }
}
