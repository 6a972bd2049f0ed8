import type { ReactNode } from 'react'
import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { FormColumn } from './FormColumn.tsx'

interface Props {
  /** The secret of the link; undefined until it is read, null if there is none. */
  secret: string | null | undefined
  title: string
  sentence: string
  /** Shown for a link that is expired, used or incomplete: the sentence, and a way to get a new one. */
  invalid: { sentence: string; to: string; label: string }
  isPending: boolean
  error: ApiError | null
  onConfirm: (secret: string) => void
  /** What is shown after the confirmation; null before it. */
  done: ReactNode
}

/** The page of a confirmation link. Nothing happens before the button is pressed, because email programs open links. */
export function ConfirmLink({ secret, title, sentence, invalid, isPending, error, onConfirm, done }: Props) {
  if (secret === undefined) return <FormColumn title={title}><SkeletonText lines={2} /></FormColumn>
  if (secret === null || error?.code === 'NOT_FOUND') {
    return (
      <FormColumn title="This link doesn’t work" sentence={invalid.sentence} follows={error !== null}>
        <div>
          <ButtonLink to={invalid.to}>{invalid.label}</ButtonLink>
        </div>
      </FormColumn>
    )
  }
  if (done !== null) return done
  return (
    <FormColumn title={title} sentence={sentence}>
      <ErrorMessage message={error?.message} />
      <Button variant="primary" className="justify-self-start" busy={isPending} onClick={() => onConfirm(secret)}>
        Confirm
      </Button>
    </FormColumn>
  )
}
