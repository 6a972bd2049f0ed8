import { TOPICS, type Topic } from '#features/people/rules/topics.ts'

/** How long a dismissed person is not suggested again. */
export const DISMISSED_DAYS = 180

/** The reasons to suggest one person to another. */
export interface Candidate {
  id: string
  followsViewer: boolean
  /** How many of the people whom the viewer follows also follow this person, and the name of one of them. */
  followedBy: number
  followedByName: string | null
  /** Tags of the person's blogs that the viewer also wrote about or liked, closest first. */
  tagsWritten: readonly string[]
  tagsLiked: readonly string[]
  /** Tags of their blogs that belong to what the viewer wants to learn. */
  tagsWanted: readonly string[]
  /** Skills that both have. */
  skills: readonly string[]
  followers: number
  /** Days since their newest blog, and its title; null if there is no recent one. */
  wroteDaysAgo: number | null
  wrote: string | null
  joinedDaysAgo: number
}

/** The score of a candidate. Connections with the viewer count more than popularity, and each further one counts a little less. */
export function scoreOf(one: Candidate): number {
  return (
    (one.followsViewer ? 6 : 0) +
    4 * Math.log2(1 + one.followedBy) +
    2.5 * Math.log2(1 + one.tagsWritten.length) +
    2 * Math.log2(1 + one.tagsLiked.length) +
    2 * Math.log2(1 + one.tagsWanted.length) +
    2 * Math.log2(1 + one.skills.length) +
    0.4 * Math.log2(1 + one.followers) +
    (one.wroteDaysAgo === null ? 0 : 1.5 / (1 + one.wroteDaysAgo / 14)) +
    (one.joinedDaysAgo <= 30 ? 0.5 : 0)
  )
}

/** Returns the people to suggest, highest score first, ties by id, so that the order is stable. */
export function rankSuggestions<One extends Candidate>(candidates: readonly One[], most: number): One[] {
  const weighed = candidates.map((one) => ({ one, worth: scoreOf(one) }))
  weighed.sort((a, b) => b.worth - a.worth || (a.one.id < b.one.id ? -1 : 1))
  return weighed.slice(0, most).map(({ one }) => one)
}

/** The reason for a suggestion as text: the strongest one, never empty. */
export function reasonOf(one: Candidate): string {
  if (one.followsViewer) return 'Follows you'
  if (one.followedBy > 0 && one.followedByName !== null) return followedWords(one.followedByName, one.followedBy - 1)
  if (one.tagsWritten.length > 0) return one.tagsWritten[0] === 'beginners' ? 'Writes for beginners' : `Writes about ${one.tagsWritten[0]}, like you`
  if (one.tagsLiked.length > 0) return `Writes about ${one.tagsLiked[0]}, which you like`
  if (one.tagsWanted.length > 0) return `Writes about ${withTopic(one.tagsWanted[0]!)}`
  if (one.skills.length > 0) return `Knows ${listed(one.skills.slice(0, 2))}, like you`
  if (one.wrote !== null) return `Wrote “${one.wrote}”`
  if (one.followers > 1) return `Followed by ${one.followers} people`
  return one.joinedDaysAgo <= 30 ? 'New here' : 'Learns here, like you'
}

/** A tag after the topic to which it belongs, as members choose them. */
function withTopic(tag: string): string {
  const words = tag.replaceAll('-', ' ')
  const topic = TOPICS.find(({ tags }: Topic) => tags.includes(tag))
  return topic === undefined || topic.key === tag ? words : `${topic.label === 'Python' ? topic.label : topic.label.charAt(0).toLowerCase() + topic.label.slice(1)}, such as ${words}`
}

function followedWords(name: string, others: number): string {
  if (others === 0) return `Followed by ${name}`
  return `Followed by ${name} and ${others} ${others === 1 ? 'other' : 'others'} you follow`
}

const listed = (words: readonly string[]) => words.join(' and ')
