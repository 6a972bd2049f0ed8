import { graphql } from '../graphql/graphql.ts'
import { useQuery } from './use-query.ts'

const GetTurnedOff = graphql(`
  query GetTurnedOff { turnedOffFeatures { name message } }
`)

/** Why a part of the site can't be used now; null if it can, or if that is not known yet. It is not asked for while `enabled` is false. */
export function useTurnedOff(name: string, enabled = true): string | null {
  const { data } = useQuery(GetTurnedOff, {}, { enabled, staleTime: 60_000 })
  return data?.turnedOffFeatures.find((one) => one.name === name)?.message ?? null
}
