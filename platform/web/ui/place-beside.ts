const GAP = 6
const EDGE = 8

/** Positions a floating element below its anchor, or above where there is more room, and inside the window. */
export function placeBeside(floating: HTMLElement, anchor: HTMLElement, align: 'start' | 'end' | 'middle'): void {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = floating
  const aligned =
    align === 'start' ? at.left : align === 'end' ? at.right - width : at.left + at.width / 2 - width / 2
  const left = Math.max(EDGE, Math.min(aligned, innerWidth - width - EDGE))
  const isBelow = at.bottom + GAP + height <= innerHeight - EDGE || at.top < innerHeight - at.bottom
  const top = isBelow ? at.bottom + GAP : at.top - GAP - height
  floating.style.left = `${Math.round(left)}px`
  floating.style.top = `${Math.round(Math.max(EDGE, top))}px`
}
