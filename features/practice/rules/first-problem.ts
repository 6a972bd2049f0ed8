import type { ProblemCard } from './find-problems.ts'
import { DIFFICULTIES } from './problem.ts'

/**
 * Problems that a beginner can follow, one after the other: lists and texts, the preparation of data, queries, metrics, first models, the parts of
 * a neural network. The first one is the first problem of a newcomer.
 */
export const BEGINNER_ORDER: readonly string[] = [
  'two-sum', 'common-words-of-two-texts', 'valid-parentheses', 'argsort-in-descending-order', 'maximum-subarray-sum', 'range-sum-queries-with-prefix-sums', 'rolling-mean',
  'one-hot-encoding', 'min-max-scaling', 'z-score-standardization', 'median-imputation-of-missing-values', 'outliers-by-interquartile-range',
  'sql-filter-and-sort-with-nulls', 'group-by-aggregate', 'sql-group-by-and-having', 'sql-left-join-with-counts', 'sql-join-three-tables',
  'confusion-matrix', 'precision-recall-and-f1-score', 'r2-mae-rmse-and-mape', 'bayes-theorem-for-medical-tests', 'pearson-and-spearman-correlation',
  'simple-linear-regression', 'gradient-descent-step-for-linear-regression', 'k-nearest-neighbors-classifier', 'decision-tree-prediction', 'cosine-similarity-search',
  'perceptron-training', 'dense-layer-forward-pass', 'numerically-stable-softmax', 'log-loss',
]

const places = new Map(BEGINNER_ORDER.map((slug, place) => [slug, place]))

/** The place of a problem in the order for beginners; other problems share the last one. */
export const beginnerPlace = (slug: string) => places.get(slug) ?? BEGINNER_ORDER.length

/** The problem that a newcomer solves first: the first of the order for beginners that is in the list, else the first of the list. */
export const firstProblem = <Card extends Pick<ProblemCard, 'slug'>>(cards: readonly Card[]): Card | null =>
  cards.reduce<Card | null>((first, card) => (first === null || beginnerPlace(card.slug) < beginnerPlace(first.slug) ? card : first), null)

type SuggestedCard = Pick<ProblemCard, 'id' | 'slug' | 'tags' | 'difficulty'>

/**
 * The problem that a member could solve next: for a newcomer the easiest one of the chosen topics, of equals that on the most of their tags, or the first problem;
 * then an unsolved one with one of these tags, else any unsolved one. Null if everything is solved.
 */
export function suggestedProblem<Card extends SuggestedCard>(cards: readonly Card[], solved: ReadonlySet<string>, tags: readonly string[]): Card | null {
  if (solved.size === 0) return firstOfTopics(cards, tags) ?? firstProblem(cards)
  const open = cards.filter(({ id }) => !solved.has(id))
  return open.find((card) => card.tags.some((tag) => tags.includes(tag))) ?? open[0] ?? null
}

function firstOfTopics<Card extends SuggestedCard>(cards: readonly Card[], tags: readonly string[]): Card | null {
  const matches = (card: Card) => card.tags.filter((tag) => tags.includes(tag)).length
  const rank = (card: Card) => DIFFICULTIES.indexOf(card.difficulty)
  return cards.filter((card) => matches(card) > 0).toSorted((a, b) => rank(a) - rank(b) || matches(b) - matches(a) || beginnerPlace(a.slug) - beginnerPlace(b.slug))[0] ?? null
}
