import { useId, useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { usePaused } from '#platform/web/use-paused.ts'
import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { ComboboxField } from '#platform/web/ui/ComboboxField.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { alertIcon, arrowDownIcon, arrowUpIcon, crossIcon } from '#platform/web/ui/icons.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { letterOf } from '../contest-letters.ts'
import { MAX_PROBLEMS } from '../../rules/contest.ts'
import type { ContestForm } from './contest-form.ts'

const ProblemsNamed = graphql(`query ProblemsNamed($q: String!) { problems(q: $q) { items { slug title difficulty } } }`)
const USUAL_POINTS: Record<string, string> = { Easy: '100', Medium: '200', Hard: '300' }

interface Props {
  problems: ContestForm['problems']
  error: string | undefined
  /** The errors of points, by the slug of their problem. */
  wrongPoints: ReadonlyMap<string, string>
  onChange: (problems: ContestForm['problems']) => void
}

/** The problems of a contest in their order, each with its points. */
export function ProblemsField({ problems, error, wrongPoints, onChange }: Props) {
  const id = useId()
  const [typed, type] = useState('')
  const q = usePaused(typed)
  const { data } = useQuery(ProblemsNamed, q === '' ? null : { q })
  const matches = data?.problems.items.slice(0, 8) ?? []
  const isChosen = ({ slug }: { slug: string }) => problems.some((one) => one.slug === slug)
  const found = q === '' || data === undefined ? undefined : matches.filter((match) => !isChosen(match)).map(({ slug, title, difficulty }) => ({ id: slug, label: title, detail: difficulty }))
  const added = found?.length === 0 ? matches.find(isChosen) : undefined
  const move = (at: number, by: -1 | 1) => onChange(problems.toSpliced(at, 1).toSpliced(at + by, 0, problems[at]!))
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1 text-sm font-medium">Problems</legend>
      <ol className="grid grid-cols-1 gap-2">
        {problems.map(({ slug, title, points, difficulty }, at) => (
          <li key={slug} className="card flex flex-wrap items-center gap-2 px-3 py-2">
            <span className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-2 text-sm wrap-anywhere">
              {letterOf(at)}. {title}
              {difficulty !== undefined && <Badge tone={toneOf(difficulty)}>{difficulty}</Badge>}
            </span>
            <TextInput aria-label={`Points of ${title}`} aria-invalid={wrongPoints.has(slug) || undefined} aria-describedby={wrongPoints.has(slug) ? `${id}-${slug}` : undefined} className="w-20" inputMode="numeric" value={points} onChange={({ target }) => onChange(problems.with(at, { ...problems[at]!, points: target.value }))} />
            <span className="text-sm text-text-muted">points</span>
            <IconButton small icon={arrowUpIcon} label={`Move ${title} up`} disabled={at === 0} onClick={() => move(at, -1)} />
            <IconButton small icon={arrowDownIcon} label={`Move ${title} down`} disabled={at === problems.length - 1} onClick={() => move(at, 1)} />
            <IconButton small icon={crossIcon} label={`Remove ${title}`} onClick={() => onChange(problems.toSpliced(at, 1))} />
            {wrongPoints.has(slug) && (
              <p id={`${id}-${slug}`} className="flex basis-full items-center justify-end gap-1.5 text-sm text-danger">
                <Icon of={alertIcon} small />
                {wrongPoints.get(slug)}
              </p>
            )}
          </li>
        ))}
      </ol>
      {problems.length < MAX_PROBLEMS && (
        <ComboboxField
          label="Add a problem"
          hint={added === undefined ? 'Type part of its title or topic, then choose.' : `“${added.title}” is already in this contest.`}
          error={null}
          value={typed}
          options={added === undefined ? found : undefined}
          onType={type}
          onChoose={({ id, label, detail }) => {
            onChange([...problems, { slug: id, title: label, points: USUAL_POINTS[detail ?? ''] ?? '100', ...(detail !== undefined && { difficulty: detail }) }])
            type('')
          }}
        />
      )}
      <ErrorMessage message={error} />
    </fieldset>
  )
}
