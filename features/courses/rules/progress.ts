import { lessonsOf, type OutlineLesson, type OutlineTopic } from './course.ts'

/** A learner's progress through the outline of a course. */
export interface CourseProgress {
  /** How many lessons are finished, of how many. */
  finished: number
  all: number
  /** Whole percent, 100 only when every lesson is finished. */
  percent: number
  /** Where to go on: the first unfinished lesson from the last opened one on, else the first unfinished one; null when all are finished. */
  next: OutlineLesson | null
  /** The number of that lesson in the course, from 1; null without one. */
  nextNumber: number | null
  minutesLeft: number
}

/** The progress of a learner who finished these lessons; lessons that are no longer part of the course don't count. */
export function progressOf(topics: readonly OutlineTopic[], finishedKeys: ReadonlySet<string>, lastKey: string | null = null): CourseProgress {
  const lessons = lessonsOf(topics)
  const open = lessons.filter(({ key }) => !finishedKeys.has(key))
  const start = lessons.findIndex(({ key }) => key === lastKey)
  const finished = lessons.length - open.length
  const next = lessons.slice(Math.max(start, 0)).find(({ key }) => !finishedKeys.has(key)) ?? open[0] ?? null
  return {
    finished,
    all: lessons.length,
    percent: lessons.length === 0 ? 0 : Math.floor((finished / lessons.length) * 100),
    next,
    nextNumber: next === null ? null : lessons.indexOf(next) + 1,
    minutesLeft: open.reduce((sum, { minutes }) => sum + minutes, 0),
  }
}

/** The lessons before and after one in the order of the course. */
export function neighborsOf(topics: readonly OutlineTopic[], key: string): { previous: OutlineLesson | null; next: OutlineLesson | null } {
  const lessons = lessonsOf(topics)
  const at = lessons.findIndex((lesson) => lesson.key === key)
  return { previous: (at < 0 ? undefined : lessons[at - 1]) ?? null, next: (at < 0 ? undefined : lessons[at + 1]) ?? null }
}
