import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { problemFigures } from '#content/figures/problem-figures.ts'
import { openTestServices } from '#tests/support/services.ts'
import { FIGURE_SIZE, isFigurePath } from '../rules/figures.ts'
import { BANK_FOLDER, listSlugs } from './problem-bank.ts'
import { renderProblem } from './render-problem.ts'

const { app } = await openTestServices()
const read = (path: string) => app.inject({ url: path })

describe('Figures of editorials (requirement Q-29)', () => {
  test.each(Object.entries(problemFigures))('%s is a drawing of the common size with a sentence about it', (_name, draw) => {
    const svg = draw()
    expect(svg).toContain(`viewBox="0 0 ${FIGURE_SIZE.width} ${FIGURE_SIZE.height}"`)
    expect(svg).toMatch(/<title>[A-Z][^<]{20,}\.<\/title>/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|href=/)
  })

  test('every figure that a text shows exists, says in words what it shows, and every figure is shown', () => {
    const shown = listSlugs().flatMap((slug) => {
      const texts = ['statement.md', 'editorial.md'].map((file) => readFileSync(join(BANK_FOLDER, slug, file), 'utf8')).join('\n')
      return [...texts.matchAll(/!\[([^\]]*)\]\(([^)]*)\)/g)].map(([, words, path]) => ({ slug, words, path }))
    })
    expect(shown.filter(({ words, path }) => !isFigurePath(path!) || words!.length < 20)).toEqual([])
    expect(new Set(shown.map(({ path }) => path!.slice('/figures/'.length, -'.svg'.length)))).toEqual(new Set(Object.keys(problemFigures)))
  })

  test('are served as drawings that can run nothing; other names are not found', async () => {
    const found = await read('/figures/causal-mask.svg')
    expect([found.statusCode, found.headers['content-type'], found.headers['content-security-policy']]).toEqual([200, 'image/svg+xml; charset=utf-8', "default-src 'none'; sandbox"])
    for (const path of ['/figures/none.svg', '/figures/constructor.svg', '/figures/causal-mask.png', '/figures/..%2Fcausal-mask.svg']) expect((await read(path)).statusCode, path).toBe(404)
  })

  test('stay in the text of a problem; pictures from elsewhere do not', () => {
    const { editorial } = renderProblem({ statement: '', hints: [], tests: [], editorial: '![The window over the input](/figures/convolution-window.svg)\n\n![x](https://example.org/x.png) ![y](/images/y.webp)' })
    expect(editorial).toContain('<img src="/figures/convolution-window.svg" alt="The window over the input"')
    expect(editorial).not.toMatch(/example\.org|\/images\//)
  })
})
