import { test } from 'vitest'
import { reportMeasurement } from '../support/report-measurement.ts'
import { runJourneys } from './run-journeys.ts'

const TOURS = ['every-page-is-fit-for-everybody', 'the-content-policy-holds', 'long-words-break-no-page']

// `npm test` visits a twelfth of them.
test('on every screen axe finds nothing, nothing overflows, and the content policy blocks nothing (requirements D-1, P-9)', async () => {
  const started = performance.now()
  await runJourneys(TOURS, { AUDIT: '1', TOUR: 'all' })
  reportMeasurement(`All screens visited in ${Math.round((performance.now() - started) / 1000)} s.`)
}, 1_200_000)
