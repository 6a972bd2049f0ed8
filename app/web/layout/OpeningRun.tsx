import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { BOOT_LINES } from './boot-lines.ts'
import { runOpening, shortChance, type Wait } from './opening-clock.ts'
import { OpeningDrawing } from './OpeningDrawing.tsx'
import { focusHeading } from '#platform/web/pages/focus-heading.ts'

const wait: Wait = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds)
  return () => clearTimeout(timer)
}

/** The running opening: lines and the descending point. It ends by itself, and at any key or press. */
export function OpeningRun() {
  const [shown, show] = useState(0)
  const [isOver, setOver] = useState(false)
  const [isDrawn, draw] = useState(false)

  const finish = useEffectEvent(() => {
    const screen = document.querySelector<HTMLDialogElement>('#opening')
    screen?.classList.add('opening-leaving')
    const leave = () => {
      delete document.documentElement.dataset.opening
      screen?.close()
      screen?.classList.remove('opening-leaving')
      setOver(true)
      focusHeading()
    }
    setTimeout(leave, 240)
  })

  // Computing the landscape takes a while: the page hydrates before.
  useEffect(() => {
    startTransition(() => draw(true))
  }, [])

  useEffect(() => {
    const root = document.documentElement
    const screen = document.querySelector<HTMLDialogElement>('#opening')
    if (root.dataset.opening === undefined || screen === null) return
    // From here on this component ends the opening; before that the script in the head would have.
    root.dataset.opening = 'live'
    // In a task of its own, because the browser recomputes the styles of the whole page.
    const stopShowing = wait(0, () => {
      screen.showModal()
      screen.focus()
    })
    const stop = runOpening(BOOT_LINES.length, { wait, chance: () => shortChance(Math.random()), onLine: show, onFinished: finish })
    const skip = () => {
      stop()
      finish()
    }
    const onKey = (event: KeyboardEvent) => {
      // Tab reaches Skip, and a modifier alone is no answer.
      if (['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return
      event.preventDefault()
      skip()
    }
    screen.addEventListener('keydown', onKey)
    screen.addEventListener('cancel', skip)
    screen.addEventListener('click', skip)
    return () => {
      stopShowing()
      stop()
      screen.removeEventListener('keydown', onKey)
      screen.removeEventListener('cancel', skip)
      screen.removeEventListener('click', skip)
    }
  }, [])

  if (isOver) return null
  return (
    <>
      {isDrawn && <OpeningDrawing progress={shown / BOOT_LINES.length} />}
      <ol className="opening-log">
        {BOOT_LINES.slice(0, shown).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </>
  )
}
