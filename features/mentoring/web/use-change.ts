import { useMutation, type MutationResult } from '#platform/web/data/use-mutation.ts'
import type { Document } from '#platform/web/graphql/graphql.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { readAgain } from './group-query.ts'

/** A mutation after which the groups are read again, also if it was outdated. `onDone` runs then; without `isQuiet`, an error is shown as a toast. */
export function useChange<Data, Variables>(document: Document<Data, Variables>, onDone?: (data: Data) => void, { isQuiet = false } = {}): MutationResult<Data, Variables> {
  return useMutation(document, {
    onSuccess: async (data, _variables, cache) => {
      await readAgain(cache)
      onDone?.(data)
    },
    onError: (error, _variables, cache) => {
      if (error.code === 'OUTDATED_EDIT') void readAgain(cache)
      if (!isQuiet) showToast(error.message, { kind: 'error' })
    },
  })
}
