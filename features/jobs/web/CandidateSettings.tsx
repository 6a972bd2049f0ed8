import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { SettingsGroup } from '#features/accounts/web/public.tsx'
import { OWN_PROFILE_PATH } from '#features/people/rules/paths.ts'
import { VISIBILITIES, VISIBILITY_LABELS, type Visibility } from '../rules/visibility.ts'
import { LEVELS, LOCATION_LENGTH } from '../rules/jobs.ts'
import { proofsText } from '../rules/snapshot.ts'
import { CandidateQuery, type CandidateData } from './viewer-jobs.ts'

const SaveCandidate = graphql(`
  mutation SaveCandidateProfile($location: String!, $experienceLevel: ExperienceLevel, $isOpen: Boolean!, $visibility: CandidateVisibility!) {
    saveCandidateProfile(location: $location, experienceLevel: $experienceLevel, isOpen: $isOpen, visibility: $visibility)
  }
`)

/** What the member looks for in a job, and who may see it. Each choice is saved at once; the location with its button. */
export function CandidateSettings() {
  const { data, isLoadingError, error, refetch } = useQuery(CandidateQuery, {})
  if (isLoadingError) return <ErrorState text="We couldn’t load your candidate profile." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-80 w-full" />
  return <CandidateForm candidate={data.candidateProfile} />
}

function CandidateForm({ candidate }: { candidate: CandidateData }) {
  const save = useMutation(SaveCandidate, {
    scope: { id: 'candidate-profile' },
    onSuccess: (_data, variables, cache) =>
      cache.updateQuery(CandidateQuery, {}, ({ candidateProfile }) => ({ candidateProfile: { ...candidateProfile, ...variables, location: variables.location.trim(), experienceLevel: variables.experienceLevel ?? null } })),
  })
  const shown = save.isPending ? { ...candidate, ...save.variables, experienceLevel: save.variables?.experienceLevel ?? null } : candidate
  const { location, experienceLevel, isOpen, visibility } = shown
  const change = (part: Partial<Pick<CandidateData, 'location' | 'experienceLevel' | 'isOpen' | 'visibility'>>) =>
    save.mutate({ location, experienceLevel, isOpen, visibility, ...part })
  return (
    <div className="grid gap-12">
      <SettingsGroup title="Candidate profile" sentence="Jobs are ranked by this profile. The skills come from your tech stack.">
        <OwnSkills skills={candidate.skills} />
        <LocationField key={candidate.location} location={candidate.location} busy={save.isPending} onSave={(text) => change({ location: text })} />
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
      <ErrorMessage message={save.error?.message} />
    </div>
  )
}

function OwnSkills({ skills }: { skills: CandidateData['skills'] }) {
  return (
    <div className="grid gap-2 text-sm">
      <span className="font-medium">Skills</span>
      {skills.length === 0 ? (
        <p className="text-text-muted">Your tech stack is empty.</p>
      ) : (
        <ul className="flex flex-wrap gap-2" aria-label="Your skills">
          {skills.map(({ label, evidence }) => (
            <li key={label} className={`badge gap-1 ${evidence > 0 ? 'bg-success-subtle text-success' : 'bg-sunken text-text-muted'}`}>
              {label}
              {evidence > 0 && <span className="tabular"> · {proofsText(evidence)}</span>}
            </li>
          ))}
        </ul>
      )}
      <a className="link justify-self-start" href={OWN_PROFILE_PATH}>
        Edit your tech stack
      </a>
    </div>
  )
}

function LocationField({ location, busy, onSave }: { location: string; busy: boolean; onSave: (location: string) => void }) {
  const [text, setText] = useState(location)
  return (
    <Field label="Location" hint="As in job postings, such as “Lagos, Nigeria”. Jobs with the same location score higher.">
      {(control) => (
        <div className="flex gap-2">
          <TextInput {...control} value={text} maxLength={LOCATION_LENGTH} autoComplete="address-level2" onChange={({ target }) => setText(target.value)} />
          <Button busy={busy} disabledBecause={text.trim() === location ? 'Nothing changed' : null} onClick={() => onSave(text)}>
            Save
          </Button>
        </div>
      )}
    </Field>
  )
}
