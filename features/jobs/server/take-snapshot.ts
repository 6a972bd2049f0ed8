import type { Context } from '#platform/server/context.ts'
import { profileForApplication, readSkills } from '#features/profiles/server/public.ts'
import type { Snapshot, SnapshotPart } from '../rules/snapshot.ts'
import { readCandidate } from './candidates.queries.ts'

/** The chosen parts of a person's profile as they are now. */
export async function takeSnapshot(context: Context, personId: string, parts: readonly SnapshotPart[]): Promise<Snapshot> {
  const profile = await profileForApplication(context, personId)
  const candidate = await readCandidate(context.db, personId)
  const has = (part: SnapshotPart) => parts.includes(part)
  return {
    name: profile.name,
    ...(has('about') && { headline: profile.headline, about: profile.about }),
    ...(has('skills') && { skills: (await readSkills(context, { id: personId, stack: candidate.skills })).map(({ label, count }) => ({ label, evidence: count })) }),
    ...(has('looking-for') && { location: candidate.location, experienceLevel: candidate.level }),
    ...(has('experience') && { experience: profile.experience }),
    ...(has('email') && { email: profile.email }),
  }
}
