import type { Database } from '#platform/server/database/database.ts'
import { prepared } from '#platform/server/database/sql.ts'

/** How many people need at most this much, and no less, in their best accepted submission. */
export interface UsageCount {
  usage: number
  people: number
}

// The judge rounds time and memory, so there are few different values.
const countsOf = (column: 'time_ms' | 'memory_kb') => `select best as usage, count(*)::int as people from (
    select min(${column}) as best from submissions where problem_id = $1 and state = 'judged' and verdict = 'Accepted' and language = $2 and ${column} is not null
    group by person_id) each_person group by best order by best`
const times = prepared<UsageCount>('accepted-times', countsOf('time_ms'))
const memories = prepared<UsageCount>('accepted-memories', countsOf('memory_kb'))

export const countTimes = (database: Database, problemId: string, language: string) => times.all(database, [problemId, language])
export const countMemories = (database: Database, problemId: string, language: string) => memories.all(database, [problemId, language])

const own = prepared<{ time_ms: number | null; memory_kb: number | null }>(
  'own-best-usage',
  `select min(time_ms) as time_ms, min(memory_kb) as memory_kb from submissions where person_id = $1 and problem_id = $2 and language = $3 and verdict = 'Accepted'`,
)

/** The best time and memory of a person's accepted submissions. */
export const findOwnBest = async (database: Database, personId: string, problemId: string, language: string) => (await own.first(database, [personId, problemId, language]))!

const first = prepared<{ is_first: boolean; is_after_giving_up: boolean }>(
  'first-acceptance-of',
  `select s.is_first_acceptance as is_first, f.is_after_giving_up is true as is_after_giving_up from submissions s
   left join submissions f on f.person_id = s.person_id and f.problem_id = s.problem_id and f.is_first_acceptance where s.id = $1`,
)

/** Whether a submission is the first accepted one of its author for the problem, and whether that one was sent after giving up and gives no points. */
export const findFirstAcceptance = async (database: Database, submissionId: string) => (await first.first(database, [submissionId]))!
