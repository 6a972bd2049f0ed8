import { fold } from '#platform/rules/words.ts'

interface Named {
  slug: string
  title: string
  description: string
}
interface Begun {
  solved: number
  isComplete: boolean
}

const MAX_OWN = 6

const isBegun = (progress: Begun | undefined) => progress !== undefined && progress.solved > 0 && !progress.isComplete

/** The topics of a member: begun ones, those with most solved first, then those that they follow and have not finished. */
export function ownTopics<Topic extends { slug: string }>(topics: readonly Topic[], progress: ReadonlyMap<string, Begun>, followed: readonly string[]): Topic[] {
  const solved = ({ slug }: Topic) => progress.get(slug)?.solved ?? 0
  const begun = topics.filter(({ slug }) => isBegun(progress.get(slug))).toSorted((a, b) => solved(b) - solved(a))
  const wanted = topics.filter(({ slug }) => followed.includes(slug) && progress.get(slug)?.isComplete !== true)
  // Half of the places are for topics that somebody chose.
  const chosen = wanted.slice(0, Math.max(MAX_OWN / 2, MAX_OWN - begun.length))
  return [...new Set([...begun.slice(0, MAX_OWN - chosen.length), ...chosen])]
}

/** The groups with the topics whose title or description has every typed word; groups without one are left out. */
export function topicsNamed<Topic extends Named, Group extends { title: string; topics: readonly Topic[] }>(groups: readonly Group[], typed: string): Group[] {
  const words = fold(typed).split(/\s+/).filter((word) => word !== '')
  const matches = ({ slug, title, description }: Topic, group: string) => words.every((word) => fold(`${title} ${slug} ${description} ${group}`).includes(word))
  return groups.map((group) => ({ ...group, topics: group.topics.filter((topic) => matches(topic, group.title)) })).filter(({ topics }) => topics.length > 0)
}

/** Begun tracks first, those with most solved of them before others; then new ones, then finished ones. */
export function begunFirst<Track extends { slug: string }>(tracks: readonly Track[], progress: ReadonlyMap<string, Begun>): Track[] {
  const rank = ({ slug }: Track) => (isBegun(progress.get(slug)) ? 0 : progress.get(slug)?.isComplete === true ? 2 : 1)
  const solved = (track: Track) => (rank(track) === 0 ? (progress.get(track.slug)?.solved ?? 0) : 0)
  return tracks.toSorted((a, b) => rank(a) - rank(b) || solved(b) - solved(a))
}
