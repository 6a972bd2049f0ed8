import { copyText } from '#platform/web/copy-text.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { copyIcon } from '#platform/web/ui/icons.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { listPath } from '../../rules/paths.ts'
import { ListsQuery } from './lists-query.ts'

const ShareProblemList = graphql(`mutation ShareProblemList($id: ID!, $isShared: Boolean!) { shareProblemList(id: $id, isShared: $isShared) }`)

interface Props {
  id: string
  name: string
  isShared: boolean
  open: boolean
  onClose: () => void
}

/** Shares a list with everyone who has its link, shows the link, and ends the sharing (requirement Q-73). */
export function ShareList({ id, name, isShared, open, onClose }: Props) {
  const { mutate, isPending, error } = useMutation(ShareProblemList, {
    onSuccess: (_data, { isShared }, cache) => cache.updateQuery(ListsQuery, {}, ({ ownProblemLists }) => ({ ownProblemLists: ownProblemLists.map((list) => (list.id === id ? { ...list, isShared } : list)) })),
  })
  const share = (isShared: boolean) => mutate({ id, isShared })
  const link = typeof window === 'undefined' ? '' : `${window.location.origin}${listPath(id)}`
  return (
    <Dialog
      open={open}
      title={`Share “${name}”`}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {isShared ? 'Done' : 'Cancel'}
          </Button>
          {isShared ? (
            <Button busy={isPending} onClick={() => share(false)}>
              Stop sharing
            </Button>
          ) : (
            <Button variant="primary" busy={isPending} onClick={() => share(true)}>
              Share list
            </Button>
          )}
        </>
      }
    >
      {isShared ? (
        <div className="grid gap-3">
          <Field label="Link" hint="Everyone who has this link can read and copy the list, and see your name. They don’t see what you solved.">
            {(control) => <TextInput {...control} data-autofocus readOnly value={link} onFocus={({ target }) => target.select()} />}
          </Field>
          <Button variant="primary" icon={copyIcon} className="justify-self-start" onClick={() => void copyText(link, { copied: 'Link copied', failed: 'Couldn’t copy the link. Select and copy it.' })}>
            Copy link
          </Button>
        </div>
      ) : (
        <p className="text-sm text-text-muted">Only you see this list. If you share it, everyone who has its link can read and copy it, and see your name. They don’t see what you solved.</p>
      )}
      <ErrorMessage message={error?.message} />
    </Dialog>
  )
}
