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

/** Returns the site settings. Concurrent reads share one query; the home page needs them in two fields. */
export async function readSite({ database }: Pick<Context, 'database'>): Promise<SiteContent> {
  let read = readsOf.get(database)
  if (read === undefined) readsOf.set(database, (read = batchLoader(async () => new Map([['site', await writtenSite({ database })]]))))
  return (await read('site'))!
}

/** The stored settings, with defaults for the others. */
async function writtenSite(context: Pick<Context, 'database'>): Promise<SiteContent> {
  const rows = await writtenSettings.all(context.database, [])
  const site = Object.fromEntries(SITE_KEYS.map((key) => [key, valueOf(key, rows)])) as unknown as SiteContent
  return withKnownPeople(context, site)
}

/** The value of one setting. A stored value that this version cannot read counts as absent. */
export function valueOf(key: SiteKey, rows: readonly SettingRow[]): unknown {
  const written = rows.find((row) => row.key === key)
  if (written === undefined) return DEFAULT_SITE[key]
  const read = settingSchemas[key].safeParse(written.value)
  return read.success ? read.data : DEFAULT_SITE[key]
}

/** Removes usernames of people who do not exist, so that no name links to a missing profile. */
async function withKnownPeople(context: Pick<Context, 'database'>, site: SiteContent): Promise<SiteContent> {
  const usernames = [site.founder, ...site.team].map(({ username }) => username).filter((username) => username !== '')
  const known = new Set(await existingUsernames(context, usernames))
  const withKnownUsername = <M extends { username: string }>(member: M): M => (known.has(member.username) ? member : { ...member, username: '' })
  return { ...site, founder: withKnownUsername(site.founder), team: site.team.map(withKnownUsername) }
}
