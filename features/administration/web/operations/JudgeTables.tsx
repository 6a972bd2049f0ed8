import { Badge } from '#platform/web/ui/Badge.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { countText } from '../../rules/count-text.ts'
import { judgeSentence } from '../../rules/judge-summary.ts'
import { Figures } from './Figures.tsx'
import { JudgeList, type LiveJudge } from './JudgeList.tsx'
import { OperationsPart } from './OperationsPart.tsx'

interface Bounce {
  address: string
  bouncedAt: string
  reason: string
}

interface Props {
  judging: { judge: string | null; submissionsWaiting: number; submissionsRunning: number; lastJudged: string | null; judges: readonly LiveJudge[] }
  mail: { sentDay: number; sentWeek: number; waiting: number; failed: number; bounced: number; bounces: readonly Bounce[] }
}

/** Whether submissions are judged and emails are sent. */
export function JudgeTables({ judging, mail }: Props) {
  const { isReady, text } = judgeSentence(judging.judge)
  return (
    <>
      <OperationsPart title="Judges">
        <p className="text-sm">{isReady ? text : <Badge tone={text.startsWith('Off') ? 'danger' : 'warning'}>{text}</Badge>}</p>
        <Figures
          rows={[
            ['Submissions waiting', countText(judging.submissionsWaiting)],
            ['Submissions running', countText(judging.submissionsRunning)],
            ['Last judged', judging.lastJudged === null ? 'Never' : <TimeAgo key="at" at={judging.lastJudged} />],
          ]}
        />
        <JudgeList judges={judging.judges} />
      </OperationsPart>
      <OperationsPart title="Email">
        <Figures
          rows={[
            ['Sent in the last 24 hours', countText(mail.sentDay)],
            ['Sent in the last seven days', countText(mail.sentWeek)],
            ['Waiting', countText(mail.waiting)],
            ['Failed', countText(mail.failed)],
            ['Newsletter addresses that bounced', countText(mail.bounced)],
          ]}
        />
        {mail.bounces.length > 0 && <Table caption="Addresses that bounced last" keyOf={({ address, bouncedAt }) => `${address} ${bouncedAt}`} rows={mail.bounces} columns={BOUNCES} />}
      </OperationsPart>
    </>
  )
}

const BOUNCES = [
  { title: 'Bounced address', cell: ({ address }: Bounce) => <span className="wrap-anywhere">{address}</span> },
  { title: 'When', cell: ({ bouncedAt }: Bounce) => <TimeAgo at={bouncedAt} /> },
  { title: 'Reason', cell: ({ reason }: Bounce) => <span className="wrap-anywhere">{reason === '' ? 'No reason was given' : reason}</span> },
]
