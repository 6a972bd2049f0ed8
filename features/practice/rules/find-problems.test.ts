import { describe, expect, test } from 'vitest'
import { findProblems, PROBLEM_ORDER, pagesOf, pageWithin, type ProblemCard } from './find-problems.ts'
import { ProblemIndex } from './search-problems.ts'

const card = (title: string, difficulty: ProblemCard['difficulty'], tags: string[], day = 1): ProblemCard => ({
  id: title, slug: title, title, difficulty, tags, category: 'algo', createdAt: new Date(Date.UTC(2026, 0, day)),
})
const cards = [card('Two Sum', 'Easy', ['lists', 'hashing'], 2), card('Roc', 'Hard', ['metrics'], 3), card('Cache', 'Medium', ['Hashing', 'lists'], 1)]
const index = new ProblemIndex(cards.map((one) => ({ ...one, aliases: [], statement: '' })))
const found = (q: string, input: { difficulty?: ProblemCard['difficulty']; tags?: string[] } = {}) =>
  findProblems(cards, { found: q === '' ? null : index.search(q), difficulty: null, tags: [], ...input }).map(({ title }) => title)

describe('Finding problems (requirement Q-2)', () => {
  test('searches titles and tags, case-insensitively', () => {
    expect([found(' sUM '), found('HASH'), found('metr'), found('none')]).toEqual([['Two Sum'], ['Two Sum', 'Cache'], ['Roc'], []])
  })

  test('requires all chosen tags and the chosen difficulty', () => {
    expect([found('', { tags: ['lists'] }), found('', { tags: ['lists', 'hashing'] }), found('', { difficulty: 'Hard' })]).toEqual([['Two Sum', 'Cache'], ['Two Sum'], ['Roc']])
  })

  test('finds problems by a tag that a topic has replaced', () => {
    expect([found('', { tags: ['distances'] }), findProblems([card('kNN', 'Easy', ['similarity'])], { found: null, difficulty: null, tags: ['distances'] }).length]).toEqual([[], 1])
  })

  test('sorts in four orders', () => {
    const orders = Object.entries(PROBLEM_ORDER).map(([name, order]) => [name, cards.toSorted(order).map(({ title }) => title).join()])
    expect(Object.fromEntries(orders)).toEqual({ easiest: 'Two Sum,Cache,Roc', hardest: 'Roc,Cache,Two Sum', newest: 'Roc,Two Sum,Cache', title: 'Cache,Roc,Two Sum' })
  })

  test('sorts problems of one difficulty by how many people solved them, then by title', () => {
    const easy = (title: string, solvers?: number) => ({ ...card(title, 'Easy', []), ...(solvers !== undefined && { solvers }) })
    const titles = (sort: 'easiest' | 'hardest') => [easy('A'), easy('B', 12), easy('C', 90), easy('D', 12), card('E', 'Hard', [])].toSorted(PROBLEM_ORDER[sort]).map(({ title }) => title).join('')
    expect([titles('easiest'), titles('hardest')]).toEqual(['CBDAE', 'EABDC'])
  })

  test('sorts the problems that a beginner can follow before those that many people solved', () => {
    const easy = (title: string, slug: string, solvers: number) => ({ ...card(title, 'Easy', []), slug, solvers })
    const sorted = [easy('Average', 'average', 90), easy('Two Sum', 'two-sum', 1), easy('Brackets', 'valid-parentheses', 0)].toSorted(PROBLEM_ORDER.easiest)
    expect(sorted.map(({ title }) => title)).toEqual(['Two Sum', 'Brackets', 'Average'])
    expect(sorted.toSorted(PROBLEM_ORDER.hardest).map(({ title }) => title)).toEqual(['Average', 'Brackets', 'Two Sum'])
  })

  test('replaces a page outside of the list by page 1', () => {
    expect([pagesOf(0, 5), pagesOf(5, 5), pagesOf(6, 5), pagesOf(6, 25), pagesOf(51, 50)]).toEqual([1, 1, 2, 1, 2])
    expect([0, 1, 2, 3, 1.5, Number.NaN].map((page) => pageWithin(page, 2))).toEqual([1, 1, 2, 1, 1, 1])
  })
})
