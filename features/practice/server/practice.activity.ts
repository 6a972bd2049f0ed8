import type { ActivityDefinition } from '#features/activity/server/public.ts'
import { problemPath } from '../rules/paths.ts'
import { SOLVED_PROBLEM } from './solved.queries.ts'

declare module '#features/activity/server/activity-kinds.ts' {
  interface ActivityKinds {
    'problem.solved': true
  }
}

export const practiceActivities: Record<string, ActivityDefinition> = {
  'problem.solved': { verb: 'solved', subject: SOLVED_PROBLEM, path: problemPath },
}
