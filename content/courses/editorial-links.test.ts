import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lessonPath } from '#features/courses/rules/paths.ts'
import { BANK_FOLDER, listSlugs } from '#features/practice/server/problem-bank.ts'
import { renderProblem } from '#features/practice/server/render-problem.ts'
import { COURSES } from './all-courses.ts'

const lessons = new Map(COURSES.flatMap(({ slug, topics }) => topics.flatMap((topic) => topic.lessons.map(({ key, title }) => [lessonPath(slug, key), title] as const))))
const linksOf = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href!)
const renderEditorial = (editorial: string) => renderProblem({ statement: '', hints: [], tests: [], editorial }).editorial

describe('Links from editorials to lessons', () => {
  const links = listSlugs().flatMap((slug) => {
    const editorial = readFileSync(join(BANK_FOLDER, slug, 'editorial.md'), 'utf8')
    const written = [...editorial.matchAll(/(?<!!)\[([^\]]*)\]\(([^)\s]+)\)/g)]
    return written.map(([, words, href]) => ({ slug, words, href: href!, isRendered: linksOf(renderEditorial(`[x](${href})`)).includes(href!) }))
  })

  test('lead to lessons of the bundled courses, and are rendered', () => {
    expect(links.filter(({ href, isRendered }) => !lessons.has(href) || !isRendered)).toEqual([])
    expect(links.length).toBeGreaterThan(110)
  })

  test('are named after the lesson', () => {
    expect(links.filter(({ words, href }) => lessons.get(href) !== words)).toEqual([])
  })

  test.each(['//evil.example', '/admin', '/learn/../admin', '/learn/a/b?x=1', '/learn/a/b/c', 'javascript:alert(1)'])('%s is no link', (href) => {
    expect(linksOf(renderEditorial(`[x](${href})`))).toEqual([])
  })
})
