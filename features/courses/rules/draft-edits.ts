import type { LessonKind } from './course.ts'
import type { CourseDraft, DraftLesson, DraftQuestion, DraftTopic } from './course-draft.ts'
import { captionsId } from './course-files.ts'
import { videoPlace } from './video-address.ts'

export const emptyLesson = (key: string, kind: LessonKind, change: Partial<DraftLesson> = {}): DraftLesson => ({
  key, kind, title: '', minutes: kind === 'quiz' ? '5' : '10', text: '', videoUrl: '', seconds: '', captions: [], questions: [], problems: [], ...change,
})

export const emptyQuestion = (key: string): DraftQuestion => ({ key, kind: 'single', prompt: '', explanation: '', options: ['', ''], right: [], answer: '', tolerance: '', code: '' })

export const emptyTopic = (key: string): DraftTopic => ({ key, title: '', resources: [], lessons: [] })

/** Where a lesson is: its topic and its place in it. */
export interface LessonPlace {
  topic: string
  at: number
}

export const changeTopic = (draft: CourseDraft, key: string, change: Partial<DraftTopic>): CourseDraft => ({
  ...draft, topics: draft.topics.map((topic) => (topic.key === key ? { ...topic, ...change } : topic)),
})

export const changeLesson = (draft: CourseDraft, key: string, change: Partial<DraftLesson>): CourseDraft => ({
  ...draft,
  topics: draft.topics.map((topic) =>
    topic.lessons.some((lesson) => lesson.key === key) ? { ...topic, lessons: topic.lessons.map((lesson) => (lesson.key === key ? { ...lesson, ...change } : lesson)) } : topic,
  ),
})

export const insertTopic = (draft: CourseDraft, topic: DraftTopic, at: number): CourseDraft => ({ ...draft, topics: draft.topics.toSpliced(at, 0, topic) })

export const removeTopic = (draft: CourseDraft, key: string): CourseDraft => ({ ...draft, topics: draft.topics.filter((topic) => topic.key !== key) })

/** Moves an item of a list to a place that is counted before the move: behind the last item is the length of the list. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined) return [...items]
  const target = Math.max(0, Math.min(items.length, to))
  return items.toSpliced(from, 1).toSpliced(target > from ? target - 1 : target, 0, item)
}

export function moveTopic(draft: CourseDraft, key: string, to: number): CourseDraft {
  const from = draft.topics.findIndex((topic) => topic.key === key)
  return { ...draft, topics: moveItem(draft.topics, from, to) }
}

/** Inserts lessons; where the topic is gone, at the end of the last one. A course without topics gets one. */
export function insertLessons(draft: CourseDraft, lessons: readonly DraftLesson[], { topic: key, at }: LessonPlace): CourseDraft {
  const topic = draft.topics.find((one) => one.key === key)
  if (topic !== undefined) return changeTopic(draft, key, { lessons: topic.lessons.toSpliced(at, 0, ...lessons) })
  const last = draft.topics.at(-1)
  return last === undefined ? { ...draft, topics: [{ ...emptyTopic(key), lessons: [...lessons] }] } : changeTopic(draft, last.key, { lessons: [...last.lessons, ...lessons] })
}

export const removeLesson = (draft: CourseDraft, key: string): CourseDraft => ({
  ...draft,
  topics: draft.topics.map((topic) => (topic.lessons.some((lesson) => lesson.key === key) ? { ...topic, lessons: topic.lessons.filter((lesson) => lesson.key !== key) } : topic)),
})

/** A lesson with its place; null if there is none. */
export function findLesson(draft: CourseDraft, key: string): (LessonPlace & { lesson: DraftLesson }) | null {
  for (const { key: topic, lessons } of draft.topics) {
    const at = lessons.findIndex((lesson) => lesson.key === key)
    if (at >= 0) return { topic, at, lesson: lessons[at]! }
  }
  return null
}

/** Moves a lesson to a place that is counted before the move. */
export function moveLesson(draft: CourseDraft, key: string, to: LessonPlace): CourseDraft {
  const from = findLesson(draft, key)
  if (from === null || !draft.topics.some((topic) => topic.key === to.topic)) return draft
  const at = from.topic === to.topic && to.at > from.at ? to.at - 1 : to.at
  return insertLessons(removeLesson(draft, key), [from.lesson], { topic: to.topic, at })
}

/** Moves a lesson one place up or down; beyond the first or last place of its topic it goes into the neighboring topic. */
export function stepLesson(draft: CourseDraft, key: string, by: -1 | 1): CourseDraft {
  const from = findLesson(draft, key)
  if (from === null) return draft
  const topicAt = draft.topics.findIndex((topic) => topic.key === from.topic)
  const inside = from.at + by
  if (inside >= 0 && inside < draft.topics[topicAt]!.lessons.length) return moveLesson(draft, key, { topic: from.topic, at: by === 1 ? from.at + 2 : inside })
  const next = draft.topics[topicAt + by]
  return next === undefined ? draft : moveLesson(draft, key, { topic: next.key, at: by === 1 ? 0 : next.lessons.length })
}

/** Whether a lesson can go one place up or down. */
export const canStep = (draft: CourseDraft, key: string, by: -1 | 1): boolean => stepLesson(draft, key, by) !== draft

/** Whether a lesson shows an uploaded file, as its video or as captions. */
export const isFileInDraft = (draft: CourseDraft, id: string): boolean =>
  draft.topics.some(({ lessons }) => lessons.some(({ videoUrl, captions }) => videoPlace(videoUrl)?.id === id || captions.some(({ url }) => captionsId(url) === id)))
