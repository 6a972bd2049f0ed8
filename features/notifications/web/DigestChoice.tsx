import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { ChooseDigest, updateSettings } from './settings-requests.ts'

const OPTIONS = [
  { value: 'daily', label: 'Every morning' },
  { value: 'weekly', label: 'On Monday mornings' },
  { value: 'never', label: 'Never' },
]

/** How often the digest comes: one mail with what is unread and was in none before. */
export function DigestChoice({ rhythm }: { rhythm: string }) {
  const { mutate, isPending, variables, error } = useMutation(ChooseDigest, {
    scope: { id: 'digest' },
    onSuccess: (_data, { rhythm }, cache) => updateSettings(cache, { rhythm }),
  })
  return (
    <Field label="Digest" hint="A summary of unread notifications." error={error?.message}>
      {(control) => <Select {...control} options={OPTIONS} value={isPending ? variables?.rhythm : rhythm} onChange={(event) => mutate({ rhythm: event.target.value })} />}
    </Field>
  )
}
