/** Scrolls a list of messages so that one of its rows is in the middle. Unlike `scrollIntoView`, the page stays where it is, with the header of the conversation. */
export function showInHistory(row: Element | null): void {
  const list = row?.closest('[role=log]')
  if (row === null || list === null || list === undefined) return
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
}
