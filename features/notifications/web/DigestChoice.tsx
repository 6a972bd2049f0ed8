import { useAction } from '#platform/web/graphql/use-action.ts'
import { useChoice } from '#platform/web/graphql/use-choice.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { ChooseDigest } from './settings-requests.ts'

const OPTIONS = [
  { value: 'daily', label: 'Every morning' },
  { value: 'weekly', label: 'On Monday mornings' },
  { value: 'never', label: 'Never' },
]

/** How often the digest comes: one mail with what is unread and was in none before. */
export function DigestChoice({ rhythm }: { rhythm: string }) {
  const { run, refusal } = useAction(ChooseDigest)
  const { chosen, choose } = useChoice(rhythm, async (next) => (await run({ rhythm: next })) !== null)
  return (
    <Field label="Digest" hint="A summary of unread notifications." error={refusal?.says}>
      {(control) => <Select {...control} options={OPTIONS} value={chosen} onChange={(event) => void choose(event.target.value)} />}
    </Field>
  )
}
