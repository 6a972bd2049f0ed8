interface History {
  canGoBack: boolean
}

/** Goes back to the previous page if it was on this site; returns whether it was. */
export function goBack(): boolean {
  const { navigation } = window as unknown as { navigation?: History }
  if (navigation?.canGoBack !== true) return false
  window.history.back()
  return true
}
