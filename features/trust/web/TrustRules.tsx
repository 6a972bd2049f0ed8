import { counted } from '#platform/rules/counted.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import type { Level } from './TrustSection.tsx'

/** How people rise and fall, in words with the saved numbers. */
export function TrustRules({ levels }: { levels: readonly Level[] }) {
  return (
    <Card as="section">
      <div className="grid gap-4 text-sm">
        <h2 className="text-base font-medium">How people change levels</h2>
        <dl className="grid gap-3">
          <div>
            <dt className="font-medium">Up</dt>
            <dd className="text-text-muted">Every hour, by one level at a time, if all conditions of the next level are met.</dd>
          </div>
          {levels.slice(1).map((level) => (
            <div key={level.name}>
              <dt className="font-medium">To {level.label}</dt>
              <dd className="text-text-muted">{conditionsText(level)}</dd>
            </div>
          ))}
          <div>
            <dt className="font-medium">Down</dt>
            <dd className="text-text-muted">By one level after a moderator’s decision against the person. If an appeal overturns it, the level comes back.</dd>
          </div>
          <div>
            <dt className="font-medium">Set by hand</dt>
            <dd className="text-text-muted">A level that an admin sets isn’t raised automatically, until an admin makes it automatic again.</dd>
          </div>
          <div>
            <dt className="font-medium">Mentors and admins</dt>
            <dd className="text-text-muted">They have the limits of the highest level.</dd>
          </div>
        </dl>
      </div>
    </Card>
  )
}

function conditionsText({ minDays, minSolved, minRead, cleanDays }: Level): string {
  const parts = [
    minDays > 0 && `${counted(minDays, 'day', 'days')} since joining`,
    minSolved > 0 && counted(minSolved, 'accepted problem', 'accepted problems'),
    minRead > 0 && counted(minRead, 'blog read', 'blogs read'),
    cleanDays > 0 && `${counted(cleanDays, 'day', 'days')} without an upheld report`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'Nothing is needed: everyone rises within an hour.' : `${parts.join(', ')}.`
}
