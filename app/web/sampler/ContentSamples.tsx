import { useState } from 'react'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Chip, LinkChip, ToggleChip } from '#platform/web/ui/Chip.tsx'
import { Pager } from '#platform/web/ui/Pager.tsx'
import { ProgressRing } from '#platform/web/ui/ProgressRing.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { Row, Sample } from './Sample.tsx'

const PEOPLE = ['Ada Lovelace', 'Alan Turing', 'Grace Hopper', 'Katherine Johnson', 'Fei-Fei Li', 'Þórr Ægisson', 'Bo']
const RANKS = PEOPLE.slice(0, 4).map((name, index) => ({ name, score: 1240 - index * 85, streak: 31 - index * 7 }))

export function ContentSamples({ theme }: { theme: string }) {
  const [isOn, turn] = useState(true)
  const [skills, setSkills] = useState(['Python', 'Linear algebra', 'PyTorch'])
  return (
    <>
      <Sample name="Badge, Chip, Avatar, ProgressRing">
        <Row>
          {['Easy', 'Medium', 'Hard'].map((difficulty) => (
            <Badge key={difficulty} tone={toneOf(difficulty)}>
              {difficulty}
            </Badge>
          ))}
          <Badge>Draft</Badge>
          <Badge tone="accent">Coming soon</Badge>
        </Row>
        <Row>
          <ToggleChip on={isOn} onToggle={() => turn(!isOn)}>
            graphs
          </ToggleChip>
          <ToggleChip on={!isOn} onToggle={() => turn(!isOn)}>
            strings
          </ToggleChip>
          <LinkChip to="/blogs">statistics</LinkChip>
          {skills.map((skill) => (
            <Chip key={skill} label={skill} onRemove={() => setSkills(skills.filter((other) => other !== skill))} />
          ))}
        </Row>
        <Row>
          {PEOPLE.map((name) => (
            <Avatar key={name} person={{ id: name, name }} named />
          ))}
        </Row>
        <Row>
          <Avatar person={{ id: 'small', name: 'Ada' }} size="small" />
          <Avatar person={{ id: 'ada', name: 'Ada Lovelace' }} size="large" />
          <Avatar person={{ id: 'Alan', name: 'Alan Turing' }} size="huge" />
          <ProgressRing done={7} of={11} label="Lessons done" />
          <ProgressRing done={0} of={11} label="Lessons done" />
          <ProgressRing done={11} of={11} label="Lessons done" large />
        </Row>
      </Sample>
      <Sample name="Card, TimeAgo, Skeleton">
        <Card as="article" pressable className="grid gap-2">
          <h4 className="font-medium">
            <a className="after:absolute after:inset-0" href="/blogs">
              Why gradient descent finds anything at all
            </a>
          </h4>
          <p className="text-sm text-text-muted">
            A walk over a landscape of a million dimensions, told with three of them and a very patient point...
          </p>
          <p className="text-xs text-text-muted">
            <TimeAgo at="2026-11-20T21:00:00Z" /> · <TimeAgo at="2025-02-03T09:00:00Z" />
          </p>
        </Card>
        <Card>
          <SkeletonText lines={3} />
        </Card>
      </Sample>
      <Sample name="Table, Pager">
        <Table
          caption={`Leaderboard, ${theme}`}
          rows={RANKS}
          keyOf={(row) => row.name}
          isMarked={(row) => row.name === 'Grace Hopper'}
          columns={[
            { title: 'Name', cell: (row) => row.name },
            { title: 'Score', cell: (row) => row.score.toLocaleString('en'), numeric: true },
            { title: 'Streak', cell: (row) => row.streak, numeric: true },
          ]}
        />
        <Pager page={4} pages={12} href={(page) => `/sampler?page=${page}`} label={`Pages, ${theme}`} />
        <Pager page={1} pages={2} href={(page) => `/sampler?page=${page}`} label={`Two pages, ${theme}`} />
      </Sample>
    </>
  )
}
