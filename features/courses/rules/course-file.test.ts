import { describe, expect, test } from 'vitest'
import { COURSE_FORMAT, courseFile } from './course-file.ts'

const reading = { kind: 'reading', key: 'first', title: 'First', minutes: 5, text: 'Some words.' }
const question = { kind: 'single', key: 'q1', prompt: 'Which?', explanation: 'So.', options: ['a', 'b'], answer: 0 }
const quiz = { kind: 'quiz', key: 'check', title: 'Check', minutes: 5, questions: [question] }
const file = (lessons: object[], more: object = {}) => ({
  format: COURSE_FORMAT, slug: 'a-course', title: 'A course', summary: 'Short.', description: 'Longer.', level: 'beginner', skills: ['Python'],
  topics: [{ key: 'topic', title: 'Topic', lessons }], ...more,
})
const problemsOf = (input: object) => courseFile.safeParse(input).error?.issues.map(({ message }) => message) ?? []

describe('A course file (requirement K-10)', () => {
  test('fills in what may be left out', () => {
    expect(courseFile.parse(file([reading, quiz]))).toMatchObject({ language: 'en', youtubeLink: null, outcomes: [], topics: [{ resources: [] }] })
  })

  test('keys are unique and fit for addresses', () => {
    expect(problemsOf(file([reading, reading]))).toEqual(['Two lessons have the same key.'])
    expect(problemsOf(file([{ ...quiz, questions: [question, question] }]))).toEqual(['Two questions of a quiz have the same key.'])
    expect(problemsOf(file([{ ...reading, key: '../up' }]))).toEqual(['Use lowercase letters, numbers and single hyphens.'])
    expect(problemsOf(file([reading], { slug: 'paths' }))).toEqual(['This address is used by another page.'])
  })

  test('answers exist', () => {
    expect(problemsOf(file([{ ...quiz, questions: [{ ...question, answer: 2 }] }]))).toEqual(['The right option doesn’t exist.'])
    expect(problemsOf(file([{ ...quiz, questions: [{ ...question, kind: 'multiple', answers: [0, 0] }] }]))).toEqual(['A right option doesn’t exist.'])
    expect(problemsOf(file([{ ...quiz, questions: [] }]))).toEqual(['Add a question.'])
  })

  test('addresses are web addresses, and videos are single videos', () => {
    const withResource = (url: string) => problemsOf(file([], { topics: [{ key: 't', title: 'T', lessons: [reading], resources: [{ label: 'x', url }] }] }))
    expect(withResource('https://example.org/page')).toEqual([])
    for (const url of ['javascript:alert(1)', 'ftp://example.org', 'example']) expect(withResource(url)).toEqual(['Enter an address that starts with https:// or http://.'])
    const video = { kind: 'video', key: 'v', title: 'V', minutes: 5, text: '' }
    expect(problemsOf(file([{ ...video, videoUrl: 'https://www.youtube.com/watch?v=aircAruvnKk' }]))).toEqual([])
    expect(problemsOf(file([{ ...video, videoUrl: 'https://www.youtube.com/playlist?list=PLZHQObOWTQDNU6R1' }]))).toEqual(['Enter the address of one YouTube video, or upload a file.'])
  })

  test('an empty course is none', () => {
    expect(problemsOf(file([], { topics: [] }))).toContain('Add a topic.')
    expect(problemsOf(file([]))).toEqual(['Add a lesson.'])
  })
})
