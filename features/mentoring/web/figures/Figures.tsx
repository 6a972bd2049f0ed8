import type { ReactNode } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { downloadIcon } from '#platform/web/ui/icons.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { absoluteDay } from '#platform/web/ui/time-words.ts'
import { hoursText } from '../../rules/figures.ts'
import { downloadCsv } from '#platform/web/download-csv.ts'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { localWhenText } from '#features/events/web/public.tsx'
import { FiguresQuery } from '../group-query.ts'
import { Loading } from '../Loading.tsx'
import { WhenText } from '../WhenText.tsx'
import { CompletionChart } from './CompletionChart.tsx'
import { OwnFigures, type OwnAssignments } from './OwnFigures.tsx'
import { WeeksChart } from './WeeksChart.tsx'
import '../mentoring.css'

/** Rows with a key each: two assignments may have the same title. */
const numbered = <Row,>(rows: readonly Row[]) => rows.map((row, at) => ({ ...row, key: String(at) }))
const dayOf = (week: unknown) => absoluteDay(new Date(String(week)))

/** The figures of a group for its mentors, or of the viewer alone for a learner, with `own` work: charts, each with a table that opens (requirement X-11). */
export function Figures({ id, name, own }: { id: string; name: string; own?: OwnAssignments }) {
  const query = useQuery(FiguresQuery, { id })
  return (
    <Loading query={query}>
      {({ groupFigures }) => isEmpty(groupFigures) && (own ?? []).length === 0 ? <NoFigures isOwn={own !== undefined} /> : <Shown id={id} figures={groupFigures} name={name} own={own} />}
    </Loading>
  )
}

type FiguresData = ResultOf<typeof FiguresQuery>['groupFigures']
type LessonData = FiguresData['lessons'][number]
type Attended = FiguresData['attendance'][number]
type ProblemData = FiguresData['problems'][number]

const yesNo = (isTrue: boolean) => (isTrue ? 'Yes' : 'No')

/** Whether nothing has happened yet that a figure could show. */
const isEmpty = ({ weeks, completion, problems, lessons, attendance }: FiguresData): boolean =>
  weeks.every(({ handedIn, submissions }) => handedIn + submissions === 0) && completion.every(({ done, late, open }) => done + late + open === 0) && problems.every(({ attempts }) => attempts === 0) && lessons.every(({ opened }) => opened === 0) && attendance.length === 0

const NoFigures = ({ isOwn }: { isOwn: boolean }) => (
  <EmptyState text="No figures yet" hint={isOwn ? 'They appear once you have assignments in this group.' : 'They appear once the group has learners with assignments. Activity is counted from the first submission or work that is handed in.'} />
)

