import { beginnerPlace } from './first-problem.ts'
import { DIFFICULTIES, type Category, type Difficulty } from './problem.ts'
import { currentTag } from './topics.ts'

/** A problem in a list. */
export interface ProblemCard {
  id: string
  slug: string
  title: string
  difficulty: Difficulty
  category: Category
  tags: string[]
  createdAt: Date
  /** How many people solved it; counted about once an hour. */
  solvers?: number
}

/** The sizes of a page that one can choose from. The specification gives the first one, which is the default. */
export const PAGE_SIZES = [5, 25, 50] as const
export type PageSize = (typeof PAGE_SIZES)[number]
export const PROBLEM_PAGE: PageSize = 5

export const PROBLEM_SORTS = ['easiest', 'hardest', 'newest', 'title'] as const
export type ProblemSort = (typeof PROBLEM_SORTS)[number]

/** The filters of the list. A problem has to match all of them. */
export interface ProblemFilter {
  /** The ids of the problems that the search found; null if nothing was searched for. */
  found: ReadonlyMap<string, unknown> | null
  difficulty: Difficulty | null
  /** Tags that a problem must have, all of them. */
  tags: readonly string[]
}

/** The problems that match the filters. */
export function findProblems<Card extends ProblemCard>(problems: readonly Card[], { found, difficulty, tags }: ProblemFilter): Card[] {
  return problems.filter(
    (problem) =>
      (difficulty === null || problem.difficulty === difficulty) &&
      tags.every((tag) => problem.tags.includes(tag) || problem.tags.includes(currentTag(tag))) &&
      (found === null || found.has(problem.id)),
  )
}

const byTitle = (one: ProblemCard, other: ProblemCard) => (one.title < other.title ? -1 : Number(one.title > other.title))
/** Below this many, solvers say nothing about how easy a problem is. */
const ENOUGH_SOLVERS = 10
const solvers = ({ solvers: count = 0 }: ProblemCard) => (count < ENOUGH_SOLVERS ? 0 : count)
const place = ({ slug }: ProblemCard) => beginnerPlace(slug)
const rank = ({ difficulty }: ProblemCard) => DIFFICULTIES.indexOf(difficulty)

/** The sort orders of the list, with the title as a tie-breaker. Of one difficulty, the problems of the order for beginners count as the easiest, then those that more people solved. */
export const PROBLEM_ORDER: Record<ProblemSort, (one: ProblemCard, other: ProblemCard) => number> = {
  easiest: (one, other) => rank(one) - rank(other) || place(one) - place(other) || solvers(other) - solvers(one) || byTitle(one, other),
  hardest: (one, other) => rank(other) - rank(one) || place(other) - place(one) || solvers(one) - solvers(other) || byTitle(one, other),
  newest: (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || byTitle(one, other),
  title: byTitle,
}

/** The number of pages, at least 1. */
export const pagesOf = (count: number, size: PageSize) => Math.max(1, Math.ceil(count / size))

/** The page to show: a number outside of 1..last becomes 1. */
export const pageWithin = (requested: number, pages: number) => (Number.isInteger(requested) && requested >= 1 && requested <= pages ? requested : 1)
