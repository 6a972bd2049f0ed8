import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useRoles } from '#features/accounts/web/public.tsx'
import { Loaded } from '../Loaded.tsx'
import { BackupTables } from './BackupTables.tsx'
import { FailedTasks } from './FailedTasks.tsx'
import { FeatureSwitches } from './FeatureSwitches.tsx'
import { OperationsLinks } from './OperationsLinks.tsx'
import { StorageTables } from './StorageTables.tsx'
import { OperationsTables } from './OperationsTables.tsx'

const GetOperations = graphql(`
  query GetOperations {
    siteHealth { diskFree diskTotal parked { id task attempts lastError } }
    operations {
      queue { task waiting failed oldest } schedules { task lastRunAt } mail { sentDay sentWeek waiting failed bounced }
      database { bytes connections migrations lastMigration migratedAt tables { name bytes rows } }
      backups { id finishedAt rows files bytes } drills { id startedAt backupAt succeeded rows message }
      slowStatements { id statement count averageMs longestMs lastAt } storage { name files bytes }
      errors { id message path build count firstAt lastAt }
    }
    judging { judge hasSandbox submissionsWaiting submissionsRunning lastJudged }
  }
`)

/** How the site runs: tasks, schedules, emails, judges, database, backups and errors. */
export function OperationsSection() {
  const query = useQuery(GetOperations, {})
  const rights = useRoles(true).roles?.rights ?? []
  const mayManage = rights.includes('tasks.manage')
  return (
    <Loaded query={query}>
      {({ operations, siteHealth, judging }) => (
        <div className="grid gap-8">
          <OperationsLinks hasSwitches={rights.includes('switches.change')} />
          <FailedTasks tasks={siteHealth.parked} mayManage={mayManage} onChange={query.refetch} />
          {rights.includes('switches.change') && <FeatureSwitches />}
          <BackupTables backups={operations.backups} drills={operations.drills} mayManage={mayManage} />
          <OperationsTables operations={operations} judging={judging} />
          <StorageTables statements={operations.slowStatements} storage={operations.storage} disk={siteHealth} />
        </div>
      )}
    </Loaded>
  )
}
