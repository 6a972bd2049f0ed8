import type { Context } from '#platform/server/context.ts'
import { maySee, SECTIONS, type Audience, type Section } from '../rules/sections.ts'
import type { PersonCard } from './person.schema.ts'
import { findLevel, findLevels, findPersonCard, findRelation } from './visibility.queries.ts'

/** How the viewer is related to a person; null if one of them blocked the other. */
export async function audienceOf({ viewer, database }: Context, personId: string): Promise<Audience | null> {
  if (viewer === null) return 'visitor'
  if (viewer.id === personId) return 'owner'
  const { follows, is_blocked: isBlocked } = await findRelation(database, viewer.id, personId)
  if (isBlocked) return null
  return follows ? 'follower' : 'member'
}

/** Whether the viewer may see a section of a person's profile; false if one of them blocked the other. */
export async function maySeeSection(context: Context, personId: string, section: Section): Promise<boolean> {
  const audience = await audienceOf(context, personId)
  return audience !== null && maySee(audience, (await findLevel(context.db, personId, section)) ?? undefined)
}

/** All sections of a person's profile that the viewer may see; null if one of them blocked the other. */
export async function visibleSections(context: Context, personId: string): Promise<ReadonlySet<Section> | null> {
  const audience = await audienceOf(context, personId)
  if (audience === null) return null
  const levels = await findLevels(context.db, personId)
  return new Set(SECTIONS.filter((section) => maySee(audience, levels[section])))
}

/** The card of a person if the viewer may see the section; null otherwise, and if the person is suspended. */
export async function personForSection(context: Context, personId: string, section: Section): Promise<PersonCard | null> {
  return (await maySeeSection(context, personId, section)) ? findPersonCard(context.db, personId) : null
}
