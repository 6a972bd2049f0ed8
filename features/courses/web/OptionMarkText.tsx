import { checkIcon, circleCheckIcon, crossIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import type { OptionMark } from '../rules/quiz.ts'

const MARKS: Record<OptionMark, { icon: string; text: string; color: string }> = {
  right: { icon: checkIcon, text: 'Right', color: 'text-success' },
  wrong: { icon: crossIcon, text: 'Wrong', color: 'text-danger' },
  missed: { icon: circleCheckIcon, text: 'Right answer, not chosen', color: 'text-success' },
}

/** Whether an option was right, as a sign and a text. */
export function OptionMarkText({ mark }: { mark: OptionMark }) {
  const { icon, text, color } = MARKS[mark]
  return (
    <span className={`flex flex-none items-center gap-1.5 text-sm font-medium ${color}`}>
      <Icon of={icon} small />
      {text}
    </span>
  )
}
