import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { mathFromMarkdown } from 'mdast-util-math'
import { math } from 'micromark-extension-math'
import { describe, expect, test } from 'vitest'
import { courseFile, type CourseFile, type CourseLesson } from '#features/courses/rules/course-file.ts'
import { canDraw } from '#platform/server/rich-text/maths.ts'
import { COURSES } from './all-courses.ts'

const PROBLEMS = join(import.meta.dirname, '../problems')

const lessonsOf = <K extends CourseLesson['kind']>(course: CourseFile, kind: K) =>
  course.topics.flatMap(({ lessons }) => lessons).filter((lesson): lesson is Extract<CourseLesson, { kind: K }> => lesson.kind === kind)
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
/** The text of a video lesson without its first section, "What to look for", and without code. */
const companionOf = (text: string) => text.replaceAll(/^~~~[\s\S]*?^~~~$/gm, '').split(/^## .*$/m).slice(2).join(' ')
const lessonsOfAll = (course: CourseFile) => course.topics.flatMap(({ lessons }) => lessons)
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty']
const NUMBER_OF_LESSONS = new RegExp(`\\b(\\d+|${NUMBERS.join('|')})(?: \\w+)? lessons?\\b`, 'gi')
const valueOf = (number: string) => (/\d/.test(number) ? Number(number) : NUMBERS.indexOf(number.toLowerCase()) + 1)
const questionsOf = (course: CourseFile) => lessonsOf(course, 'quiz').flatMap(({ questions }) => questions)

/** The programs that readers can run in the browser, where there are no packages, no files and no standard input. */
const programsOf = (course: CourseFile) =>
  course.topics.flatMap(({ lessons }) => lessons.flatMap(({ text }) => [...text.matchAll(/^~~~python-run\n([\s\S]*?)^~~~$/gm)].map(([, program]) => program!)))
const STANDARD_MODULES = new Set(['collections', 'csv', 'datetime', 'functools', 'itertools', 'json', 'math', 'random', 're', 'statistics', 'string', 'time'])
const importedModules = (program: string) =>
  [...program.matchAll(/^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import\b|import[ \t]+(.+))/gm)]
    .flatMap(([, from, names]) => (from === undefined ? names!.split(',') : [from]))
    .map((name) => name.trim().split(/[.\s]/)[0]!)
