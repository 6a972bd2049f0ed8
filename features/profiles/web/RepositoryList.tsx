import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { gitForkIcon, pencilIcon, starIcon, trashIcon } from '#platform/web/ui/icons.ts'
import type { RepositoryData } from './profile-query.ts'
import { EmptyText } from './ProfileSection.tsx'

interface Props {
  repositories: readonly RepositoryData[]
  /** The actions of the owner. */
  owner?: { onEdit: (one: RepositoryData) => void; onRemove: (one: RepositoryData) => void }
}

const COUNT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** A person's repositories with stars and forks. Links to other sites send no referrer. */
export function RepositoryList({ repositories, owner }: Props) {
  if (repositories.length === 0) return <EmptyText>No repositories yet.</EmptyText>
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {repositories.map((one) => (
        <li key={one.id} className="grid content-between gap-3 rounded-control border border-line p-4">
          <div className="grid gap-1">
            <div className="flex items-start justify-between gap-2">
              <p className="min-w-0 font-medium wrap-anywhere">
                {one.url === '' ? (
                  one.name
                ) : (
                  <a className="link" href={one.url} rel="noopener noreferrer nofollow ugc" target="_blank">
                    {one.name}
                  </a>
                )}
              </p>
              {owner !== undefined && (
                <div className="-my-1.5 -mr-1.5 flex flex-none">
                  <IconButton small icon={pencilIcon} label={`Edit ${one.name}`} onClick={() => owner.onEdit(one)} />
                  <IconButton small icon={trashIcon} label={`Remove ${one.name}`} onClick={() => owner.onRemove(one)} />
                </div>
              )}
            </div>
            {one.description !== '' && <p className="text-sm text-text-muted wrap-anywhere">{one.description}</p>}
          </div>
          <ul className="flex gap-4 text-sm text-text-muted tabular">
            <Count icon={starIcon} value={one.stars} of={one.stars === 1 ? 'star' : 'stars'} />
            <Count icon={gitForkIcon} value={one.forks} of={one.forks === 1 ? 'fork' : 'forks'} />
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Count({ icon, value, of }: { icon: string; value: number; of: string }) {
  return (
    <li className="flex items-center gap-1.5" aria-label={`${value} ${of}`}>
      <Icon of={icon} small />
      {COUNT.format(value)}
    </li>
  )
}
