import { ChartTable } from '#platform/web/charts/ChartTable.tsx'
import { LineChart } from '#platform/web/charts/LineChart.tsx'
import { absoluteDay } from '#platform/web/ui/time-words.ts'
import { counted } from '#platform/rules/counted.ts'
import type { OwnBlogDay } from './own-blog-requests.ts'

interface Props {
  days: readonly OwnBlogDay[]
  count: 'views' | 'likes' | 'comments'
  /** `Views` */
  label: string
  /** Whose days they are: the title of a blog, or all of them. */
  about: string
}

const OF = { views: 'readCount', likes: 'likeCount', comments: 'commentCount' } as const

/** One number of an author's blogs by day, and all of them in the table. */
export function DaysChart({ days, count, label, about }: Props) {
  const values = days.map((day) => day[OF[count]])
  const total = values.reduce((sum, value) => sum + value, 0)
  return (
    <>
      <p className="text-sm text-text-muted">
        <strong className="tabular text-xl font-semibold text-text">{total.toLocaleString()}</strong> {total === 1 ? label.toLowerCase().slice(0, -1) : label.toLowerCase()}
      </p>
      <LineChart label={`${label} of ${about} by day`} names={days.map(({ day }) => absoluteDay(new Date(day)))} values={values} textOf={(value) => counted(value, label.toLowerCase().slice(0, -1), label.toLowerCase())} />
      <ChartTable
        caption={`Statistics of ${about}`}
        columns={['Day', 'Views', 'Likes', 'Comments']}
        rows={days.toReversed().map(({ day, readCount, likeCount, commentCount }) => [day, readCount, likeCount, commentCount])}
      />
    </>
  )
}
