import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['A', 'auditLog knownRights managedPeople overviewCharts roleRights siteHealth waitingApplications'], ['in', 'waitingWork']],
    Mutation: [['A', 'changeRights suspendPerson']],
    AuditPage: [['A', 'items next']],
    AuditEntry: [['A', 'action actionText actorName actorRole actorUsername details doneAt id reason targetName']],
    FunnelStep: [['A', 'count label']],
    MetricSeries: [['A', 'counts label name unit']],
    OverviewCharts: [['A', 'days funnel retention series']],
    RetentionCohort: [['A', 'cohort joined weeks']],
    WaitingWork: [['in', 'aimHours count isLate label name oldest path']],
    KnownRight: [['A', 'isFixed label name']],
    ManagedPeoplePage: [['A', 'items next']],
    ManagedPerson: [['A', 'avatarUrl blogCount email id joinedAt name reportCount roles suspendedAt username']],
    ParkedTask: [['A', 'attempts id lastError task']],
    RoleRights: [['A', 'changedAt holders label revision rights role']],
    SiteHealth: [
      ['A', 'blogs connections databaseBytes diskFree diskTotal lastBackup emailsWaiting newPeople oldestEmail oldestTask openApplications'],
      ['A', 'openReports parked people tasksParked tasksWaiting'],
    ],
    WaitingApplication: [['A', 'appliedAt blogCount id person reason role']],
  },
}
