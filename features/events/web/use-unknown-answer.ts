import { useMounted } from '#platform/web/ui/use-mounted.ts'

/**
 * The class of buttons that depend on the viewer’s own answer. They keep their place but are not seen until it is known: a member who has a place would read “Join the waiting
 * list”. The server does not know who reads, so before hydration the stored login decides.
 */
export function useUnknownAnswer(isLoading: boolean): string {
  const isMounted = useMounted()
  return isLoading ? 'invisible' : isMounted ? '' : '[[data-session=in]_&]:invisible'
}
