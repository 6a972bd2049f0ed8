import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { PAGE_SIZES, PROBLEM_PAGE, type PageSize } from '../rules/find-problems.ts'
import { listAddress, type ListState } from './list-address.ts'

const KEY = 'cloggle.practice.size'

/** Remembers on this device how many problems a page has. */
export function rememberSize(size: PageSize): void {
  try {
    localStorage.setItem(KEY, String(size))
  } catch {
    // Without storage the list has its usual size on the next visit.
  }
}

function rememberedSize(): PageSize {
  try {
    return PAGE_SIZES.find((size) => String(size) === localStorage.getItem(KEY)) ?? PROBLEM_PAGE
  } catch {
    return PROBLEM_PAGE
  }
}

/** Adds the remembered size to an address that names neither size nor page. */
export function useRememberedSize(state: ListState, search: URLSearchParams): void {
  const navigate = useNavigate()
  const isOpen = !search.has('size') && !search.has('page')
  const address = listAddress(state, {})
  const suggest = useEffectEvent(() => {
    const preferred = listAddress(state, { size: rememberedSize() })
    if (isOpen && preferred !== address) navigate(preferred, { replace: true, isCompletion: true })
  })
  useEffect(() => {
    suggest()
  }, [address])
}
