import type { ProfileData } from './profile-query.ts'

/** What one does with another person. */
export function PersonActions({ person: _person }: { person: Pick<ProfileData, 'id' | 'name'> }) {
  return null
}
