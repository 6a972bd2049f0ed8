import { Suspense, useState } from 'react'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { bookmarkIcon, ellipsisIcon, flagIcon } from '#platform/web/ui/icons.ts'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { ShareButton } from '#platform/web/ui/ShareButton.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import type { JobDetails } from './JobPage.tsx'
import { useMarks, useSaveJob } from './viewer-jobs.ts'

/** Save, share and report. */
export function JobActions({ job: { id, role } }: { job: JobDetails }) {
  const { asMember } = useAuth()
  const { isSaved, canSave, toggle } = useSaveJob(id, useMarks()?.tracked.find(({ jobId }) => jobId === id))
  const [isReporting, setReporting] = useState(false)
  return (
    <div className="flex flex-none items-center max-md:-my-2 max-md:-ml-3 max-md:basis-full">
      {canSave && (
        <IconButton
          icon={bookmarkIcon}
          label={isSaved ? 'Remove from saved jobs' : 'Save this job'}
          aria-pressed={isSaved}
          className="aria-pressed:text-accent aria-pressed:[&_svg]:fill-current"
          onClick={() => asMember(toggle)}
        />
      )}
      <ShareButton title={role} />
      <Menu
        label="More"
        className="button button-ghost button-icon"
        trigger={<Icon of={ellipsisIcon} />}
        items={[{ label: 'Report', icon: flagIcon, onSelect: () => asMember(() => setReporting(true)) }]}
      />
      <Suspense>{isReporting && <ReportDialog kind="job" id={id} onClose={() => setReporting(false)} />}</Suspense>
    </div>
  )
}
