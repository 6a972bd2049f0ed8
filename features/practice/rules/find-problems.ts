import { DIFFICULTIES, type Category, type Difficulty } from './problem.ts'

/** A problem as lists show it. */
export interface ProblemCard {
  id: string
  slug: string
  title: string
  difficulty: Difficulty
  category: Category
  tags: string[]
  createdAt: Date
}

export const PROBLEM_PAGE = 5
export const PROBLEM_SORTS = ['easiest', 'hardest', 'newest', 'title'] as const
export type ProblemSort = (typeof PROBLEM_SORTS)[number]

/** What somebody looks for in the list: all of it has to hold. */
export interface ProblemWish {
  /** Part of a title or a tag, in any case of letters. */
  q: string
  difficulty: Difficulty | null
  /** Every one of these. */
  tags: readonly string[]
}

/** The problems that fit: by title or tag, by difficulty, and with all chosen tags (specification, section 9). */
export function findProblems<Card extends ProblemCard>(problems: readonly Card[], { q, difficulty, tags }: ProblemWish): Card[] {
  const part = q.trim().toLowerCase()
  return problems.filter(
    (problem) =>
      (difficulty === null || problem.difficulty === difficulty) &&
      tags.every((tag) => problem.tags.includes(tag)) &&
      (part === '' || problem.title.toLowerCase().includes(part) || problem.tags.some((tag) => tag.toLowerCase().includes(part))),
  )
}

const byTitle = (one: ProblemCard, other: ProblemCard) => (one.title < other.title ? -1 : Number(one.title > other.title))
const rank = ({ difficulty }: ProblemCard) => DIFFICULTIES.indexOf(difficulty)

/** The ways to put the list in order; where it does not decide, the title does. */
export const PROBLEM_ORDER: Record<ProblemSort, (one: ProblemCard, other: ProblemCard) => number> = {
  easiest: (one, other) => rank(one) - rank(other) || byTitle(one, other),
  hardest: (one, other) => rank(other) - rank(one) || byTitle(one, other),
  newest: (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || byTitle(one, other),
  title: byTitle,
}

/** How many pages a list has: never none. */
export const pagesOf = (count: number) => Math.max(1, Math.ceil(count / PROBLEM_PAGE))

/** The page that is shown: a number outside 1..last is ignored. */
export const pageWithin = (wished: number, pages: number) => (Number.isInteger(wished) && wished >= 1 && wished <= pages ? wished : 1)
