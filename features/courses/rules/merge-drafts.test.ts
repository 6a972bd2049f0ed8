import { describe, expect, test } from 'vitest'
import { readDraft, withLastingKeys, type CourseDraft } from './course-draft.ts'
import { changeLesson, emptyLesson, insertLessons, insertTopic, emptyTopic, moveLesson, moveTopic, removeLesson, removeTopic } from './draft-edits.ts'
import { draftConflicts, mergeDrafts } from './merge-drafts.ts'

const base = readDraft({ title: 'T', summary: 'S', topics: [{ key: 'a', title: 'A', lessons: [{ key: 'a1', title: 'One' }, { key: 'a2', title: 'Two' }] }, { key: 'b', title: 'B', lessons: [{ key: 'b1', title: 'Three' }] }] })
const keys = (one: CourseDraft) => one.topics.map(({ key, lessons }) => [key, ...lessons.map((lesson) => lesson.key)].join(' ')).join(', ')
const add = (draft: CourseDraft, key: string, topic = 'a', at = 2) => insertLessons(draft, [emptyLesson(key, 'reading', { title: key })], { topic, at })

describe('Merging two edits of a course (requirement K-22)', () => {
  test('lessons added in both windows are all there, in their places', () => {
    const sides = { base, mine: add(base, 'mine'), theirs: add(add(base, 'theirs'), 'other', 'b', 0) }
    expect(draftConflicts(sides)).toEqual([])
    expect(keys(mergeDrafts(sides))).toBe('a a1 a2 theirs mine, b other b1')
  })

  test('changes of different parts are joined', () => {
    const sides = { base, mine: { ...changeLesson(base, 'a1', { text: 'mine' }), title: 'Mine' }, theirs: { ...changeLesson(base, 'b1', { text: 'theirs' }), summary: 'Theirs' } }
    const merged = mergeDrafts(sides)
    expect(draftConflicts(sides)).toEqual([])
    expect([merged.title, merged.summary, merged.topics[0]!.lessons[0]!.text, merged.topics[1]!.lessons[0]!.text]).toEqual(['Mine', 'Theirs', 'mine', 'theirs'])
  })

  test('where both changed one lesson, someone chooses', () => {
    const sides = { base, mine: changeLesson(base, 'a1', { text: 'mine' }), theirs: changeLesson(base, 'a1', { text: 'theirs' }) }
    expect(draftConflicts(sides)).toMatchObject([{ id: 'lesson:a1', name: 'Lesson “One”', mine: expect.stringContaining('mine') as string, theirs: expect.stringContaining('theirs') as string }])
    expect(mergeDrafts(sides).topics[0]!.lessons[0]!.text).toBe('mine')
    expect(mergeDrafts(sides, new Map([['lesson:a1', 'theirs']])).topics[0]!.lessons[0]!.text).toBe('theirs')
  })

  test('a lesson that one side deleted and the other changed stays; one that no one changed goes', () => {
    const changed = changeLesson(base, 'a2', { text: 'new' })
    expect(keys(mergeDrafts({ base, mine: removeLesson(base, 'a2'), theirs: changed }))).toBe('a a1 a2, b b1')
    expect(keys(mergeDrafts({ base, mine: changed, theirs: removeTopic(base, 'a') }))).toBe('a a2, b b1')
    expect(keys(mergeDrafts({ base, mine: base, theirs: removeLesson(base, 'a2') }))).toBe('a a1, b b1')
    expect(keys(mergeDrafts({ base, mine: removeTopic(base, 'b'), theirs: changeLesson(base, 'a1', { text: 'x' }) }))).toBe('a a1 a2')
  })

  test('the order of the side that changed it counts, and a lesson is never there twice', () => {
    expect(keys(mergeDrafts({ base, mine: changeLesson(base, 'a1', { text: 'x' }), theirs: moveTopic(base, 'a', 2) }))).toBe('b b1, a a1 a2')
    expect(keys(mergeDrafts({ base, mine: moveLesson(base, 'a1', { topic: 'b', at: 0 }), theirs: moveLesson(base, 'a1', { topic: 'b', at: 1 }) }))).toBe('a a2, b a1 b1')
    expect(keys(mergeDrafts({ base, mine: add(base, 'm'), theirs: insertTopic(base, { ...emptyTopic('c'), title: 'C', lessons: [emptyLesson('c1', 'quiz')] }, 1) }))).toBe('a a1 a2 m, c c1, b b1')
  })

  test('lessons and topics whose temporary keys a submission replaced are not there twice', () => {
    const started = insertTopic(add(base, 'new-1'), { ...emptyTopic('new-2'), title: 'Fresh', lessons: [emptyLesson('new-3', 'reading', { title: 'Start' })] }, 2)
    const sides = { base: started, mine: changeLesson(changeLesson(started, 'new-1', { text: 'mine' }), 'new-3', { text: 'also mine' }), theirs: withLastingKeys(started) }
    const merged = mergeDrafts(sides)
    expect(draftConflicts(sides)).toEqual([])
    expect(keys(merged)).toBe(keys(sides.theirs))
    expect(merged.topics.flatMap(({ lessons }) => lessons.map(({ text }) => text))).toEqual(['', '', 'mine', '', 'also mine'])
    const both = { ...sides, theirs: changeLesson(sides.theirs, 'start', { text: 'theirs' }) }
    expect(draftConflicts(both)).toMatchObject([{ id: 'lesson:start' }])
    expect(mergeDrafts(both, new Map([['lesson:start', 'theirs']])).topics[2]!.lessons[0]!.text).toBe('theirs')
  })

  test('without a common state nothing is lost', () => {
    const sides = { base: null, mine: removeTopic(base, 'b'), theirs: removeLesson(base, 'a1') }
    expect(keys(mergeDrafts(sides))).toBe('a a1 a2, b b1')
  })
})
