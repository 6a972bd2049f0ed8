import { RUNNER_PATH } from '../rules/runner.ts'
import { judgeSecondsByHour, submissionsByHour } from './metrics.queries.ts'

/** What the administration counts about practice. A browser keeps the runner, so that it opens it once for each version. */
export const practiceMetrics = {
  'runner-starts': { label: 'Code runners opened', unit: 'times', page: RUNNER_PATH },
  submissions: { label: 'Submissions', unit: 'submissions', count: submissionsByHour },
  'judge-seconds': { label: 'Judge time', unit: 'seconds', count: judgeSecondsByHour },
}
