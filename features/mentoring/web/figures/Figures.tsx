import type { ReactNode } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { downloadIcon } from '#platform/web/ui/icons.ts'
import { Table } from '#platform/web/ui/Table.tsx'
import { absoluteDay } from '#platform/web/ui/time-words.ts'
import { hoursText } from '../../rules/figures.ts'
import { downloadCsv } from '#platform/web/download-csv.ts'
import { FiguresQuery } from '../group-query.ts'
import { Loading } from '../Loading.tsx'
import { CompletionChart } from './CompletionChart.tsx'
import { OwnFigures, type OwnAssignments } from './OwnFigures.tsx'
import { WeeksChart } from './WeeksChart.tsx'
import '../mentoring.css'

/** Rows with a key each: two assignments may have the same title. */
const numbered = <Row,>(rows: readonly Row[]) => rows.map((row, at) => ({ ...row, key: String(at) }))
const dayOf = (week: unknown) => absoluteDay(new Date(String(week)))

/** The figures of a group for its mentors, or of the viewer alone for a learner, with `own` work: charts with a table next to each (requirement X-11). */
export function Figures({ id, name, own }: { id: string; name: string; own?: OwnAssignments }) {
  const query = useQuery(FiguresQuery, { id })
  return (
    <Loading query={query}>
      {({ groupFigures: { weeks, completion, problems, lessons, attendance } }) => (
        <div className="grid grid-cols-1 gap-10">
          {own !== undefined && own.length > 0 && <OwnFigures own={own} name={name} />}
          <Block title="Activity by week" onExport={() => downloadCsv(`${name} activity`, [['Week of', 'Handed in', 'Submissions'], ...weeks.map(({ week, handedIn, submissions }) => [String(week).slice(0, 10), String(handedIn), String(submissions)])])}>
            <WeeksChart weeks={weeks.map(({ week, handedIn, submissions }) => ({ day: dayOf(week), handedIn, submissions }))} />
            <Table
              caption="Activity by week"
              rows={weeks}
              keyOf={({ week }) => String(week)}
              columns={[{ title: 'Week of', cell: ({ week }) => dayOf(week) }, { title: 'Handed in', numeric: true, cell: ({ handedIn }) => handedIn }, { title: 'Submissions', numeric: true, cell: ({ submissions }) => submissions }]}
            />
          </Block>
          {own === undefined && completion.length > 0 && (
            <Block title="Completion by assignment" onExport={() => downloadCsv(`${name} completion`, [['Assignment', 'In time', 'Late', 'Overdue', 'Not due'], ...completion.map((row) => [row.title, ...[row.done, row.late, row.overdue, row.open - row.overdue].map(String)])])}>
              <CompletionChart rows={completion.map((row) => ({ ...row, notDue: row.open - row.overdue }))} />
              <Table
                caption="Completion by assignment"
                rows={numbered(completion)}
                keyOf={({ key }) => key}
                columns={[
                  { title: 'Assignment', cell: ({ title }) => title }, { title: 'In time', numeric: true, cell: ({ done }) => done }, { title: 'Late', numeric: true, cell: ({ late }) => late },
                  { title: 'Overdue', numeric: true, cell: ({ overdue }) => overdue }, { title: 'Not due', numeric: true, cell: ({ open, overdue }) => open - overdue },
                ]}
              />
            </Block>
          )}
          {attendance.length > 0 && <Attendance name={name} rows={attendance} />}
          {lessons.length > 0 && (
            <div className="grid grid-cols-1 gap-3">
              <h3 className="text-lg">Hardest lessons and quizzes</h3>
              <Table
                caption="Hardest lessons and quizzes"
                rows={numbered(lessons)}
                keyOf={({ key }) => key}
                columns={[
                  { title: 'Lesson', cell: ({ title }) => title }, { title: 'Opened by', numeric: true, cell: ({ opened }) => opened }, { title: 'Finished by', numeric: true, cell: ({ finished }) => finished },
                  { title: 'Tries', numeric: true, cell: ({ tries }) => (tries === 0 ? '–' : tries) }, { title: 'Mean of best scores', numeric: true, cell: ({ score }) => (score === null ? '–' : `${Math.round(score * 100)}%`) },
                ]}
              />
            </div>
          )}
          {problems.length > 0 && (
            <div className="grid grid-cols-1 gap-3">
              <h3 className="text-lg">Problems, hardest first</h3>
              <Table
                caption="Problems, hardest first"
                rows={numbered(problems)}
                keyOf={({ key }) => key}
                columns={[
                  { title: 'Problem', cell: ({ title }) => title }, { title: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
                  { title: 'Solved by', numeric: true, cell: ({ solved }) => solved }, { title: 'Median time to first acceptance', numeric: true, cell: ({ medianHours }) => hoursText(medianHours) },
                ]}
              />
            </div>
          )}
        </div>
      )}
    </Loading>
  )
}

/** Who came to the events of the group: of one learner as yes or no. */
function Attendance({ name, rows }: { name: string; rows: readonly { title: string; at: unknown; came: number; learners: number }[] }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">Attendance</h3>
        <Button
          small
          icon={downloadIcon}
          aria-label="Export CSV: Attendance"
          onClick={() => downloadCsv(`${name} attendance`, [['Event', 'Date', 'Came', 'Learners'], ...rows.map(({ title, at, came, learners }) => [title, String(at).slice(0, 10), String(came), String(learners)])])}
        >
          Export CSV
        </Button>
      </div>
      <Table
        caption="Attendance"
        rows={numbered(rows)}
        keyOf={({ key }) => key}
        columns={[{ title: 'Event', cell: ({ title }) => title }, { title: 'Date', cell: ({ at }) => dayOf(at) }, { title: 'Came', numeric: true, cell: ({ came, learners }) => `${came} of ${learners}` }]}
      />
    </div>
  )
}

function Block({ title, onExport, children }: { title: string; onExport: () => void; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">{title}</h3>
        <Button small icon={downloadIcon} aria-label={`Export CSV: ${title}`} onClick={onExport}>
          Export CSV
        </Button>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">{children}</div>
    </div>
  )
}
