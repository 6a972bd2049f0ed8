/** The one place where the server learns which features there are. */
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { RightDefinition } from '#platform/rules/rights.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { unknownRights } from '#platform/server/graphql/permission-lines.ts'
import { addBugRoutes } from '#platform/server/bugs/bugs.routes.ts'
import { addPictureRoutes } from '#platform/server/pictures/pictures.routes.ts'
import { sendLetter } from '#platform/server/letters.tasks.ts'
import type { Listener } from '#platform/server/signals.ts'
import type { House } from '#platform/server/context.ts'
import type { TaskDefinition } from '#platform/server/tasks/tasks.ts'
import { aboutRights } from '#features/about/rules/rights.ts'
import '#features/about/server/contact.schema.ts'
import '#features/home/server/home.schema.ts'
import { addOwnDataRoutes } from '#features/own-data/server/own-data.routes.ts'
import { packExport, sweepFiles, sweepOwnData } from '#features/own-data/server/own-data.tasks.ts'
import '#features/own-data/server/own-data.schema.ts'
import { siteRights } from '#features/site/rules/rights.ts'
import '#features/site/server/site.schema.ts'
import { accountRights } from '#features/accounts/rules/rights.ts'
import { addAccountRoutes } from '#features/accounts/server/accounts.routes.ts'
import { administrationRights } from '#features/administration/rules/rights.ts'
import '#features/administration/server/overview.schema.ts'
import '#features/administration/server/people.schema.ts'
import '#features/administration/server/rights.schema.ts'
import { blogRights } from '#features/blogs/rules/rights.ts'
import { activityListeners } from '#features/activity/server/activity.listeners.ts'
import { blogListeners } from '#features/blogs/server/blogs.listeners.ts'
import { addBlogRoutes } from '#features/blogs/server/blogs.routes.ts'
import { addProfileRoutes } from '#features/profiles/server/profiles.routes.ts'
import { importRepositoriesTask } from '#features/profiles/server/profiles.tasks.ts'
import { accountTasks } from '#features/accounts/server/accounts.tasks.ts'
import { leaderboardRights } from '#features/leaderboard/rules/rights.ts'
import { leaderboardListeners } from '#features/leaderboard/server/leaderboard.listeners.ts'
import { leaderboardTasks } from '#features/leaderboard/server/leaderboard.tasks.ts'
import { deskListeners } from '#features/notifications/server/desk.listeners.ts'
import { leaderboardNotices } from '#features/notifications/server/leaderboard.listeners.ts'
import { notificationListeners } from '#features/notifications/server/notifications.listeners.ts'
import { addNotificationRoutes } from '#features/notifications/server/notifications.routes.ts'
import { notificationTasks } from '#features/notifications/server/notifications.tasks.ts'
import '#features/accounts/server/accounts.schema.ts'
import '#features/accounts/server/roles.schema.ts'
import '#features/activity/server/activity.schema.ts'
import '#features/blogs/server/blogs.live.ts'
import '#features/blogs/server/blogs.schema.ts'
import '#features/blogs/server/writing.schema.ts'
import { practiceRights } from '#features/practice/rules/rights.ts'
import { judgingListeners } from '#features/practice/server/judging.listeners.ts'
import { judgingTasks } from '#features/practice/server/judging.tasks.ts'
import { putInProblems } from '#features/practice/server/put-in-problems.ts'
import '#features/practice/server/own-work.schema.ts'
import '#features/practice/server/problem-desk.schema.ts'
import '#features/practice/server/problems.schema.ts'
import '#features/practice/server/remarks.schema.ts'
import '#features/practice/server/submissions.live.ts'
import '#features/practice/server/submissions.schema.ts'
import { addRunnerRoutes } from '#features/practice/server/runner.routes.ts'
import { connectionRights } from '#features/connections/rules/rights.ts'
import '#features/connections/server/connections.schema.ts'
import '#features/connections/server/people.schema.ts'
import '#features/profiles/server/profile-editing.schema.ts'
import '#features/profiles/server/profiles.schema.ts'
import '#features/leaderboard/server/badges.schema.ts'
import '#features/leaderboard/server/daily.schema.ts'
import '#features/leaderboard/server/leaderboard.live.ts'
import '#features/leaderboard/server/leaderboard.schema.ts'
import '#features/notifications/server/notifications.live.ts'
import '#features/notifications/server/notifications.schema.ts'
import '#features/notifications/server/settings.schema.ts'

/** All that a role may do, in the order in which admins see it. */
export const rights: readonly RightDefinition[] = [...blogRights, ...connectionRights, ...practiceRights, ...accountRights, ...administrationRights, ...siteRights, ...aboutRights, ...leaderboardRights]

let schema: GraphQLSchema | null = null

/** The whole API, put together once. */
export function houseSchema(): GraphQLSchema {
  schema ??= withKnownRights(builder.toSchema())
  return schema
}

/** A permission line that names a right which nobody describes would be a door that nobody can open: no start. */
function withKnownRights(schema: GraphQLSchema): GraphQLSchema {
  const unknown = unknownRights(schema, rights)
  if (unknown.length > 0) throw new Error(`Nobody describes these rights: ${unknown.join(', ')}.`)
  return schema
}

export function addRestRoutes(app: FastifyInstance): void {
  addAccountRoutes(app)
  addPictureRoutes(app)
  addBugRoutes(app)
  addBlogRoutes(app)
  addOwnDataRoutes(app)
  addProfileRoutes(app)
  addNotificationRoutes(app)
  addRunnerRoutes(app)
}

export const tasks: TaskDefinition[] = [sendLetter, ...accountTasks, importRepositoriesTask, ...notificationTasks, ...leaderboardTasks, packExport, sweepFiles, sweepOwnData, ...judgingTasks]

export const listeners: Listener[] = [...activityListeners, ...blogListeners, ...leaderboardListeners, ...notificationListeners, ...judgingListeners, ...deskListeners, ...leaderboardNotices]

/** What features do at each start, once the tables are there. */
export const preparations: ((house: House) => Promise<void>)[] = [(house) => putInProblems(house)]
