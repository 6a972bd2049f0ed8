import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useChangedFields } from '#platform/web/data/use-changed-fields.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { SettingsGroup } from '#features/accounts/web/public.tsx'
import { VISIBILITIES, VISIBILITY_LABELS, type Visibility } from '../rules/visibility.ts'
import { LEVELS, LOCATION_LENGTH } from '../rules/jobs.ts'
import { CandidateSkills } from './CandidateSkills.tsx'
import { CandidateQuery, type CandidateData } from './viewer-jobs.ts'

const SaveCandidate = graphql(`
  mutation SaveCandidateProfile($location: String, $experienceLevel: ExperienceLevel, $isOpen: Boolean, $visibility: CandidateVisibility) {
    saveCandidateProfile(location: $location, experienceLevel: $experienceLevel, isOpen: $isOpen, visibility: $visibility)
  }
`)

type Changed = Partial<Pick<CandidateData, 'location' | 'experienceLevel' | 'isOpen' | 'visibility'>>

/** What the member looks for in a job, and who may see it. Each choice is saved at once, the location when its field is left. */
export function CandidateSettings() {
  const { data, isLoadingError, error, refetch } = useQuery(CandidateQuery, {})
  if (isLoadingError) return <ErrorState text="We couldn’t load your candidate profile." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-80 w-full" />
  return <CandidateForm candidate={data.candidateProfile} />
}

function CandidateForm({ candidate }: { candidate: CandidateData }) {
  const { changed, begin, end } = useChangedFields<Changed>()
  const save = useMutation(SaveCandidate, {
    scope: { id: 'candidate-profile' },
    onSuccess: async (_data, sent, cache) => {
      const part = sent as Changed
      await cache.updateQuery(CandidateQuery, {}, ({ candidateProfile }) => ({ candidateProfile: { ...candidateProfile, ...part } }))
      end(part)
    },
    onError: (error, sent) => {
      end(sent as Changed)
      showToast(error.message, { kind: 'error' })
    },
  })
  const { experienceLevel, isOpen, visibility } = { ...candidate, ...changed }
  // Only what changed is sent: another window may have changed the rest.
  const change = (part: Changed) => {
    begin(part)
    save.mutate(part)
  }
  return (
    <div className="grid gap-12">
      <SettingsGroup title="Candidate profile" sentence="Jobs are ranked by this profile. The skills are the tech stack of your profile.">
        <CandidateSkills skills={candidate.skills} />
        <LocationField key={candidate.location} location={candidate.location} onSave={(text) => change({ location: text.trim() })} />
        <Field label="Experience level">
          {(control) => (
            <Select
              {...control}
              value={experienceLevel ?? ''}
              options={[{ value: '', label: 'Not set' }, ...LEVELS]}
              onChange={({ target }) => change({ experienceLevel: LEVELS.find((level) => level === target.value) ?? null })}
            />
          )}
        </Field>
      </SettingsGroup>
      <SettingsGroup title="Open to work" sentence="Get notified about new jobs that match you well.">
        <Switch label="I’m open to work" checked={isOpen} onChange={({ target }) => change({ isOpen: target.checked })} />
        <Field label="Who can see my candidate profile" hint="Your name, skills, location, level and match, as they are now. An application also shows what you choose to send.">
          {(control) => (
            <Select
              {...control}
              value={visibility}
              options={VISIBILITIES.map((value) => ({ value, label: VISIBILITY_LABELS[value] }))}
              onChange={({ target }) => change({ visibility: target.value as Visibility })}
            />
          )}
        </Field>
      </SettingsGroup>
      <p role="status" className="min-h-5 text-sm text-text-muted">
        {save.isPending ? 'Saving...' : save.isSuccess ? 'Saved' : ''}
      </p>
    </div>
  )
}

function LocationField({ location, onSave }: { location: string; onSave: (location: string) => void }) {
  const [text, setText] = useState(location)
  const save = () => {
    if (text.trim() !== location) onSave(text)
  }
  return (
    <Field label="Location" hint="As in job postings, such as “Lagos, Nigeria”. Jobs with the same location score higher.">
      {(control) => (
        <TextInput
          {...control}
          value={text}
          maxLength={LOCATION_LENGTH}
          autoComplete="address-level2"
          onChange={({ target }) => setText(target.value)}
          onBlur={save}
          onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && save()}
        />
      )}
    </Field>
  )
}
