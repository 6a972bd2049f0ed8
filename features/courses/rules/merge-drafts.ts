import { withLastingKeys, type CourseDraft, type DraftLesson, type DraftTopic } from './course-draft.ts'

export type Side = 'mine' | 'theirs'

/** A part of a course that both windows changed. */
export interface DraftConflict {
  /** Names the part: `title`, `topic:vectors`, `lesson:dot-product`. */
  id: string
  name: string
  mine: string
  theirs: string
}

/** What one side has for a part: its text for comparing, its name and a preview; null: the side does not have it. */
interface PartOf {
  name: string
  text: string
  preview: string
}

const ABOUT = {
  title: 'Title', slug: 'Address', summary: 'Summary', description: 'Description', level: 'Level', language: 'Language', skills: 'Skills', youtubeLink: 'Playlist', outcomes: 'Outcomes', prerequisites: 'Prerequisites',
} as const satisfies Partial<Record<keyof CourseDraft, string>>

const aboutNames = Object.keys(ABOUT) as (keyof typeof ABOUT)[]
const shown = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : String(value))

/** The independent parts of a draft, by id. The order of topics and lessons is not one of them. */
function partsOf(draft: CourseDraft): Map<string, PartOf> {
  const parts = new Map<string, PartOf>()
  for (const name of aboutNames) parts.set(name, { name: ABOUT[name], text: JSON.stringify(draft[name]), preview: shown(draft[name]) })
  for (const { key, title, resources, lessons } of draft.topics) {
    parts.set(`topic:${key}`, { name: `Topic “${title}”`, text: JSON.stringify({ title, resources }), preview: [title, ...resources.map(({ label, url }) => `${label} ${url}`)].join('\n') })
    for (const lesson of lessons) parts.set(`lesson:${lesson.key}`, { name: `Lesson “${lesson.title}”`, text: JSON.stringify(lesson), preview: previewOfLesson(lesson) })
  }
  return parts
}

const previewOfLesson = ({ title, minutes, videoUrl, text, questions, problems }: DraftLesson): string =>
  [title, `${minutes} min`, videoUrl, text, ...questions.map(({ prompt }) => `Question: ${prompt}`), ...problems.map((slug) => `Problem: ${slug}`)].filter((line) => line !== '').join('\n')

interface Sides {
  mine: CourseDraft
  theirs: CourseDraft
  /** The last common state; null if there is none. */
  base: CourseDraft | null
}

/** The side that a part is taken from; null: both changed it. A part that one side deleted and the other changed stays. */
function sideOf(mine: string | undefined, theirs: string | undefined, base: string | undefined): Side | null {
  if (mine === theirs || theirs === base) return 'mine'
  if (mine === base || mine === undefined) return 'theirs'
  return theirs === undefined ? 'mine' : null
}

const keysOf = ({ topics }: CourseDraft) => topics.flatMap(({ key, lessons }) => [`topic:${key}`, ...lessons.map((lesson) => `lesson:${lesson.key}`)])

/**
 * The sides with the same keys for the same parts. A submission in another window replaced the temporary keys: without this, each new lesson
 * would be there twice.
 */
function aligned({ mine, theirs, base }: Sides): Sides {
  if (base === null) return { mine, theirs, base }
  const lasting = keysOf(withLastingKeys(base))
  const taken = new Set(keysOf(theirs))
  const renamed = new Map(keysOf(base).flatMap((key, at) => (key !== lasting[at] && !taken.has(key) && taken.has(lasting[at]!) ? [[key, lasting[at]!]] : [])))
  if (renamed.size === 0) return { mine, theirs, base }
  const nameOf = (kind: 'topic' | 'lesson', key: string) => renamed.get(`${kind}:${key}`)?.slice(kind.length + 1) ?? key
  const rename = (draft: CourseDraft): CourseDraft => ({
    ...draft,
    topics: draft.topics.map((topic) => ({ ...topic, key: nameOf('topic', topic.key), lessons: topic.lessons.map((lesson) => ({ ...lesson, key: nameOf('lesson', lesson.key) })) })),
  })
  return { mine: rename(mine), theirs, base: rename(base) }
}

