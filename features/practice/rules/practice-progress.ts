import type { ProblemCard } from './find-problems.ts'
import { DIFFICULTIES, type Difficulty } from './problem.ts'
import { TOPIC_GROUPS, TOPICS, type TopicGroup } from './topics.ts'

/** What a member did with a problem: solved it, tried it without success, or neither. */
export const PROBLEM_STATUSES = ['solved', 'tried', 'new'] as const
export type ProblemStatus = (typeof PROBLEM_STATUSES)[number]

/** How many problems of a difficulty there are, and how many of them a member has solved or only tried. */
export interface DifficultyProgress {
  difficulty: Difficulty
  total: number
  solved: number
  tried: number
}

/** `tried` has the ids of the problems that a member tried: true for solved ones. */
export const statusOf = (id: string, tried: ReadonlyMap<string, boolean>): ProblemStatus => {
  const isSolved = tried.get(id)
  return isSolved === undefined ? 'new' : isSolved ? 'solved' : 'tried'
}

/** Counts the problems for each difficulty, the easiest first. */
export const progressOf = (cards: readonly Pick<ProblemCard, 'id' | 'difficulty'>[], tried: ReadonlyMap<string, boolean>): DifficultyProgress[] =>
  DIFFICULTIES.map((difficulty) => {
    const statuses = cards.filter((card) => card.difficulty === difficulty).map(({ id }) => statusOf(id, tried))
    const count = (status: ProblemStatus) => statuses.filter((one) => one === status).length
    return { difficulty, total: statuses.length, solved: count('solved'), tried: count('tried') }
  })

/** How many problems of a group of topics there are, and how many of them a member has solved. */
export interface GroupProgress {
  group: TopicGroup
  total: number
  solved: number
}

const groupOfTag = new Map(TOPICS.map(({ slug, group }) => [slug, group]))

/** Counts the problems for each group of topics that has any. A problem counts in each group that one of its tags belongs to. */
export const groupProgressOf = (cards: readonly Pick<ProblemCard, 'id' | 'tags'>[], tried: ReadonlyMap<string, boolean>): GroupProgress[] =>
  TOPIC_GROUPS.flatMap((group) => {
    const inGroup = cards.filter(({ tags }) => tags.some((tag) => groupOfTag.get(tag) === group))
    return inGroup.length === 0 ? [] : [{ group, total: inGroup.length, solved: inGroup.filter(({ id }) => tried.get(id) === true).length }]
  })
