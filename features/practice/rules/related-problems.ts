import type { ProblemCard } from './find-problems.ts'
import { DIFFICULTIES } from './problem.ts'

type Related = Pick<ProblemCard, 'id' | 'title' | 'difficulty' | 'category' | 'tags'>

/**
 * Other problems like this one, the nearest first: those that share tags, then those of its category, and among equals the ones of about its
 * difficulty. Problems in `solved` come after all others.
 */
export function relatedProblems<Card extends Related>(all: readonly Card[], problem: Related, solved: ReadonlySet<string>, max: number): Card[] {
  const distance = ({ difficulty }: Related) => {
    const steps = DIFFICULTIES.indexOf(difficulty) - DIFFICULTIES.indexOf(problem.difficulty)
    // A harder one is the better next step.
    return steps < 0 ? -steps + 0.5 : steps
  }
  const score = (card: Related) => 4 * card.tags.filter((tag) => problem.tags.includes(tag)).length + Number(card.category === problem.category) - distance(card)
  return all
    .filter(({ id }) => id !== problem.id)
    .map((card) => ({ card, score: score(card), isSolved: solved.has(card.id) }))
    .sort((one, other) => Number(one.isSolved) - Number(other.isSolved) || other.score - one.score || (one.card.title < other.card.title ? -1 : 1))
    .slice(0, max)
    .map(({ card }) => card)
}

/** The problem to solve next: the nearest one that is not solved; null if all are. */
export const nextProblem = <Card extends Related>(all: readonly Card[], problem: Related, solved: ReadonlySet<string>): Card | null =>
  relatedProblems(all.filter(({ id }) => !solved.has(id)), problem, solved, 1)[0] ?? null
