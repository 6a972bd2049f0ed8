import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { SettingsGroup } from '#features/accounts/web/public.tsx'
import { OWN_PROFILE_PATH } from '#features/people/rules/paths.ts'
import { LEVEL_LABELS, LEVELS, SECTION_HINTS, SECTION_LABELS } from '#features/people/rules/sections.ts'

const OwnVisibility = graphql(`
  query OwnVisibility($id: String!) {
    profile(id: $id) { visibility { section level } }
  }
`)
const ChooseVisibility = graphql(`
  mutation ChooseVisibility($section: ProfileSection!, $level: VisibilityLevel!) {
    chooseVisibility(section: $section, level: $level)
  }
`)

type Choice = NonNullable<NonNullable<ResultOf<typeof OwnVisibility>['profile']>['visibility']>[number]

const OPTIONS = LEVELS.map((level) => ({ value: level, label: LEVEL_LABELS[level] }))

/** Who can see which section of the viewer's profile. Each choice applies at once, everywhere (requirement R-10). */
export function VisibilitySettings() {
  const id = useSession()?.user.id ?? null
  const { data, error, isLoadingError, refetch } = useQuery(OwnVisibility, id === null ? null : { id })
  const choices = data?.profile?.visibility ?? null
  return (
    <SettingsGroup
      title="Privacy"
      sentence={
        <>
          Everyone can see your name, picture, headline, location and About Me. Choose who can see the rest. To check, open{' '}
          <a className="link" href={OWN_PROFILE_PATH}>
            your profile
          </a>{' '}
          and choose View public profile.
        </>
      }
    >
      {isLoadingError ? (
        <ErrorState text="We couldn’t load your privacy settings." hint={error.message} onRetry={refetch} />
      ) : choices === null ? (
        <SkeletonText lines={6} />
      ) : (
        <div className="grid gap-5 sm:grid-cols-2">
          {choices.map((choice) => (
            <OneSection key={choice.section} profileId={id!} choice={choice} />
          ))}
        </div>
      )}
    </SettingsGroup>
  )
}

function OneSection({ profileId, choice: { section, level } }: { profileId: string; choice: Choice }) {
  const { mutate, isPending, isSuccess, variables, error } = useMutation(ChooseVisibility, {
    scope: { id: `visibility ${section}` },
    onSuccess: (_data, chosen, cache) =>
      cache.updateQuery(OwnVisibility, { id: profileId }, ({ profile }) => ({
        profile: profile && { ...profile, visibility: profile.visibility?.map((one) => (one.section === chosen.section ? chosen : one)) ?? null },
      })),
  })

  return (
    <Field label={SECTION_LABELS[section]} error={error?.message ?? null} hint={<span role="status">{isSuccess ? 'Saved' : (SECTION_HINTS[section] ?? '')}</span>}>
      {(control) => (
        <Select
          {...control}
          value={isPending ? variables?.level : level}
          aria-busy={isPending}
          options={OPTIONS}
          onChange={(event) => mutate({ section, level: event.target.value as Choice['level'] })}
        />
      )}
    </Field>
  )
}
