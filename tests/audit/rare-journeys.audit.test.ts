import { test } from 'vitest'
import { reportMeasurement } from '../support/report-measurement.ts'
import { runJourneys } from './run-journeys.ts'

// `npm test` runs all other journeys; what these check is for the most part tested lower down there, too.
test('every journey tagged @audit passes', async () => {
  const started = performance.now()
  await runJourneys(['--grep', '@audit'], { AUDIT: '1' })
  const seconds = Math.round((performance.now() - started) / 1000)
  reportMeasurement(`Journeys of rare and slow cases passed in ${seconds} s.`)
}, 1_200_000)
