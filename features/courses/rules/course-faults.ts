import { courseFile } from './course-file.ts'

/** Where a fault is: in the description of the course, in its outline, in a topic, or in a lesson. */
export type FaultPlace = { part: 'about' } | { part: 'outline' } | { part: 'topic'; key: string } | { part: 'lesson'; key: string }

/** A reason why a course cannot be published. */
export interface Fault {
  /** Where in the file, such as `topics.0.lessons.2.title`. */
  path: string
  place: FaultPlace
  /** The place for people: `Topic 1, lesson 3 “Vectors”`. */
  where: string
  message: string
}

type Part = PropertyKey
const at = (value: unknown, part: Part): unknown => (typeof value === 'object' && value !== null ? (value as Record<Part, unknown>)[part] : undefined)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const named = (name: string, title: unknown): string => (text(title).trim() === '' ? name : `${name} “${text(title).trim()}”`)

/** Everything that is wrong with a course file, in its order; empty: it can be published. */
export function courseFaults(content: unknown): Fault[] {
  const result = courseFile.safeParse(content, { error: () => 'Check this value.' })
  return result.success ? [] : result.error.issues.map(({ path, message }) => faultAt(content, path, message))
}

/** A fault at a path of a course file. */
export function faultAt(content: unknown, path: readonly Part[], message: string): Fault {
  const [first, topicAt, second, lessonAt, third, questionAt] = path
  const base = { path: path.map(String).join('.'), message }
  if (first === undefined || (first === 'topics' && topicAt === undefined)) return { ...base, place: { part: 'outline' }, where: 'Lessons' }
  if (first !== 'topics') return { ...base, place: { part: 'about' }, where: 'About the course' }
  const topic = at(at(content, 'topics'), topicAt!)
  const topicName = `Topic ${Number(topicAt) + 1}`
  if (second !== 'lessons' || lessonAt === undefined) return { ...base, place: { part: 'topic', key: text(at(topic, 'key')) }, where: named(topicName, at(topic, 'title')) }
  const lesson = at(at(topic, 'lessons'), lessonAt)
  const question = third === 'questions' && questionAt !== undefined ? `, question ${Number(questionAt) + 1}` : ''
  return { ...base, place: { part: 'lesson', key: text(at(lesson, 'key')) }, where: `${topicName}, ${named(`lesson ${Number(lessonAt) + 1}`, at(lesson, 'title'))}${question}` }
}
