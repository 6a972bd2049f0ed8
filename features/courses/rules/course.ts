export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export type Level = (typeof LEVELS)[number]
export const LEVEL_LABELS: Record<Level, string> = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' }

export const LESSON_KINDS = ['video', 'reading', 'quiz', 'practice'] as const
export type LessonKind = (typeof LESSON_KINDS)[number]
export const LESSON_KIND_LABELS: Record<LessonKind, string> = { video: 'Video', reading: 'Reading', quiz: 'Quiz', practice: 'Practice' }

/** How a lesson was finished: by doing it, by the learner's own mark, or known before (placement). */
export const WAYS = ['done', 'marked', 'known'] as const
export type Way = (typeof WAYS)[number]

/** The part of a video that has to be watched, and the part of the points that a quiz needs. */
export const WATCHED_PART = 0.9
export const PASSING_PART = 0.8

export const MAX_TOPICS = 40
export const MAX_LESSONS = 200
export const MAX_QUESTIONS = 40
export const MAX_RESOURCES = 20
export const MAX_SKILLS = 12
export const TITLE_LENGTH = 120
export const SUMMARY_LENGTH = 300
export const LESSON_TEXT_LENGTH = 60_000

export interface Resource {
  label: string
  url: string
}

/** A lesson in the outline of a course: the sub-topic of the specification. */
export interface OutlineLesson {
  /** Unique in its course, and kept when the lesson is renamed or moved: progress refers to it. */
  key: string
  title: string
  kind: LessonKind
  minutes: number
}

/** A topic in the outline of a course. */
export interface OutlineTopic {
  key: string
  title: string
  resources: Resource[]
  lessons: OutlineLesson[]
}

export const lessonsOf = (topics: readonly OutlineTopic[]): OutlineLesson[] => topics.flatMap(({ lessons }) => lessons)
export const minutesOf = (topics: readonly OutlineTopic[]): number => lessonsOf(topics).reduce((sum, { minutes }) => sum + minutes, 0)

/** A length for people: `45 min`, `2 h`, `2 h 30 min`. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** The maximum length of the public reason why a certificate was revoked, in characters. */
export const REVOKE_REASON_LENGTH = 500
