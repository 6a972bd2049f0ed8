import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { ChooseDigest, updateSettings } from './settings-requests.ts'

const OPTIONS = [
  { value: 'daily', label: 'Every morning' },
  { value: 'weekly', label: 'On Monday mornings' },
  { value: 'never', label: 'Never' },
]

/** How often the digest is sent: one email with unread notifications that no earlier one contained. */
export function DigestChoice({ frequency }: { frequency: string }) {
  const { mutate, isPending, variables, error } = useMutation(ChooseDigest, {
    scope: { id: 'digest' },
    onSuccess: (_data, { frequency }, cache) => updateSettings(cache, { digestFrequency: frequency }),
  })
  return (
    <Field label="Digest" hint="A summary of unread notifications." error={error?.message}>
      {(control) => <Select {...control} options={OPTIONS} value={isPending ? variables?.frequency : frequency} onChange={(event) => mutate({ frequency: event.target.value })} />}
    </Field>
  )
}
