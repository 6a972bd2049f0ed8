import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useRoles } from '#features/accounts/web/public.tsx'
import { Loaded } from '../Loaded.tsx'
import { BackupTables } from './BackupTables.tsx'
import { FailedTasks } from './FailedTasks.tsx'
import { OperationsTables } from './OperationsTables.tsx'

const GetOperations = graphql(`
  query GetOperations {
    siteHealth { parked { id task attempts lastError } }
    operations {
      queue { task waiting failed oldest } schedules { task lastRunAt } mail { sentDay sentWeek waiting failed bounced }
      database { bytes connections migrations lastMigration migratedAt tables { name bytes rows } }
      backups { id finishedAt rows files bytes } drills { id startedAt backupAt succeeded rows message }
      errors { id message path build count firstAt lastAt }
    }
    judging { judge hasSandbox submissionsWaiting submissionsRunning lastJudged }
  }
`)

/** How the site runs: tasks, schedules, emails, judges, database, backups and errors. */
export function OperationsSection() {
  const query = useQuery(GetOperations, {})
  const mayManage = useRoles(true).roles?.rights.includes('tasks.manage') === true
  return (
    <Loaded query={query}>
      {({ operations, siteHealth, judging }) => (
        <div className="grid gap-8">
          <FailedTasks tasks={siteHealth.parked} mayManage={mayManage} onChange={query.refetch} />
          <BackupTables backups={operations.backups} drills={operations.drills} mayManage={mayManage} />
          <OperationsTables operations={operations} judging={judging} />
        </div>
      )}
    </Loaded>
  )
}
