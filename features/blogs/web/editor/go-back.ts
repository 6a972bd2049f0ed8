interface History {
  canGoBack: boolean
}

/** Goes back to the page before, if that was one of ours; says whether there was one. */
export function goBack(): boolean {
  const { navigation } = window as unknown as { navigation?: History }
  if (navigation?.canGoBack !== true) return false
  window.history.back()
  return true
}
