import { hash } from 'node:crypto'
import { sql, type Db } from '../database/sql.ts'

export interface ErrorReport {
  message: string
  stack: string
  path: string
  build: string
}

const MAX_GROUPS = 500

/** Errors are one group when they differ only in numbers, in one release. */
export const fingerprintOf = ({ message, stack }: Pick<ErrorReport, 'message' | 'stack'>): string =>
  hash('sha256', `${message}\n${stack.split('\n')[1] ?? ''}`.replaceAll(/\d+/g, '0'), 'base64url')

/** Counts a report in its group. When there are too many groups, the one that is quiet for the longest time makes room. */
export async function countErrorReport(db: Db, report: ErrorReport, at: Date): Promise<void> {
  const fingerprint = fingerprintOf(report)
  await sql`with removed as (
      delete from error_reports where (fingerprint, build) in (select fingerprint, build from error_reports order by last_at limit 1)
        and (select count(*) from error_reports) >= ${MAX_GROUPS}
        and not exists (select from error_reports where fingerprint = ${fingerprint} and build = ${report.build})
    )
    insert into error_reports (fingerprint, build, message, stack, path, first_at, last_at)
    values (${fingerprint}, ${report.build}, ${report.message}, ${report.stack}, ${report.path}, ${at}, ${at})
    on conflict (fingerprint, build) do update set count = error_reports.count + 1, path = excluded.path, last_at = excluded.last_at`.execute(db)
}
