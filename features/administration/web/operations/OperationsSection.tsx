import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Select } from '#platform/web/ui/Select.tsx'
import { Tabs } from '#platform/web/ui/Tabs.tsx'
import { useRoles } from '#features/accounts/web/public.tsx'
import { attentionOf, type OperationsTab } from '../../rules/operations-attention.ts'
import { TASK_FILTERS } from '../../rules/task-filter.ts'
import type { SectionProps } from '../admin-sections.ts'
import { Loaded } from '../Loaded.tsx'
import { Attention } from './Attention.tsx'
import { BackupTables } from './BackupTables.tsx'
import { BrowserErrors } from './BrowserErrors.tsx'
import { DatabaseTables } from './DatabaseTables.tsx'
import { FailedTasks } from './FailedTasks.tsx'
import { FeatureSwitches } from './FeatureSwitches.tsx'
import { JudgeTables } from './JudgeTables.tsx'
import { StorageTables } from './StorageTables.tsx'
import { TaskTables } from './TaskTables.tsx'

const GetOperations = graphql(`
  query GetOperations {
    siteHealth { diskFree diskTotal parked { id task attempts lastError } }
    operations {
      queue { task waiting failed oldest } schedules { task title lastRunAt lastDurationMs lastSucceeded nextRunAt isLate } mail { sentDay sentWeek waiting failed bounced bounces { address bouncedAt reason } }
      database { bytes connections migrations lastMigration migratedAt tables { name bytes rows } }
      backups { id finishedAt rows files bytes } backupRuns { id requestedAt startedAt finishedAt message } noBackupBecause drills { id startedAt backupAt succeeded rows message }
      slowStatements { id statement count averageMs longestMs lastAt } storage { name files bytes }
      errors { id message path build count firstAt lastAt }
    }
    judging { judge submissionsWaiting submissionsRunning lastJudged judges { id capacity running startedAt seenAt software { name version sandbox } } }
  }
`)

const TABS: readonly { name: OperationsTab; label: string }[] = [
  { name: 'tasks', label: 'Tasks' },
  { name: 'switches', label: 'Feature switches' },
  { name: 'backups', label: 'Backups' },
  { name: 'judges', label: 'Judges and email' },
  { name: 'database', label: 'Database and storage' },
  { name: 'errors', label: 'Browser errors' },
]

const SHOWN_TASKS = [
  { value: '', label: 'All tasks' },
  { value: 'late', label: 'Late' },
  { value: 'failing', label: 'Failing' },
]

/** How the site runs: what needs attention, then tasks, switches, backups, judges, email, database and errors in tabs. */
export function OperationsSection({ path, search }: SectionProps) {
  const query = useQuery(GetOperations, {})
  const navigate = useNavigate()
  const rights = useRoles(true).roles?.rights ?? []
  const tabs = TABS.filter(({ name }) => name !== 'switches' || rights.includes('switches.change'))
  const active = tabs.find(({ name }) => name === search.get('filter'))?.name ?? 'tasks'
  const shown = TASK_FILTERS.find((one) => one === search.get('show')) ?? null
  const mayManage = rights.includes('tasks.manage')
  return (
    <Loaded query={query}>
      {(data) => (
        <div className="grid grid-cols-1 gap-6">
          <Attention path={path} active={active} found={attentionOf(stateOf(data), new Date())} />
          <div>
            <Tabs label="Operations" tabs={tabs} active={active} onChange={(name) => navigate(`${path}?filter=${name}`, { replace: true })}>
              <div className="grid grid-cols-1 gap-8">
                {active === 'tasks' && (
                  <>
                    <div className="justify-self-start">
                      <Select aria-label="Show tasks" className="min-w-40" options={SHOWN_TASKS} value={shown ?? ''} onChange={({ target }) => navigate(target.value === '' ? `${path}?filter=tasks` : `${path}?filter=tasks&show=${target.value}`, { replace: true })} />
                    </div>
                    {shown !== 'late' && <FailedTasks tasks={data.siteHealth.parked} mayManage={mayManage} onChange={query.refetch} />}
                    <TaskTables queue={data.operations.queue} schedules={data.operations.schedules} filter={shown} now={new Date()} />
                  </>
                )}
                {active === 'switches' && <FeatureSwitches />}
                {active === 'backups' && <BackupTables operations={data.operations} mayManage={mayManage} refetch={query.refetch} />}
                {active === 'judges' && <JudgeTables judging={data.judging} mail={data.operations.mail} />}
                {active === 'database' && (
                  <>
                    <DatabaseTables database={data.operations.database} />
                    <StorageTables statements={data.operations.slowStatements} storage={data.operations.storage} disk={data.siteHealth} />
                  </>
                )}
                {active === 'errors' && <BrowserErrors errors={data.operations.errors} />}
              </div>
            </Tabs>
          </div>
        </div>
      )}
    </Loaded>
  )
}

const stateOf = ({ operations, siteHealth, judging }: ResultOf<typeof GetOperations>) => {
  const [backup] = operations.backups
  return {
    failedTasks: siteHealth.parked.length,
    waitingEmails: operations.mail.waiting,
    failedEmails: operations.mail.failed,
    judge: judging.judge,
    submissionsWaiting: judging.submissionsWaiting,
    lastBackupAt: backup === undefined ? null : new Date(backup.finishedAt),
    isBackupRunning: operations.backupRuns.some(({ finishedAt }) => finishedAt === null),
    lastDrill: operations.drills[0] ?? null,
    diskFree: siteHealth.diskFree,
    diskTotal: siteHealth.diskTotal,
    browserErrors: operations.errors.length,
  }
}
