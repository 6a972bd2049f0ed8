import { COMMUNITY_RULES } from '#features/people/rules/community-rules.ts'

type Rule = (typeof COMMUNITY_RULES)[number]

/** Rules of the community with their texts. */
export function RuleList({ rules = COMMUNITY_RULES, className = '' }: { rules?: readonly Rule[]; className?: string }) {
  return (
    <dl className={`grid gap-4 ${className}`}>
      {rules.map(({ name, label, text }) => (
        <div key={name} className="grid content-start gap-1">
          <dt className="font-medium">{label}</dt>
          <dd className="text-text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
