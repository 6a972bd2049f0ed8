import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { AdminReasonDialog } from '../AdminReasonDialog.tsx'
import { Loaded } from '../Loaded.tsx'
import { OperationsPart } from './OperationsPart.tsx'

const GetFeatureSwitches = graphql(`
  query GetFeatureSwitches { featureSwitches { name label message isOn changedAt changedBy } }
`)
const ChangeFeatureSwitch = graphql(`
  mutation ChangeFeatureSwitch($name: ID!, $isOn: Boolean!, $reason: String!) { changeFeatureSwitch(name: $name, isOn: $isOn, reason: $reason) }
`)

type FeatureSwitch = ResultOf<typeof GetFeatureSwitches>['featureSwitches'][number]

/** Parts of the site that can be turned off, each after a reason. */
export function FeatureSwitches() {
  const query = useQuery(GetFeatureSwitches, {})
  const [pending, setPending] = useState<FeatureSwitch | null>(null)
  const change = useMutation(ChangeFeatureSwitch, {
    onSuccess: () => {
      setPending(null)
      query.refetch()
    },
  })
  return (
    <OperationsPart title="Feature switches">
      <Loaded query={query}>
        {({ featureSwitches }) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {featureSwitches.map((one) => (
              <li key={one.name} className="flex items-center justify-between gap-4 px-4 py-3 text-sm">
                <span className="min-w-0">
                  <span className="flex flex-wrap items-center gap-2 font-medium">
                    {one.label}
                    {one.isOn ? <Badge tone="success">On</Badge> : <Badge tone="danger">Off</Badge>}
                  </span>
                  <span className="block text-text-muted">
                    {one.isOn ? 'While it is off, people see' : 'People see'}: “{one.message}”
                  </span>
                  {one.changedAt !== null && (
                    <span className="block text-text-muted">
                      Changed <TimeAgo at={one.changedAt} />
                      {one.changedBy !== null && <> by @{one.changedBy}</>}
                    </span>
                  )}
                </span>
                <Button small className="flex-none" aria-label={`Turn ${one.isOn ? 'off' : 'on'}: ${one.label}`} onClick={() => setPending(one)}>
                  Turn {one.isOn ? 'off' : 'on'}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {pending !== null && (
        <AdminReasonDialog
          title={`Turn ${pending.isOn ? 'off' : 'on'} ${pending.label}?`}
          action={pending.isOn ? 'Turn off' : 'Turn on'}
          danger={pending.isOn}
          busy={change.isPending}
          refusal={change.error}
          onSend={(reason) => change.mutate({ name: pending.name, isOn: !pending.isOn, reason })}
          onClose={() => {
            change.reset()
            setPending(null)
            query.refetch()
          }}
        >
          {pending.isOn ? `It turns off immediately. People see: “${pending.message}”` : 'People can use it again immediately.'}
        </AdminReasonDialog>
      )}
    </OperationsPart>
  )
}
