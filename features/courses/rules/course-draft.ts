import { LESSON_KINDS, LEVELS, type LessonKind, type Level, type Resource } from './course.ts'
import { COURSE_FORMAT } from './course-file.ts'
import { timeText } from './notes-markdown.ts'
import type { QuestionKind } from './quiz.ts'

export const QUESTION_KINDS = ['single', 'multiple', 'number', 'order', 'output'] as const satisfies readonly QuestionKind[]

/** A question as it is edited: every field is there, and numbers are texts, so that half of a number can be typed. */
export interface DraftQuestion {
  key: string
  kind: QuestionKind
  prompt: string
  explanation: string
  /** The options of a choice, or the items of an order in their right order. */
  options: string[]
  /** The places of right options. */
  right: number[]
  /** A number or an output. */
  answer: string
  tolerance: string
  code: string
}

/** The captions of a video file in one language. */
export interface DraftCaptions {
  language: string
  url: string
}

/** A lesson as it is edited. Fields of other kinds are empty. */
export interface DraftLesson {
  key: string
  kind: LessonKind
  title: string
  minutes: string
  text: string
  videoUrl: string
  /** The length of the video: seconds, or `12:30`. */
  seconds: string
  /** Of a video file. */
  captions: DraftCaptions[]
  questions: DraftQuestion[]
  problems: string[]
}

export interface DraftTopic {
  key: string
  title: string
  resources: Resource[]
  lessons: DraftLesson[]
}

/** A course as it is edited: it may be incomplete. Its stored form is that of a course file. */
export interface CourseDraft {
  slug: string
  title: string
  summary: string
  description: string
  level: Level | ''
  language: string
  skills: string[]
  youtubeLink: string
  outcomes: string[]
  prerequisites: string[]
  topics: DraftTopic[]
}

export const EMPTY_DRAFT: CourseDraft = {
  slug: '', title: '', summary: '', description: '', level: '', language: 'en', skills: [], youtubeLink: '', outcomes: [], prerequisites: [], topics: [],
}

const SLUG_LENGTH = 80

/** The address of a course or the key of a lesson from its title: small letters, digits and single hyphens. May be empty. */
export const slugOfTitle = (title: string): string =>
  title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+/, '').slice(0, SLUG_LENGTH).replace(/-+$/, '')

/** The first of `base`, `base-2`, `base-3`… that is not taken. */
export function freeKey(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  for (let n = 2; ; n++) if (!taken.has(`${base.slice(0, SLUG_LENGTH - 4)}-${n}`)) return `${base.slice(0, SLUG_LENGTH - 4)}-${n}`
}

/** New lessons and topics have such keys until they are submitted; then their titles name them. */
const TEMPORARY_KEY = /^new-[0-9a-z]+$/
export const temporaryKey = (random: string): string => `new-${random.toLowerCase().replace(/[^0-9a-z]/g, '').slice(0, 8)}`

/** The draft with lasting keys: topics and lessons that were added since the last submission are named by their titles. */
export function withLastingKeys(draft: CourseDraft): CourseDraft {
  const rename = <Item extends { key: string; title: string }>(items: readonly Item[], other: string): Map<string, string> => {
    const taken = new Set(items.map(({ key }) => key))
    return new Map(
      items.map(({ key, title }) => {
        const lasting = TEMPORARY_KEY.test(key) ? freeKey(slugOfTitle(title) || other, taken) : key
        taken.add(lasting)
        return [key, lasting]
      }),
    )
  }
  const topics = rename(draft.topics, 'topic')
  const lessons = rename(draft.topics.flatMap((topic) => topic.lessons), 'lesson')
  return {
    ...draft,
    topics: draft.topics.map((topic) => ({
      ...topic, key: topics.get(topic.key)!, lessons: topic.lessons.map((lesson) => ({ ...lesson, key: lessons.get(lesson.key)! })),
    })),
  }
}

const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')
const text = (value: unknown): string => (typeof value === 'string' ? storable(value) : typeof value === 'number' && Number.isFinite(value) ? String(value) : '')
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const objects = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : [])
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : [])
const places = (value: unknown): number[] => (Array.isArray(value) ? value : [value]).filter((place): place is number => Number.isInteger(place) && (place as number) >= 0)
const oneOf = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined => names.find((name) => name === value)

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Reads keys; a missing, malformed or repeated one is replaced. */
function keyReader(other: string): (value: unknown) => string {
  const taken = new Set<string>()
  return (value) => {
    const key = typeof value === 'string' && KEY.test(value) && value.length <= SLUG_LENGTH && !taken.has(value) ? value : freeKey(other, taken)
    taken.add(key)
    return key
  }
}

/** The draft of a course file, or of anything like one: what is missing or of another type becomes empty. */
export function readDraft(input: unknown): CourseDraft {
  const from = isObject(input) ? input : {}
  const [topicKey, lessonKey] = [keyReader('topic'), keyReader('lesson')]
  return {
    slug: text(from['slug']),
    title: text(from['title']),
    summary: text(from['summary']),
    description: text(from['description']),
    level: oneOf(LEVELS, from['level']) ?? '',
    language: text(from['language']) || 'en',
    skills: texts(from['skills']),
    youtubeLink: text(from['youtubeLink']),
    outcomes: texts(from['outcomes']),
    prerequisites: texts(from['prerequisites']),
    topics: objects(from['topics']).map((topic) => ({
      key: topicKey(topic['key']),
      title: text(topic['title']),
      resources: objects(topic['resources']).map(({ label, url }) => ({ label: text(label), url: text(url) })),
      lessons: objects(topic['lessons']).map((lesson) => readLesson(lesson, lessonKey)),
    })),
  }
}

