import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { matchOf, type Candidate, type Match } from '../rules/match.ts'
import { JobCardFields, type JobCardData } from './job-fields.ts'

/** The viewer's candidate profile. */
export const CandidateQuery = graphql(`
  query CandidateProfile { candidateProfile { skills { label evidence } location experienceLevel isOpen visibility } }
`)

/** Which jobs the viewer saved, applied to and hid. */
export const JobMarksQuery = graphql(`
  query JobMarks { jobMarks { tracked { jobId stage applicationState } hiddenIds } }
`)

/** The jobs that the viewer saved or is further with. */
export const SavedJobsQuery = graphql(
  `
  query SavedJobs { trackedJobs { stage job { ...JobCardFields } } }
`,
  [JobCardFields],
)

const SaveJob = graphql(`
  mutation SaveJob($id: ID!, $isOn: Boolean!) { saveJob(id: $id, isOn: $isOn) }
`)
const HideJob = graphql(`
  mutation HideJob($id: ID!, $isOn: Boolean!) { hideJob(id: $id, isOn: $isOn) }
`)

export type CandidateData = ResultOf<typeof CandidateQuery>['candidateProfile']
export type Marks = ResultOf<typeof JobMarksQuery>['jobMarks']
export type Mark = Marks['tracked'][number]

/** The viewer's candidate profile; null for visitors and until it is known. */
export function useCandidate(): CandidateData | null {
  const isMember = useSession() !== null
  return useQuery(CandidateQuery, isMember ? {} : null).data?.candidateProfile ?? null
}

/** Whether the viewer posted a job. */
export function useIsPoster({ poster }: Pick<JobCardData, 'poster'>): boolean {
  const session = useSession()
  return session !== null && session.user.id === poster?.id
}

/** The viewer's marks; null for visitors and until they are known. */
export function useMarks(): Marks | null {
  const isMember = useSession() !== null
  return useQuery(JobMarksQuery, isMember ? {} : null).data?.jobMarks ?? null
}

export const candidateOf = ({ skills, location, experienceLevel }: CandidateData): Candidate => ({ skills: skills.map(({ label }) => label), location, experienceLevel })

/** How well a job matches the viewer; null while their profile is not known. */
export const matchFor = (job: Pick<JobCardData, 'skillsRequired' | 'location' | 'experienceLevel'>, candidate: CandidateData | null): Match | null =>
  candidate === null ? null : matchOf(job, candidateOf(candidate))

/** Whether a profile has nothing that a match could count. */
export const isEmptyCandidate = ({ skills, location, experienceLevel }: CandidateData): boolean => skills.length === 0 && location === '' && experienceLevel === null

/** Saves a job for later or takes it off again; the new state shows at once. A job that is further on the board cannot be saved. */
export function useSaveJob(id: string, mark: Mark | undefined) {
  const save = useMutation(SaveJob, {
    scope: { id: `job ${id}` },
    onSuccess: (_data, { isOn }, cache) => {
      // The list of saved jobs may have been read while this was saved.
      void cache.invalidateQueries(SavedJobsQuery)
      return cache.updateQuery(JobMarksQuery, {}, ({ jobMarks }) => {
        const others = jobMarks.tracked.filter(({ jobId }) => jobId !== id)
        return { jobMarks: { ...jobMarks, tracked: isOn ? [{ jobId: id, stage: 'Saved' as const, applicationState: null }, ...others] : others } }
      })
    },
    onError: (error) => showToast(error.message),
  })
  const isSaved = save.isPending ? save.variables!.isOn : mark !== undefined
  return { isSaved, canSave: mark === undefined || mark.stage === 'Saved', toggle: () => save.mutate({ id, isOn: !isSaved }) }
}

/** Hides a job from the viewer's lists, with a way back. */
export function useHideJob(id: string, role: string) {
  const hide = useMutation(HideJob, {
    scope: { id: `job ${id}` },
    onSuccess: (_data, { isOn }, cache) => {
      if (isOn) showToast(`“${role}” is hidden.`, { action: { label: 'Undo', run: () => hide.mutate({ id, isOn: false }) } })
      return cache.updateQuery(JobMarksQuery, {}, ({ jobMarks }) => {
        const others = jobMarks.hiddenIds.filter((hidden) => hidden !== id)
        return { jobMarks: { ...jobMarks, hiddenIds: isOn ? [id, ...others] : others } }
      })
    },
    onError: (error) => showToast(error.message),
  })
  return () => hide.mutate({ id, isOn: true })
}