/** The parts that both sides changed: someone has to choose. */
export function draftConflicts(sides: Sides): DraftConflict[] {
  const { mine, theirs, base } = aligned(sides)
  const [own, other, known] = [partsOf(mine), partsOf(theirs), base === null ? new Map<string, PartOf>() : partsOf(base)]
  return [...own].flatMap(([id, { name, text, preview }]) => {
    const their = other.get(id)
    if (their === undefined || sideOf(text, their.text, known.get(id)?.text) !== null) return []
    return [{ id, name, mine: preview, theirs: their.preview }]
  })
}

/** Both drafts in one. Where both changed a part, the choice decides, by default mine; no lesson of either side is lost unless the other deleted it unchanged. */
export function mergeDrafts(given: Sides, choices: ReadonlyMap<string, Side> = new Map()): CourseDraft {
  const sides = aligned(given)
  const { mine, theirs, base } = sides
  const [own, other, known] = [partsOf(mine), partsOf(theirs), base === null ? new Map<string, PartOf>() : partsOf(base)]
  const from = (id: string): CourseDraft => {
    const side = sideOf(own.get(id)?.text, other.get(id)?.text, known.get(id)?.text) ?? choices.get(id) ?? 'mine'
    return side === 'mine' ? mine : theirs
  }
  const about = Object.fromEntries(aboutNames.map((name) => [name, from(name)[name]])) as Pick<CourseDraft, keyof typeof ABOUT>
  return { ...about, topics: mergeTopics(sides, from) }
}

const order = ({ topics }: CourseDraft) => JSON.stringify(topics.map(({ key, lessons }) => [key, lessons.map((lesson) => lesson.key)]))

/** The order is that of the side that changed it, mine if both did; what only the other side has is put behind what precedes it there. */
function mergeTopics({ mine, theirs, base }: Sides, from: (id: string) => CourseDraft): DraftTopic[] {
  const [first, second] = base !== null && order(mine) === order(base) ? [theirs, mine] : [mine, theirs]
  const lessonOf = (key: string) => lessonsOf(from(`lesson:${key}`)).find((lesson) => lesson.key === key)
  const topics = first.topics.map(({ key, lessons }) => ({ key, lessons: lessons.map((lesson) => lesson.key) }))
  const placed = new Set(topics.flatMap(({ lessons }) => lessons))
  for (const [topicAt, topic] of second.topics.entries()) {
    let target = topics.find(({ key }) => key === topic.key)
    if (target === undefined) {
      target = { key: topic.key, lessons: [] }
      const before = topics.findIndex(({ key }) => key === second.topics[topicAt - 1]?.key)
      topics.splice(before < 0 && topicAt > 0 ? topics.length : before + 1, 0, target)
    }
    for (const [at, { key }] of topic.lessons.entries()) {
      if (placed.has(key)) continue
      placed.add(key)
      const before = target.lessons.indexOf(topic.lessons[at - 1]?.key ?? '')
      target.lessons.splice(before < 0 && at > 0 ? target.lessons.length : before + 1, 0, key)
    }
  }
  return topics.flatMap(({ key, lessons: keys }) => {
    const lessons = keys.flatMap((lesson) => lessonOf(lesson) ?? [])
    // A topic that one side deleted stays for the lessons that the other side put into it.
    const topic = from(`topic:${key}`).topics.find((one) => one.key === key) ?? (lessons.length === 0 ? undefined : [...mine.topics, ...theirs.topics].find((one) => one.key === key))
    return topic === undefined ? [] : [{ ...topic, lessons }]
  })
}

const lessonsOf = ({ topics }: CourseDraft): DraftLesson[] => topics.flatMap(({ lessons }) => lessons)
