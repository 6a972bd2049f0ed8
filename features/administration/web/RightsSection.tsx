import { useEffect, useRef, useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { counted } from '#platform/rules/counted.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { LeaveQuestion } from '#platform/web/ui/LeaveQuestion.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { findRights } from '../rules/right-groups.ts'
import { rebasedRights, rightsChange } from '../rules/rights-change.ts'
import { Loaded } from './Loaded.tsx'
import { RightsDialog } from './RightsDialog.tsx'
import { RightsMatrix } from './RightsMatrix.tsx'

const GetRights = graphql(`
  query GetRights {
    knownRights { name label isFixed defaultRoles }
    roleRights { role label rights revision holders changedAt }
  }
`)
const ChangeRights = graphql(`
  mutation ChangeRights($role: String!, $revision: Int!, $rights: [String!]!, $reason: String!) {
    changeRights(role: $role, revision: $revision, rights: $rights, reason: $reason) { role label rights revision holders changedAt }
  }
`)

export type Rights = ResultOf<typeof GetRights>
export type RoleRights = Rights['roleRights'][number]

/** Edits the rights of each role, with a confirmation before saving. */
export function RightsSection() {
  const query = useQuery(GetRights, {})
  return <Loaded query={query}>{(rights) => <RightsEditor saved={rights} refetch={query.refetch} />}</Loaded>
}

const rightsIn = (roles: readonly RoleRights[], name: string) => roles.find(({ role }) => role === name)?.rights ?? []

function RightsEditor({ saved, refetch }: { saved: Rights; refetch: () => void }) {
  const [roles, setRoles] = useState(saved.roleRights)
  const [edited, setEdited] = useState<Record<string, readonly string[]>>({})
  const [sought, setSought] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const [pendingRole, setPending] = useState<string | null>(null)
  // As it is now: another admin may change it while the dialog is open.
  const pending = roles.find(({ role }) => role === pendingRole) ?? null
  const { mutate, isPending, error, variables, reset } = useMutation(ChangeRights)

  const known = useRef(saved.roleRights)
  useEffect(() => {
    const before = known.current
    known.current = saved.roleRights
    setRoles(saved.roleRights)
    // What another admin saved meanwhile stays.
    setEdited((all) => Object.fromEntries(Object.entries(all).map(([name, edited]) => [name, rebasedRights({ before: rightsIn(before, name), edited, latest: rightsIn(saved.roleRights, name) })])))
  }, [saved])
  const rightsOf = (role: RoleRights) => edited[role.role] ?? role.rights
  const changeOf = (role: RoleRights) => rightsChange(role.rights, rightsOf(role))
  const isChanged = (role: RoleRights) => changeOf(role).given.length + changeOf(role).taken.length > 0
  const changeCount = roles.reduce((sum, role) => sum + changeOf(role).given.length + changeOf(role).taken.length, 0)
  const discard = ({ role }: RoleRights) => setEdited(({ [role]: _discarded, ...others }) => others)

  const save = (role: RoleRights, reason: string) => {
    mutate(
      { role: role.role, revision: role.revision, rights: [...rightsOf(role)], reason },
      {
        onSuccess: (answer) => {
          known.current = answer.changeRights
          setRoles(answer.changeRights)
          discard(role)
          setPending(null)
          showToast(`Saved the ${role.label} permissions.`)
        },
        onError: ({ code }) => {
          if (code === 'OUTDATED_EDIT') refetch()
        },
      },
    )
  }
  const differs = (right: Rights['knownRights'][number]) => roles.some((role) => rightsOf(role).includes(right.name) !== right.defaultRoles.includes(role.role))
  const shown = findRights(saved.knownRights, sought).filter((right) => !onlyChanged || differs(right))
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2" role="search">
        <TextInput type="search" aria-label="Find a permission" placeholder="Find a permission" className="w-72 max-w-full" value={sought} onChange={({ target }) => setSought(target.value)} />
        <Checkbox label={`Different from the default (${saved.knownRights.filter(differs).length})`} checked={onlyChanged} onChange={() => setOnlyChanged(!onlyChanged)} />
        <p role="status" className="sr-only">
          {counted(shown.length, 'permission', 'permissions')}
        </p>
      </div>
      {shown.length === 0 && <EmptyState text="No permission matches" hint={onlyChanged ? 'All of these have their default.' : 'Try another word.'} />}
      <RightsMatrix
        rights={shown}
        roles={roles}
        rightsOf={rightsOf}
        onToggle={(role, right) =>
          setEdited((all) => {
            const now = all[role.role] ?? role.rights
            return { ...all, [role.role]: now.includes(right) ? now.filter((one) => one !== right) : [...now, right] }
          })
        }
      />
      {roles.some(isChanged) && (
        <section aria-label="Unsaved changes" className="beside-chat sticky bottom-4 z-10 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-3 shadow-lg max-md:bottom-[calc(var(--tabs)+0.5rem)]">
          <p className="mr-auto text-sm font-medium">{changeCount === 1 ? '1 unsaved change' : `${changeCount} unsaved changes`}</p>
          <Button onClick={() => setEdited({})}>Discard changes</Button>
          {roles.filter(isChanged).map((role) => (
            <Button key={role.role} variant="primary" onClick={() => setPending(role.role)}>
              Save {role.label} permissions
            </Button>
          ))}
        </section>
      )}
      <LeaveQuestion isChanged={roles.some(isChanged)} />
      {pending !== null && (
        <RightsDialog
          role={pending}
          change={changeOf(pending)}
          isRebased={error?.code === 'OUTDATED_EDIT' && variables?.revision !== pending.revision}
          rights={saved.knownRights}
          busy={isPending}
          refusal={error}
          onSend={(reason) => save(pending, reason)}
          onClose={() => {
            reset()
            setPending(null)
          }}
        />
      )}
    </>
  )
}
