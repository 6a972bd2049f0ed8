import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { SectionLinks } from '#platform/web/ui/SectionLinks.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { SHAPES, SITE_KEYS } from '../rules/shapes.ts'
import type { SiteKey } from '../rules/site.ts'
import { SaveSiteSetting, SettingEditor } from './SettingEditor.tsx'

const GetSiteSettings = graphql(`
  query GetSiteSettings { siteSettings { key value revision isDefault } }
`)

export type Setting = ResultOf<typeof GetSiteSettings>['siteSettings'][number]

const LINKS = (path: string) => SITE_KEYS.map((key) => ({ name: key, label: SHAPES[key].label, to: `${path}?setting=${key}` }))

/** The site settings, one at a time; the address names the setting. */
export function SiteSettings({ path, search }: { path: string; search: URLSearchParams }) {
  const requested = search.get('setting')
  const key: SiteKey = SITE_KEYS.find((one) => one === requested) ?? 'welcome'
  const query = useQuery(GetSiteSettings, {})
  const { data, error, isLoadingError, refetch } = query
  // A reset also discards typed text, even if the revision does not change.
  const [resets, countResets] = useState(0)
  const [after, setAfter] = useState<'reset' | 'save' | null>(null)
  const restore = useMutation(SaveSiteSetting, {
    onSuccess: (_data, { key }) => {
      showToast(`${SHAPES[key as SiteKey].label} restored.`)
      refetch()
    },
    onError: ({ message }) => showToast(message, { kind: 'error' }),
  })
  if (isLoadingError) return <ErrorState text="We couldn’t load the settings." hint={error.message} onRetry={refetch} />
  const setting = data?.siteSettings.find((one) => one.key === key)
  return (
    <div className="grid grid-cols-1 items-start gap-6">
      <SectionLinks row label="Site settings" links={LINKS(path)} active={key} />
      <div className="grid grid-cols-1 gap-6">
        <StaleNote query={query} />
        {setting === undefined ? (
          <SkeletonText lines={5} />
        ) : (
          <SettingEditor
            key={`${key} ${setting.revision} ${resets}`}
            name={key}
            setting={setting}
            after={after}
            onSaved={() => {
              setAfter('save')
              refetch()
            }}
            onOutdated={refetch}
            onReset={(earlier) => {
              countResets((times) => times + 1)
              setAfter('reset')
              showToast(`${SHAPES[key].label} reset to default.`, { action: { label: 'Undo', run: () => restore.mutate({ key, value: earlier, revision: setting.revision + 1 }) } })
              refetch()
            }}
          />
        )}
      </div>
    </div>
  )
}
