import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { request } from '#platform/web/graphql/request.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { downloadIcon, plusIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { newId } from './new-id.ts'
import type { RepositoryData } from './profile-query.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { PutRepository, RepositoryDialog } from './RepositoryDialog.tsx'
import { RepositoryList } from './RepositoryList.tsx'

const RemoveRepository = graphql(`
  mutation RemoveRepository($id: ID!) { removeRepository(id: $id) }
`)

interface Props {
  repositories: readonly RepositoryData[]
  onChange: () => void
}

/** The viewer's own repositories: added by hand or from GitHub; deleting one offers Undo (requirement R-7). */
export function OwnRepositories({ repositories, onChange }: Props) {
  const [edited, edit] = useState<RepositoryData | 'new' | null>(null)
  const [isImporting, setImporting] = useState(false)

  const onError = (error: ApiError) => {
    showToast(error.message, { kind: 'error' })
    onChange()
  }
  const restore = useMutation(PutRepository, { onSuccess: () => onChange(), onError })
  const remove = useMutation((one: RepositoryData) => request(RemoveRepository, { id: one.id }), {
    onSuccess: (_data, one) => {
      showToast(`“${one.name}” was removed from your profile.`, { action: { label: 'Undo', run: () => restore.mutate({ ...one, id: newId(), revision: 0 }) } })
      onChange()
    },
    onError,
  })

  return (
    <ProfileSection
      title="Repositories"
      action={
        <>
          <Button small icon={downloadIcon} onClick={() => setImporting(true)}>
            Import from GitHub
          </Button>
          <Button small icon={plusIcon} onClick={() => edit('new')}>
            Add repository
          </Button>
        </>
      }
    >
      <RepositoryList repositories={repositories} owner={{ onEdit: edit, onRemove: (one) => remove.mutate(one) }} />
      {edited !== null && (
        <RepositoryDialog
          before={edited === 'new' ? null : (repositories.find(({ id }) => id === edited.id) ?? edited)}
          onClose={() => edit(null)}
          onChange={onChange}
        />
      )}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} onChange={onChange} />}
    </ProfileSection>
  )
}