const READS_INPUT = /\b(?:input|open)\s*\(/

const textsOf = (course: CourseFile) => [
  course.description,
  ...course.topics.flatMap(({ lessons }) => lessons.map(({ text }) => text)),
  ...questionsOf(course).flatMap((one) => [one.prompt, one.explanation, ...('options' in one ? one.options : 'items' in one ? one.items : [])]),
]

/** HTML, which is never shown, and formulas that can't be rendered. */
function faultsOf(node: Nodes): string[] {
  if (node.type === 'html') return [node.value]
  if ((node.type === 'math' || node.type === 'inlineMath') && !canDraw(node.value, node.type === 'math')) return [node.value]
  // A dollar sign outside a formula is nearly always a formula that wasn't closed.
  if (node.type === 'text' && node.value.includes('$')) return [node.value]
  return 'children' in node ? node.children.flatMap(faultsOf) : []
}
const parsed = (text: string) => fromMarkdown(text, { extensions: [math()], mdastExtensions: [mathFromMarkdown()] })

test('the slugs and titles differ', () => {
  expect(COURSES.length).toBeGreaterThanOrEqual(6)
  expect(new Set(COURSES.map(({ slug }) => slug)).size).toBe(COURSES.length)
  expect(new Set(COURSES.map(({ title }) => title)).size).toBe(COURSES.length)
})

test('finds numbers of lessons', () => {
  expect([...'Ten short lessons, and 7 lessons'.matchAll(NUMBER_OF_LESSONS)].map(([, number]) => valueOf(number!))).toEqual([10, 7])
})

test('finds what a program would need', () => {
  expect(importedModules('import math, numpy as np\nfrom sklearn.metrics import f1_score\nprint(1)')).toEqual(['math', 'numpy', 'sklearn'])
  expect(["name = input('Name?')", "rows = open('a.csv')"].every((line) => READS_INPUT.test(line))).toBe(true)
})

describe.each(COURSES.map((input) => [input.slug, input] as const))('%s', (slug, input) => {
  const course = courseFile.parse(input)

  test('is in a file of its name', () => {
    expect(existsSync(join(import.meta.dirname, `${slug}.ts`))).toBe(true)
  })

  test('has two to four topics with two to five resources each', () => {
    expect(course.topics.length).toBeGreaterThanOrEqual(2)
    expect(course.topics.length).toBeLessThanOrEqual(4)
    expect(course.topics.filter(({ resources }) => resources.length < 2 || resources.length > 5).map(({ key }) => key)).toEqual([])
  })

  test('names skills, outcomes and prerequisites', () => {
    expect(course.skills.length).toBeGreaterThanOrEqual(2)
    expect([3, 4, 5, 6]).toContain(course.outcomes.length)
    expect(course.prerequisites.length).toBeLessThanOrEqual(3)
  })

  // Numbers that are counted elsewhere on the page become wrong with the next lesson.
  test('gives no number of its lessons that differs from the real one', () => {
    const count = lessonsOfAll(course).length
    const numbers = [course.summary, course.description].flatMap((text) => [...text.matchAll(NUMBER_OF_LESSONS)].map(([found, number]) => [found, valueOf(number!)] as const))
    expect(numbers.filter(([, number]) => number !== count)).toEqual([])
  })

  test('starts with a reading of at least 120 words', () => {
    const [first] = course.topics[0]!.lessons
    expect(first?.kind).toBe('reading')
    expect(wordsOf(first?.text ?? '')).toBeGreaterThanOrEqual(120)
  })

  test('has videos that differ, each with a list and a companion of at least 120 words, or consists of readings', () => {
    const videos = lessonsOf(course, 'video')
    if (videos.length === 0) expect(lessonsOf(course, 'reading').length).toBeGreaterThanOrEqual(10)
    expect(new Set(videos.map(({ videoUrl }) => videoUrl)).size).toBe(videos.length)
    expect(videos.filter(({ text }) => !/^## What to look for\n\n(- .+\n){2,4}\n/.test(text)).map(({ key }) => key)).toEqual([])
    expect(videos.filter(({ text }) => wordsOf(companionOf(text)) < 120).map(({ key }) => key)).toEqual([])
  })

  test('has at least ten questions of three kinds with explanations, in two quizzes or more', () => {
    const questions = questionsOf(course)
    expect(lessonsOf(course, 'quiz').length).toBeGreaterThanOrEqual(2)
    expect(questions.length).toBeGreaterThanOrEqual(10)
    expect(new Set(questions.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3)
    expect(questions.filter(({ explanation }) => wordsOf(explanation) < 10).map(({ key }) => key)).toEqual([])
    const places = questions.flatMap((one) => (one.kind === 'single' ? [one.answer] : []))
    expect(new Set(places).size).toBeGreaterThan(1)
  })

  test('leads to existing problems from at least three practice lessons', () => {
    const practices = lessonsOf(course, 'practice')
    expect(practices.length).toBeGreaterThanOrEqual(3)
    const missing = practices.flatMap(({ problems }) => problems).filter((problem) => !existsSync(join(PROBLEMS, problem, 'problem.json')))
    expect(missing).toEqual([])
    expect(practices.filter(({ text }) => wordsOf(text) < 10).map(({ key }) => key)).toEqual([])
  })

  test('has programs to run that need nothing but the standard library of Python', () => {
    expect(programsOf(course).filter((program) => !importedModules(program).every((name) => STANDARD_MODULES.has(name)))).toEqual([])
    expect(programsOf(course).filter((program) => READS_INPUT.test(program))).toEqual([])
    expect(programsOf(course).filter((program) => !program.includes('print('))).toEqual([])
  })

  test('has no HTML and only formulas that can be rendered', () => {
    expect(textsOf(course).flatMap((text) => faultsOf(parsed(text)))).toEqual([])
  })
})