function readLesson(from: Record<string, unknown>, keyOf: (value: unknown) => string): DraftLesson {
  const questionKey = keyReader('question')
  const seconds = from['seconds']
  return {
    key: keyOf(from['key']),
    kind: oneOf(LESSON_KINDS, from['kind']) ?? 'reading',
    title: text(from['title']),
    minutes: text(from['minutes']),
    text: text(from['text']),
    videoUrl: text(from['videoUrl']),
    seconds: Number.isInteger(seconds) && (seconds as number) >= 0 ? timeText(seconds as number) : text(seconds),
    captions: objects(from['captions']).map(({ language, url }) => ({ language: text(language), url: text(url) })),
    questions: objects(from['questions']).map((question) => readQuestion(question, questionKey)),
    problems: texts(from['problems']),
  }
}

function readQuestion(from: Record<string, unknown>, keyOf: (value: unknown) => string): DraftQuestion {
  const kind = oneOf(QUESTION_KINDS, from['kind']) ?? 'single'
  return {
    key: keyOf(from['key']),
    kind,
    prompt: text(from['prompt']),
    explanation: text(from['explanation']),
    options: texts(kind === 'order' ? from['items'] : from['options']),
    right: kind === 'single' ? places(from['answer']) : kind === 'multiple' ? places(from['answers']) : [],
    answer: kind === 'number' || kind === 'output' ? text(from['answer']) : '',
    tolerance: kind === 'number' ? text(from['tolerance']) : '',
    code: kind === 'output' ? text(from['code']) : '',
  }
}

/** A number where the text is one; else the text, which a check then names as a fault. */
function numberOr(typed: string): number | string {
  const plain = typed.trim().replace(',', '.').replace('−', '-')
  return plain === '' || !Number.isFinite(Number(plain)) ? typed : Number(plain)
}

/** Seconds of `750`, `12:30` or `1:02:30`; null for an empty text; else the text. */
function secondsOr(typed: string): number | string | null {
  if (typed.trim() === '') return null
  if (!/^\d+(:\d{1,2}){0,2}$/.test(typed.trim())) return typed
  return typed.trim().split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

const filled = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '')

/** A draft as a course file, which `courseFile` may still refuse. `readDraft` reads it again. */
export const fileOfDraft = ({ slug, title, summary, description, level, language, skills, youtubeLink, outcomes, prerequisites, topics }: CourseDraft) => ({
  format: COURSE_FORMAT,
  slug, title, summary, description, level, language,
  skills: filled(skills),
  youtubeLink: youtubeLink.trim() === '' ? null : youtubeLink,
  outcomes: filled(outcomes),
  prerequisites: filled(prerequisites),
  topics: topics.map(({ key, title, resources, lessons }) => ({ key, title, resources, lessons: lessons.map(fileOfLesson) })),
})

/** The stored form of a lesson, with the fields of its kind. */
export function fileOfLesson({ key, kind, title, minutes, text, videoUrl, seconds, captions, questions, problems }: DraftLesson) {
  const base = { key, kind, title, minutes: numberOr(minutes), text }
  if (kind === 'video') return { ...base, videoUrl, seconds: secondsOr(seconds), ...(captions.length > 0 && { captions }) }
  if (kind === 'quiz') return { ...base, questions: questions.map(fileOfQuestion) }
  return kind === 'practice' ? { ...base, problems } : base
}

/** The stored form of a question, with the fields of its kind. */
export function fileOfQuestion({ key, kind, prompt, explanation, options, right, answer, tolerance, code }: DraftQuestion) {
  const base = { key, kind, prompt, explanation }
  switch (kind) {
    case 'single':
      return { ...base, options, answer: right[0] ?? -1 }
    case 'multiple':
      return { ...base, options, answers: right }
    case 'number':
      return { ...base, answer: numberOr(answer), ...(tolerance.trim() !== '' && { tolerance: numberOr(tolerance) }) }
    case 'order':
      return { ...base, items: options }
    case 'output':
      return { ...base, code, answer }
  }
}

/** The stored text of a draft. */
export const contentOfDraft = (draft: CourseDraft): string => JSON.stringify(fileOfDraft(draft))

export const isSameDraft = (one: CourseDraft, other: CourseDraft): boolean => one === other || contentOfDraft(one) === contentOfDraft(other)

/** Whether nothing was written yet. */
export const isEmptyCourse = (draft: CourseDraft): boolean => isSameDraft({ ...draft, language: 'en' }, EMPTY_DRAFT)

/** A copy under another name. The keys of lessons stay, because they are unique only in their course. */
export function duplicateOf(draft: CourseDraft): CourseDraft {
  const title = `Copy of ${draft.title}`
  return { ...draft, title, slug: slugOfTitle(title) }
}
