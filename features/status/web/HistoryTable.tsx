import { Table } from '#platform/web/ui/Table.tsx'
import { historyRows, type HistoryRow } from '../rules/history-rows.ts'
import { dayResult, dayText, NOT_MEASURED } from '../rules/status-texts.ts'
import { countsOf, type StatusData } from './status-query.ts'

const daysOf = ({ from, until }: HistoryRow) => (from === until ? dayText(from) : `${dayText(from)} to ${dayText(until)}`)

/** The history in words. Days in a row without any measurement share a row. */
export function HistoryTable({ status: { firstDay, parts } }: { status: StatusData }) {
  return (
    <Table
      caption="What the measurements of each day found"
      columns={[
        { title: 'Day', cell: daysOf },
        ...parts.map(({ label }, at) => ({ title: label, cell: ({ counts }: HistoryRow) => (counts === null ? NOT_MEASURED : dayResult(counts[at]!)) })),
      ]}
      rows={historyRows(firstDay, parts.map(countsOf))}
      keyOf={({ from }) => from}
    />
  )
}
