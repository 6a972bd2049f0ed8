import { defineTask } from '#platform/server/tasks/tasks.ts'
import { importRepositories } from './import-repositories.ts'

/** Imports a member's public repositories from GitHub. */
export const importRepositoriesTask = defineTask('profiles.import-repositories', (context, input) => importRepositories(context, input))