function Shown({ id, figures: { weeks, completion, problems, lessons, attendance }, name, own }: { id: string; figures: FiguresData; name: string; own: OwnAssignments | undefined }) {
  return (
    <div className="grid grid-cols-1 gap-10">
      {own !== undefined && own.length > 0 && <OwnFigures id={id} own={own} name={name} />}
      <Block title="Activity by week" onExport={() => downloadCsv(`${name} activity`, [['Week of', 'Handed in', 'Submissions'], ...weeks.map(({ week, handedIn, submissions }) => [String(week).slice(0, 10), String(handedIn), String(submissions)])])}>
        <WeeksChart weeks={weeks.map(({ week, handedIn, submissions }) => ({ day: dayOf(week), handedIn, submissions }))} />
        <Folded>
          <Table
            caption="Activity by week"
            rows={weeks}
            keyOf={({ week }) => String(week)}
            columns={[{ title: 'Week of', cell: ({ week }) => dayOf(week) }, { title: 'Handed in', numeric: true, cell: ({ handedIn }) => handedIn }, { title: 'Submissions', numeric: true, cell: ({ submissions }) => submissions }]}
          />
        </Folded>
      </Block>
      {own === undefined && completion.length > 0 && (
        <Block title="Completion by assignment" onExport={() => downloadCsv(`${name} completion`, [['Assignment', 'On time', 'Late', 'Overdue', 'Not due'], ...completion.map((row) => [row.title, ...[row.done, row.late, row.overdue, row.open - row.overdue].map(String)])])}>
          <CompletionChart rows={completion.map((row) => ({ ...row, notDue: row.open - row.overdue }))} />
          <Folded>
            <Table
              caption="Completion by assignment"
              rows={numbered(completion)}
              keyOf={({ key }) => key}
              columns={[
                { title: 'Assignment', cell: ({ title }) => title }, { title: 'On time', numeric: true, cell: ({ done }) => done }, { title: 'Late', numeric: true, cell: ({ late }) => late },
                { title: 'Overdue', numeric: true, cell: ({ overdue }) => overdue }, { title: 'Not due', numeric: true, cell: ({ open, overdue }) => open - overdue },
              ]}
            />
          </Folded>
        </Block>
      )}
      {attendance.length > 0 && <Attendance name={name} rows={attendance} isOwn={own !== undefined} />}
      {lessons.length > 0 && (
        <div className="grid grid-cols-1 gap-3">
          <h3 className="text-lg">{own === undefined ? 'Hardest lessons and quizzes' : 'Your lessons and quizzes'}</h3>
          <Table
            caption={own === undefined ? 'Hardest lessons and quizzes' : 'Your lessons and quizzes'}
            rows={numbered(lessons)}
            keyOf={({ key }) => key}
            columns={[
              { title: 'Lesson', cell: ({ title }) => title },
              ...(own === undefined
                ? [{ title: 'Opened by', numeric: true, cell: ({ opened }: LessonData) => opened }, { title: 'Finished by', numeric: true, cell: ({ finished }: LessonData) => finished }]
                : [{ title: 'Finished', cell: ({ finished }: LessonData) => yesNo(finished > 0) }]),
              { title: 'Tries', numeric: true, cell: ({ tries }) => (tries === 0 ? '–' : tries) },
              { title: own === undefined ? 'Mean of best scores' : 'Best score', numeric: true, cell: ({ score }) => (score === null ? '–' : `${Math.round(score * 100)}%`) },
            ]}
          />
        </div>
      )}
      {problems.length > 0 && (
        <Block
          title={own === undefined ? 'Problems, hardest first' : 'Your problems'}
          onExport={() => downloadCsv(`${name} problems`, [['Problem', 'Attempts', 'Solved by', 'Hours to first acceptance'], ...problems.map(({ title, attempts, solved, medianHours }) => [title, String(attempts), String(solved), medianHours === null ? '' : medianHours.toFixed(1)])])}
        >
          {own === undefined && <p className="text-sm text-text-muted">Ordered by attempts for each acceptance. Attempts count up to the first acceptance of each learner; for a problem that no one has solved, all of them count.</p>}
          <Table
            caption={own === undefined ? 'Problems, hardest first' : 'Your problems'}
            rows={numbered(problems)}
            keyOf={({ key }) => key}
            columns={[
              { title: 'Problem', cell: ({ title }) => title }, { title: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
              own === undefined ? { title: 'Solved by', numeric: true, cell: ({ solved }: ProblemData) => solved } : { title: 'Solved', cell: ({ solved }: ProblemData) => yesNo(solved > 0) },
              { title: own === undefined ? 'Median time to first acceptance' : 'Time to first acceptance', numeric: true, cell: ({ medianHours }) => hoursText(medianHours) },
            ]}
          />
        </Block>
      )}
    </div>
  )
}

const EVENT_COLUMNS = [{ title: 'Event', cell: ({ title }: Attended) => title }, { title: 'Date', cell: ({ at, timeZone }: Attended) => <WhenText startsAt={String(at)} timeZone={timeZone} /> }]
const OWN_ATTENDANCE = { title: 'Attended', cell: ({ came }: Attended) => yesNo(came > 0) }
const GROUP_ATTENDANCE = { title: 'Came', numeric: true, cell: ({ came, learners }: Attended) => `${came} of ${learners}` }

const startOf = ({ at, timeZone }: Attended) => localWhenText(new Date(String(at)), null, timeZone)

/** Who came to the events of the group: of one learner as yes or no. */
function Attendance({ name, rows, isOwn }: { name: string; rows: FiguresData['attendance']; isOwn: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">Attendance</h3>
        <Button
          small
          icon={downloadIcon}
          aria-label="Export CSV: Attendance"
          onClick={() => downloadCsv(`${name} attendance`, isOwn ? [['Event', 'Date', 'Attended'], ...rows.map((row) => [row.title, startOf(row), yesNo(row.came > 0)])] : [['Event', 'Date', 'Came', 'Learners'], ...rows.map((row) => [row.title, startOf(row), String(row.came), String(row.learners)])])}
        >
          Export CSV
        </Button>
      </div>
      <Table
        caption="Attendance"
        rows={numbered(rows)}
        keyOf={({ key }) => key}
        columns={[...EVENT_COLUMNS, isOwn ? OWN_ATTENDANCE : GROUP_ATTENDANCE]}
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
      {children}
    </div>
  )
}

/** The table of a chart, closed at first. */
const Folded = ({ children }: { children: ReactNode }) => (
  <details className="grid grid-cols-1 gap-3">
    <summary className="link cursor-pointer justify-self-start text-sm">Show as a table</summary>
    <div className="mt-3 max-w-[46rem]">{children}</div>
  </details>
)
