import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['A', 'auditLog knownRights managedPeople operations previewRightsGroup previewRightsGroupMember rightsGroups overviewCharts roleRights siteHealth waitingApplications'], ['in', 'waitingWork']],
    Mutation: [['A', 'changeRights changeRightsGroupMember deleteRightsGroup manageTask requestRestoreDrill saveRightsGroup suspendPerson']],
    AuditPage: [['A', 'items next']],
    AuditEntry: [['A', 'action actionText actorName actorRole actorUsername details doneAt id reason targetName']],
    Backup: [['A', 'bytes files finishedAt id rows']],
    DatabaseState: [['A', 'bytes connections lastMigration migratedAt migrations tables']],
    ErrorGroup: [['A', 'build count firstAt id lastAt message path']],
    LargeTable: [['A', 'bytes name rows']],
    MailHealth: [['A', 'bounced failed sentDay sentWeek waiting']],
    Operations: [['A', 'backups database drills errors mail queue schedules']],
    QueuedTask: [['A', 'failed oldest task waiting']],
    RestoreDrill: [['A', 'backupAt id message rows startedAt succeeded']],
    TaskSchedule: [['A', 'lastRunAt task']],
    FunnelStep: [['A', 'count label']],
    MetricSeries: [['A', 'counts label name unit']],
    OverviewCharts: [['A', 'days funnel retention series']],
    RetentionCohort: [['A', 'cohort joined weeks']],
    WaitingWork: [['in', 'aimHours count isLate label name oldest path']],
    KnownRight: [['A', 'isFixed label name']],
    ManagedPeoplePage: [['A', 'items next']],
    ManagedPerson: [['A', 'avatarUrl blogCount email id joinedAt name reportCount roles suspendedAt username']],
    ParkedTask: [['A', 'attempts id lastError task']],
    RightsEffect: [['A', 'gains loses name username']],
    RightsGroup: [['A', 'about changedAt id members name revision rights']],
    RightsGroupMember: [['A', 'givenAt id name username']],
    RoleRights: [['A', 'changedAt holders label revision rights role']],
    SiteHealth: [
      ['A', 'blogs connections databaseBytes diskFree diskTotal lastBackup emailsWaiting newPeople oldestEmail oldestTask openApplications'],
      ['A', 'openReports parked people tasksParked tasksWaiting'],
    ],
    WaitingApplication: [['A', 'appliedAt blogCount id person reason role']],
  },
}
