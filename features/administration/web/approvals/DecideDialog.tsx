import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { REASON_LENGTH } from '../../rules/lengths.ts'
import { TemplateSelect } from '../TemplateSelect.tsx'
import type { ReasonTemplate } from './approval-queries.ts'

interface Props {
  title: string
  /** The item. */
  target: string
  action: string
  /** Templates for the reason; none for an approval, whose comment may be empty. */
  templates: readonly ReasonTemplate[] | null
  busy: boolean
  error: string | undefined
  onSend: (comment: string) => void
  onClose: () => void
}

/** Asks why an item is sent back, or for a comment on an approval. A template fills the text, which stays editable. */
export const DecideDialog = ({ templates, ...rest }: Props) => (
  <ReasonDialog
    {...rest}
    label={templates === null ? 'Comment' : 'Reason'}
    hint="The author will see it."
    maxLength={REASON_LENGTH}
    requiredHint={templates === null ? null : 'Enter a reason or choose a template'}
    renderFields={(setReason) => <TemplateSelect templates={templates ?? []} onChoose={setReason} />}
  />
)
