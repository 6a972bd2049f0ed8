import { useTurnedOff } from '#platform/web/data/turned-off.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { plusIcon } from '#platform/web/ui/icons.ts'
import { NEW_JOB_PATH } from '../rules/paths.ts'

/** The link to the form of a new job, unless posting is turned off. */
export function PostJobLink() {
  if (useTurnedOff('jobs') !== null) return null
  return (
    <ButtonLink icon={plusIcon} to={NEW_JOB_PATH}>
      Post a job
    </ButtonLink>
  )
}
