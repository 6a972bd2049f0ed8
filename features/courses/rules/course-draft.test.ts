import { describe, expect, test } from 'vitest'
import { contentOfDraft, duplicateOf, EMPTY_DRAFT, fileOfDraft, freeKey, isEmptyCourse, isSameDraft, readDraft, slugOfTitle, temporaryKey, withLastingKeys, type CourseDraft } from './course-draft.ts'
import { COURSE_FORMAT, courseFile } from './course-file.ts'

const FILE = {
  format: COURSE_FORMAT, slug: 'a-course', title: 'A course', summary: 'Short.', description: 'Longer.', level: 'advanced', language: 'en', skills: ['Python'], youtubeLink: null, outcomes: ['Read code'], prerequisites: [],
  topics: [
    { key: 'first', title: 'First', resources: [{ label: 'Docs', url: 'https://example.org' }], lessons: [
      { key: 'watch', kind: 'video', title: 'Watch', minutes: 10, text: 'Words', videoUrl: 'https://youtu.be/aircAruvnKk', seconds: 750 },
      { key: 'read', kind: 'reading', title: 'Read', minutes: 5, text: 'Words' },
      { key: 'check', kind: 'quiz', title: 'Check', minutes: 5, text: '', questions: [
        { key: 'one', kind: 'single', prompt: '?', explanation: '!', options: ['a', 'b'], answer: 1 },
        { key: 'many', kind: 'multiple', prompt: '?', explanation: '!', options: ['a', 'b', 'c'], answers: [0, 2] },
        { key: 'number', kind: 'number', prompt: '?', explanation: '!', answer: -2.5, tolerance: 0.1 },
        { key: 'order', kind: 'order', prompt: '?', explanation: '!', items: ['a', 'b'] },
        { key: 'output', kind: 'output', prompt: '?', explanation: '!', code: 'print(1)', answer: '1' },
      ] },
      { key: 'practise', kind: 'practice', title: 'Practise', minutes: 20, text: '', problems: ['two-sum'] },
    ] },
  ],
}

describe('A draft of a course (requirement K-21)', () => {
  test('a course file becomes a draft and the same file again', () => {
    expect(courseFile.safeParse(FILE).success).toBe(true)
    expect(fileOfDraft(readDraft(FILE))).toEqual(FILE)
    expect(isSameDraft(readDraft(JSON.parse(contentOfDraft(readDraft(FILE)))), readDraft(FILE))).toBe(true)
  })

  test('anything can be read: what is missing or of another type becomes empty', () => {
    for (const input of [null, 7, 'text', [], {}, { topics: 'x', skills: {}, title: [] }]) expect(readDraft(input)).toEqual(EMPTY_DRAFT)
    const draft = readDraft({ title: 'A\0B', topics: [null, { lessons: [{ kind: 'dance', minutes: {}, questions: [{ kind: 'riddle', options: [1, null] }] }, 3] }, { key: '../up', title: 5 }] })
    expect(draft.title).toBe('AB')
    expect(draft.topics.map(({ key, title }) => [key, title])).toEqual([['topic', ''], ['topic-2', '5']])
    expect(draft.topics[0]!.lessons).toMatchObject([{ key: 'lesson', kind: 'reading', minutes: '', questions: [{ key: 'question', kind: 'single', options: ['1', ''], right: [] }] }])
  })

  test('half a number stays what was typed', () => {
    const draft = readDraft(FILE)
    const lessons = draft.topics[0]!.lessons.map((lesson) => ({ ...lesson, minutes: '1x', seconds: '12:', questions: lesson.questions.map((question) => ({ ...question, answer: '0.', tolerance: '-' })) }))
    const again = readDraft(JSON.parse(contentOfDraft({ ...draft, topics: [{ ...draft.topics[0]!, lessons }] })))
    expect(again.topics[0]!.lessons.map(({ minutes, seconds }) => [minutes, seconds])[0]).toEqual(['1x', '12:'])
    expect(again.topics[0]!.lessons[2]!.questions[2]).toMatchObject({ answer: '0', tolerance: '-' })
  })

  test('numbers may have a comma, and a length may be typed in minutes and seconds', () => {
    const lesson = (change: object) => fileOfDraft(readDraft({ topics: [{ lessons: [{ kind: 'video', ...change }] }] })).topics[0]!.lessons[0]
    expect(lesson({ seconds: '1:02:03', minutes: ' 12 ' })).toMatchObject({ seconds: 3723, minutes: 12 })
    expect(lesson({ seconds: '' })).toMatchObject({ seconds: null })
  })

  test('a title names the course and its lessons, without accents and other signs', () => {
    expect(slugOfTitle('  Élan & Größe: 3 × “k-NN”! ')).toBe('elan-gro-e-3-k-nn')
    expect(slugOfTitle('日本語')).toBe('')
    expect(slugOfTitle('x'.repeat(200))).toHaveLength(80)
    expect(freeKey('vectors', new Set(['vectors', 'vectors-2']))).toBe('vectors-3')
  })

  test('keys last from the first submission on', () => {
    const draft = readDraft({ topics: [{ key: temporaryKey('A-1'), title: 'Basics', lessons: [{ key: 'basics', title: 'Old' }, { key: temporaryKey('b2'), title: 'Basics' }, { key: temporaryKey('c3'), title: '' }] }] })
    const lasting = withLastingKeys(draft)
    expect([lasting.topics[0]!.key, ...lasting.topics[0]!.lessons.map(({ key }) => key)]).toEqual(['basics', 'basics', 'basics-2', 'lesson'])
    expect(withLastingKeys(lasting)).toEqual(lasting)
  })

  test('a duplicate has its own name and keeps its lessons', () => {
    const copy = duplicateOf(readDraft(FILE))
    expect(copy).toMatchObject({ title: 'Copy of A course', slug: 'copy-of-a-course' })
    expect(copy.topics).toEqual(readDraft(FILE).topics)
  })

  test('a draft without a word is empty', () => {
    expect(isEmptyCourse(EMPTY_DRAFT)).toBe(true)
    expect(isEmptyCourse({ ...EMPTY_DRAFT, outcomes: [''] } satisfies CourseDraft)).toBe(true)
    expect(isEmptyCourse({ ...EMPTY_DRAFT, title: 'x' })).toBe(false)
  })
})
