import { expect, test } from 'vitest'
import { markdownToHtml } from '#platform/markup/markdown.ts'
import { renderMarkdown } from '#features/courses/server/render-lesson.ts'
import { renderArticle } from '#features/tech-news/server/render-article.ts'
import { boundedConversion } from './bounded-conversion.ts'

const deep = (depth: number): string => (depth === 0 ? '' : deep(depth - 1) + 'a')

test('a conversion that takes too much time or depth is refused, and any other error stays', () => {
  expect(boundedConversion(() => markdownToHtml('**a**'))).toBe('<p><strong>a</strong></p>')
  expect(() => boundedConversion(() => deep(1_000_000))).toThrow(expect.objectContaining({ code: 'TOO_LARGE' }))
  expect(() => boundedConversion(() => { throw new TypeError('Ours.') })).toThrow(new TypeError('Ours.'))
})

test('lessons and articles refuse a text that would stop the site', () => {
  const malicious = '*_`'.repeat(20_000)
  for (const render of [renderMarkdown, renderArticle]) {
    const started = performance.now()
    expect(() => render(malicious)).toThrow(expect.objectContaining({ code: expect.stringMatching(/^(?:TOO_LARGE|BUSY)$/) }))
    expect(performance.now() - started).toBeLessThan(4_500)
  }
}, 15_000)
