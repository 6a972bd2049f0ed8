/** The one place where the server learns which features there are. */
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { builder } from '#platform/server/graphql/builder.ts'
import { addBugRoutes } from '#platform/server/bugs/bugs.routes.ts'
import { addPictureRoutes } from '#platform/server/pictures/pictures.routes.ts'
import { sendLetter } from '#platform/server/letters.tasks.ts'
import type { Listener } from '#platform/server/signals.ts'
import type { TaskDefinition } from '#platform/server/tasks/tasks.ts'
import { addAccountRoutes } from '#features/accounts/server/accounts.routes.ts'
import { addBlogRoutes } from '#features/blogs/server/blogs.routes.ts'
import { sweep } from '#features/accounts/server/accounts.tasks.ts'
import '#features/accounts/server/accounts.schema.ts'
import '#features/blogs/server/blogs.live.ts'
import '#features/blogs/server/blogs.schema.ts'
import '#features/blogs/server/writing.schema.ts'
import '#features/connections/server/connections.schema.ts'

let schema: GraphQLSchema | null = null

/** The whole API, put together once. */
export function houseSchema(): GraphQLSchema {
  schema ??= builder.toSchema()
  return schema
}

export function addRestRoutes(app: FastifyInstance): void {
  addAccountRoutes(app)
  addPictureRoutes(app)
  addBugRoutes(app)
  addBlogRoutes(app)
}

export const tasks: TaskDefinition[] = [sendLetter, sweep]

export const listeners: Listener[] = []
