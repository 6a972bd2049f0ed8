/** Scrolls a list of links so that the one of the current page or filter is visible. Only the list: the page must stay where it is. */
export function scrollToCurrent(list: HTMLElement): void {
  const link = list.querySelector('[aria-current=page], [aria-current=true]')
  if (link === null) return
  const [frame, box] = [list.getBoundingClientRect(), link.getBoundingClientRect()]
  if (box.left < frame.left || box.right > frame.right) list.scrollLeft += box.left - frame.left - (frame.width - box.width) / 2
  // A list that is taller than the rest of the window ends below it.
  const bottom = Math.min(frame.bottom, window.innerHeight)
  if (box.top < frame.top || box.bottom > bottom) list.scrollTop += box.top - frame.top - (bottom - frame.top - box.height) / 2
}
