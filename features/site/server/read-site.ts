import { batchLoader } from '#platform/server/batch-loader.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { peopleWithUsernames } from '#features/people/server/public.ts'
import { DEFAULT_SITE } from '../rules/content/defaults.ts'
import { SITE_KEYS } from '../rules/shapes.ts'
import { settingSchemas } from '../rules/site-inputs.ts'
import type { Member, SiteContent, SiteKey } from '../rules/site.ts'
import { writtenSettings, type SettingRow } from './site.queries.ts'

/** A member of the team, with the id and the image of their account if they have one. */
export type KnownMember = Member & { personId: string | null; avatarId: string | null }

/** The site settings with what the accounts of the team add. */
export type KnownSite = Omit<SiteContent, 'founder' | 'team'> & { founder: KnownMember; team: readonly KnownMember[] }

const readsOf = new WeakMap<Database, (key: 'site') => Promise<KnownSite | null>>()

/** Returns the site settings. Concurrent reads share one query; the home page needs them in two fields. */
export async function readSite({ database }: Pick<Context, 'database'>): Promise<KnownSite> {
  let read = readsOf.get(database)
  if (read === undefined) readsOf.set(database, (read = batchLoader(async () => new Map([['site', await writtenSite({ database })]]))))
  return (await read('site'))!
}

/** The stored settings, with defaults for the others. */
async function writtenSite(context: Pick<Context, 'database'>): Promise<KnownSite> {
  const rows = await writtenSettings.all(context.database, [])
  const site = Object.fromEntries(SITE_KEYS.map((key) => [key, valueOf(key, rows)])) as unknown as SiteContent
  return withKnownPeople(context, site)
}

/** The value of one setting. A stored value that this version cannot read counts as absent. */
export function valueOf(key: SiteKey, rows: readonly SettingRow[]): unknown {
  const written = rows.find((row) => row.key === key)
  if (written === undefined || written.value === null) return DEFAULT_SITE[key]
  const read = settingSchemas[key].safeParse(written.value)
  return read.success ? read.data : DEFAULT_SITE[key]
}

/** Adds the accounts of the team, and removes usernames of people who do not exist, so that no name links to a missing profile. */
async function withKnownPeople(context: Pick<Context, 'database'>, site: SiteContent): Promise<KnownSite> {
  const usernames = [site.founder, ...site.team].map(({ username }) => username).filter((username) => username !== '')
  const known = new Map((await peopleWithUsernames(context, usernames)).map((person) => [person.username, person]))
  const withAccount = (member: Member): KnownMember => {
    const person = known.get(member.username)
    return { ...member, username: person?.username ?? '', personId: person?.id ?? null, avatarId: person?.avatar_id ?? null }
  }
  return { ...site, founder: withAccount(site.founder), team: site.team.map(withAccount) }
}
