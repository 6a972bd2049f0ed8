import { describe, expect, test } from 'vitest'
import { courseChanges } from './course-changes.ts'
import { COURSE_FORMAT, courseFile, type CourseFile } from './course-file.ts'

const lesson = (key: string, text = 'Words') => ({ kind: 'reading' as const, key, title: `Lesson ${key}`, minutes: 5, text })
const course = (topics: Record<string, ReturnType<typeof lesson>[]>, change: object = {}): CourseFile =>
  courseFile.parse({
    format: COURSE_FORMAT, slug: 'a-course', title: 'A course', summary: 'Short.', description: 'Longer.', level: 'beginner', skills: ['Python'],
    topics: Object.entries(topics).map(([key, lessons]) => ({ key, title: key, lessons })), ...change,
  })
const said = (before: CourseFile | null, after: CourseFile) => courseChanges(before, after).map(({ kind, name }) => `${kind}: ${name}`)
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((key) => lesson(key)) as [ReturnType<typeof lesson>, ReturnType<typeof lesson>, ReturnType<typeof lesson>, ReturnType<typeof lesson>]

describe('The changes of a new version (requirement K-23)', () => {
  test('of a new course everything is added', () => {
    expect(said(null, course({ one: [a, b] }))).toEqual(['added: Lesson a', 'added: Lesson b'])
    expect(said(course({ one: [a] }), course({ one: [a] }))).toEqual([])
    expect(said({ ...course({ one: [a] }), topics: [{ lessons: [{ text: a.text, minutes: 5, title: a.title, key: 'a', kind: 'reading' }], resources: [], title: 'one', key: 'one' }] }, course({ one: [a] }))).toEqual([])
  })

  test('name added, changed, moved and removed lessons', () => {
    expect(said(course({ one: [a, b, c] }), course({ one: [b, lesson('c', 'Other words'), d] }))).toEqual(['changed: Lesson c', 'added: Lesson d', 'removed: Lesson a'])
    expect(said(course({ one: [a, b, c, d] }), course({ one: [d, a, b, c] }))).toEqual(['moved: Lesson d'])
    expect(said(course({ one: [a, b], two: [c] }), course({ one: [a], two: [b, c] }))).toEqual(['moved: Lesson b'])
  })

  test('name parts of the description, and topics', () => {
    expect(said(course({ one: [a], two: [b] }), course({ one: [a], three: [b] }, { summary: 'Other.', skills: ['SQL'] }))).toEqual([
      'changed: Summary', 'changed: Skills', 'added: Topic “three”', 'removed: Topic “two”', 'moved: Lesson b',
    ])
  })
})
