import { describe, expect, test } from 'vitest'
import { readDraft, type CourseDraft } from './course-draft.ts'
import { canStep, changeLesson, changeTopic, emptyLesson, findLesson, isFileInDraft, insertLessons, insertTopic, emptyTopic, moveLesson, moveTopic, removeLesson, removeTopic, stepLesson } from './draft-edits.ts'

const draft = readDraft({ topics: [{ key: 'a', lessons: [{ key: 'a1' }, { key: 'a2' }] }, { key: 'b', lessons: [] }, { key: 'c', lessons: [{ key: 'c1' }] }] })
const keys = (one: CourseDraft) => one.topics.map(({ key, lessons }) => [key, ...lessons.map((lesson) => lesson.key)].join(' ')).join(', ')

describe('Editing the outline of a course (requirement K-21)', () => {
  test('a lesson goes up and down, also into the neighboring topic', () => {
    expect(keys(stepLesson(draft, 'a1', 1))).toBe('a a2 a1, b, c c1')
    expect(keys(stepLesson(draft, 'a2', 1))).toBe('a a1, b a2, c c1')
    expect(keys(stepLesson(draft, 'c1', -1))).toBe('a a1 a2, b c1, c')
    expect(keys(stepLesson(draft, 'a2', -1))).toBe('a a2 a1, b, c c1')
    expect([canStep(draft, 'a1', -1), canStep(draft, 'c1', 1), canStep(draft, 'nothing', 1), canStep(draft, 'c1', -1)]).toEqual([false, false, false, true])
  })

  test('a lesson is dropped at a place that is counted before the move', () => {
    expect(keys(moveLesson(draft, 'a1', { topic: 'a', at: 2 }))).toBe('a a2 a1, b, c c1')
    expect(keys(moveLesson(draft, 'a2', { topic: 'a', at: 0 }))).toBe('a a2 a1, b, c c1')
    expect(keys(moveLesson(draft, 'a1', { topic: 'c', at: 1 }))).toBe('a a2, b, c c1 a1')
    expect(moveLesson(draft, 'a1', { topic: 'gone', at: 0 })).toBe(draft)
  })

  test('topics move with their lessons', () => {
    expect(keys(moveTopic(draft, 'a', 3))).toBe('b, c c1, a a1 a2')
    expect(keys(moveTopic(draft, 'c', 0))).toBe('c c1, a a1 a2, b')
    expect(keys(moveTopic(draft, 'b', 99))).toBe('a a1 a2, c c1, b')
  })

  test('what was deleted comes back to its place, and to the last topic when its own is gone', () => {
    const place = findLesson(draft, 'a2')!
    const without = removeLesson(draft, 'a2')
    expect(keys(without)).toBe('a a1, b, c c1')
    expect(insertLessons(without, [place.lesson], place)).toEqual(draft)
    expect(keys(insertLessons(removeTopic(without, 'a'), [place.lesson], place))).toBe('b, c c1 a2')
    expect(keys(insertLessons({ ...draft, topics: [] }, [place.lesson], place))).toBe('a a2')
    expect(insertTopic(removeTopic(draft, 'b'), draft.topics[1]!, 1)).toEqual(draft)
  })

  test('a file that two lessons show is still in use when one of them drops it', () => {
    const [film, words] = ['0a7c1f9e-3b52-4c1d-9a44-0d5a1f0c2e11', '5d0f2b7a-8e13-4f6c-b1d2-77a9c3e4f502']
    const shows = { videoUrl: `/api/videos/${film}`, captions: [{ language: 'en', url: `/api/captions/${words}` }] }
    const drops = { videoUrl: '', captions: [] }
    const both = changeLesson(changeLesson(draft, 'a1', shows), 'c1', shows)
    const one = changeLesson(both, 'a1', drops)
    const none = changeLesson(one, 'c1', drops)
    expect([both, one, none].map((each) => [film, words].map((id) => isFileInDraft(each, id)))).toEqual([[true, true], [true, true], [false, false]])
  })

  test('a change reaches one lesson or one topic', () => {
    const changed = changeLesson(changeTopic(draft, 'b', { title: 'B' }), 'c1', { title: 'C one' })
    expect(changed.topics.map(({ title }) => title)).toEqual(['', 'B', ''])
    expect(findLesson(changed, 'c1')!.lesson.title).toBe('C one')
    expect(changed.topics[0]).toBe(draft.topics[0])
    expect(emptyTopic('d').lessons).toEqual([])
    expect(emptyLesson('x', 'quiz').minutes).toBe('5')
  })
})
