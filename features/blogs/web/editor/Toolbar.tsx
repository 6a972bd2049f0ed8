import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronRightIcon } from '#platform/web/ui/icons.ts'
import { TableBar } from './TableBar.tsx'
import { onToolbarKey } from './toolbar-keys.ts'
import { TOOL_GROUPS, TOOLS, toolTip, type Tool, type ToolbarActions } from './toolbar-tools.ts'
import { useKeyboardHeight } from './use-keyboard-height.ts'

interface Props {
  editor: Editor
  actions: ToolbarActions
  bar: RefObject<HTMLDivElement | null>
}

/** The toolbar: one tab stop, arrow keys within, Escape back to the text. On a phone it is at the bottom. */
export function Toolbar({ editor, actions, bar }: Props) {
  const [stop, setStop] = useState(TOOLS[0]!.name)
  const states = useEditorState({ editor, selector: ({ editor }) => statesOf(editor) })
  const frame = useRef<HTMLDivElement>(null)
  useKeyboardHeight(frame)
  useFade(bar)

  return (
    <div ref={frame} className="writing-toolbar">
      <div
        ref={bar}
        role="toolbar"
        // Its buttons take the focus; the bar itself does so only by script.
        tabIndex={-1}
        aria-label="Formatting"
        aria-controls="blog-text"
        className="writing-tools"
        onKeyDown={(event) => onToolbarKey(editor, event)}
      >
        {TOOL_GROUPS.map((group) => (
          <div key={group[0]!.name} className="writing-group" role="presentation">
            {group.map((tool) => (
              <ToolButton
                key={tool.name}
                tool={tool}
                isStop={stop === tool.name}
                isOn={states[`${tool.name}:on`]}
                isOff={states[`${tool.name}:off`] === true}
                onFocus={() => setStop(tool.name)}
                onPress={() => tool.run(editor, actions)}
              />
            ))}
          </div>
        ))}
      </div>
      {/* For fingers; the arrow keys move through all tools. */}
      <button type="button" className="writing-more" tabIndex={-1} aria-label="More tools" onMouseDown={(event) => event.preventDefault()} onClick={() => scrollOn(bar.current)}>
        <Icon of={chevronRightIcon} small />
      </button>
      <TableBar editor={editor} />
    </div>
  )
}

function statesOf(editor: Editor): Record<string, boolean> {
  const states: Record<string, boolean> = {}
  for (const { name, isOn, isOff } of TOOLS) {
    if (isOn !== undefined) states[`${name}:on`] = isOn(editor)
    if (isOff !== undefined) states[`${name}:off`] = isOff(editor)
  }
  return states
}

interface ToolProps {
  tool: Tool
  isStop: boolean
  isOn: boolean | undefined
  isOff: boolean
  onFocus: () => void
  onPress: () => void
}

function ToolButton({ tool, isStop, isOn, isOff, onFocus, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="button button-ghost button-icon-sm"
      tabIndex={isStop ? 0 : -1}
      aria-label={tool.label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      data-tip={toolTip(tool)}
      onFocus={onFocus}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isOff) onPress()
      }}
    >
      <Icon of={tool.icon} small />
    </button>
  )
}

/** Shows with a fade that there are more tools beyond the edge. */
/** Shows the next tools of a bar that is wider than the window. */
function scrollOn(bar: HTMLElement | null): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  bar?.scrollBy({ left: bar.clientWidth * 0.75, behavior: isCalm ? 'instant' : 'smooth' })
}

function useFade(bar: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (element === null) return
    const look = () => {
      element.dataset['before'] = String(element.scrollLeft > 4)
      element.dataset['after'] = String(element.scrollLeft + element.clientWidth < element.scrollWidth - 4)
    }
    look()
    const sized = new ResizeObserver(look)
    sized.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sized.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [bar])
}
