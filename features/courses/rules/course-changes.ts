import type { CourseFile } from './course-file.ts'

export const CHANGE_KINDS = ['added', 'changed', 'moved', 'removed'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** A difference between two versions of a course. */
export interface CourseChange {
  kind: ChangeKind
  /** The key of a lesson; null for a part of the description or a topic. */
  lesson: string | null
  /** `Summary`, `Topic “Vectors”`, or the title of the lesson. */
  name: string
}

const PARTS = {
  title: 'Title', summary: 'Summary', description: 'Description', level: 'Level', language: 'Language', skills: 'Skills', youtubeLink: 'Playlist', outcomes: 'Outcomes', prerequisites: 'Prerequisites',
} as const satisfies Partial<Record<keyof CourseFile, string>>

// The order of fields differs between a file and the database.
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value
const isSame = (one: unknown, other: unknown) => JSON.stringify(one, sorted) === JSON.stringify(other, sorted)
const lessonsOf = ({ topics }: CourseFile) => topics.flatMap(({ key: topic, lessons }) => lessons.map((lesson) => ({ topic, lesson })))

/** What differs between the published version of a course and its next one; for a new course everything is added. */
export function courseChanges(before: CourseFile | null, after: CourseFile): CourseChange[] {
  if (before === null) return lessonsOf(after).map(({ lesson }) => ({ kind: 'added', lesson: lesson.key, name: lesson.title }))
  const parts = (Object.keys(PARTS) as (keyof typeof PARTS)[]).filter((part) => !isSame(before[part], after[part]))
  return [...parts.map((part): CourseChange => ({ kind: 'changed', lesson: null, name: PARTS[part] })), ...topicChanges(before, after), ...lessonChanges(before, after)]
}

function topicChanges(before: CourseFile, after: CourseFile): CourseChange[] {
  const known = new Map(before.topics.map((topic) => [topic.key, topic]))
  const about = ({ title, resources }: CourseFile['topics'][number]) => ({ title, resources })
  const changed = after.topics.flatMap((topic): CourseChange[] => {
    const old = known.get(topic.key)
    if (old !== undefined && isSame(about(old), about(topic))) return []
    return [{ kind: old === undefined ? 'added' : 'changed', lesson: null, name: `Topic “${topic.title}”` }]
  })
  const left = new Set(after.topics.map(({ key }) => key))
  return [...changed, ...before.topics.filter(({ key }) => !left.has(key)).map(({ title }): CourseChange => ({ kind: 'removed', lesson: null, name: `Topic “${title}”` }))]
}

function lessonChanges(before: CourseFile, after: CourseFile): CourseChange[] {
  const [old, now] = [lessonsOf(before), lessonsOf(after)]
  const known = new Map(old.map((one, place) => [one.lesson.key, { ...one, place }]))
  const inOrder = longestIncreasing(now.flatMap(({ lesson }) => known.get(lesson.key)?.place ?? []))
  const changed = now.flatMap(({ topic, lesson }): CourseChange[] => {
    const was = known.get(lesson.key)
    const change = { lesson: lesson.key, name: lesson.title }
    if (was === undefined) return [{ kind: 'added', ...change }]
    if (!isSame(was.lesson, lesson)) return [{ kind: 'changed', ...change }]
    return was.topic !== topic || !inOrder.has(was.place) ? [{ kind: 'moved', ...change }] : []
  })
  const left = new Set(now.map(({ lesson }) => lesson.key))
  return [...changed, ...old.filter(({ lesson }) => !left.has(lesson.key)).map(({ lesson }): CourseChange => ({ kind: 'removed', lesson: lesson.key, name: lesson.title }))]
}

/** A longest run of growing numbers: of a list with one moved item, all others. */
function longestIncreasing(numbers: readonly number[]): Set<number> {
  const best: number[][] = []
  for (const [at, number] of numbers.entries()) {
    let longest: number[] = []
    for (let before = 0; before < at; before++) if (numbers[before]! < number && best[before]!.length > longest.length) longest = best[before]!
    best.push([...longest, number])
  }
  return new Set(best.reduce((longest, run) => (run.length > longest.length ? run : longest), []))
}
