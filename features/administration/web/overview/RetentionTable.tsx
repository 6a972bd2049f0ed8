import { DownloadCsv } from '#platform/web/charts/DownloadCsv.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { absoluteDay } from '#platform/web/ui/time-words.ts'

interface Cohort {
  cohort: string
  joined: number
  weeks: readonly number[]
}

const COHORT = { title: 'Joined in the week of', cell: ({ cohort }: Cohort) => <span className="whitespace-nowrap">{absoluteDay(new Date(cohort))}</span> }
const share = (active: number, joined: number) => (joined === 0 ? '' : `${Math.round((100 * active) / joined)}%`)

/** Retention by the week in which people joined: the share that was active in each week since. */
export function RetentionTable({ cohorts }: { cohorts: readonly Cohort[] }) {
  if (cohorts.length === 0) return <p className="text-sm text-text-muted">No one joined in the last twelve weeks.</p>
  const weeks = Array.from({ length: Math.max(...cohorts.map((one) => one.weeks.length)) }, (_, week) => week)
  const titles = weeks.map((week) => `Week ${week}`)
  const rows = cohorts.map(({ cohort, joined, weeks: active }) => [cohort, joined, ...weeks.map((week) => active[week] ?? '')])
  return (
    <>
      <Table
        caption="Retention"
        keyOf={({ cohort }) => cohort}
        rows={cohorts}
        columns={[
          COHORT,
          { title: 'People', cell: ({ joined }: Cohort) => joined, numeric: true },
          ...weeks.map((week) => ({
            title: titles[week]!,
            numeric: true,
            cell: ({ weeks: active, joined }: Cohort) => {
              const count = active[week]
              return count === undefined ? '' : share(count, joined)
            },
          })),
        ]}
      />
      <DownloadCsv caption="Retention by cohort" columns={['Joined in the week of', 'People', ...titles]} rows={rows} className="-mr-3 justify-self-end" />
    </>
  )
}
