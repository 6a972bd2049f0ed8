import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import { isoDay, type Day } from '#features/activity/rules/calendar-day.ts'
import type { Difficulty } from '../rules/problem.ts'

export interface DailyRow {
  day: string
  slug: string
  title: string
  difficulty: Difficulty
  tags: string[]
}

const daily = prepared<DailyRow>(
  'daily-problem',
  'select d.day::text, p.slug, p.title, p.difficulty, p.tags from daily_problems d join problems p on p.id = d.problem_id where d.day = $1::date and p.is_published',
)

export const findDaily = (database: Database, day: Day) => daily.first(database, [isoDay(day)])

const dailyList = prepared<DailyRow>(
  'daily-problems',
  `select d.day::text, p.slug, p.title, p.difficulty, p.tags from daily_problems d join problems p on p.id = d.problem_id
   where d.day between $1::date and $2::date and p.is_published order by d.day desc`,
)

/** The problems of the days from `first` to `last` that had one, the newest first. */
export const listDaily = (database: Database, first: Day, last: Day) => dailyList.all(database, [isoDay(first), isoDay(last)])

export async function chooseDaily(db: Db, day: Day): Promise<void> {
  await sql`select choose_daily_problem(${isoDay(day)}::date)`.execute(db)
}
