import { useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { emptyLesson, insertLessons } from '../../rules/draft-edits.ts'
import { pastedVideos } from '../../rules/pasted-videos.ts'
import { useCourseForm } from './course-form.ts'
import { newKey } from './new-key.ts'

/** Makes a video lesson of each pasted line. The host is not asked, so titles are typed here or later. */
export function PasteVideosDialog({ topic, onClose }: { topic: string; onClose: () => void }) {
  const { change } = useCourseForm()
  const [text, setText] = useState('')
  const { videos, playlist, rest } = pastedVideos(text)
  const add = () => {
    const lessons = videos.map(({ url, title }) => emptyLesson(newKey(), 'video', { videoUrl: url, title }))
    change((draft) => {
      const next = insertLessons(draft, lessons, { topic, at: draft.topics.find((one) => one.key === topic)?.lessons.length ?? 0 })
      return playlist !== null && draft.youtubeLink === '' ? { ...next, youtubeLink: playlist } : next
    })
    onClose()
  }
  const label = videos.length === 1 ? 'Add 1 video' : `Add ${videos.length} videos`
  return (
    <Dialog
      open
      width="wide"
      title="Paste videos"
      onClose={onClose}
      footer={
        <Button variant="primary" disabledBecause={videos.length === 0 ? 'Paste the address of a video first' : null} onClick={add}>
          {label}
        </Button>
      }
    >
      <div className="grid gap-3">
        <Field label="Addresses and titles" hint="One video in each line: its YouTube address, and its title if you like.">
          {(control) => (
            <TextArea {...control} data-autofocus rows={8} className="font-mono" placeholder="https://youtu.be/aircAruvnKk But what is a neural network?" value={text} onChange={({ target }) => setText(target.value)} />
          )}
        </Field>
        <div role="status" className="grid gap-1 text-sm">
          {playlist !== null && <p className="text-text-muted">The playlist becomes the link of the course. Paste the addresses of its videos, because a playlist alone doesn’t name them.</p>}
          {rest.length > 0 && <p className="text-danger wrap-anywhere">{rest.length === 1 ? 'This line has' : 'These lines have'} no address of a YouTube video: {rest.slice(0, 3).join(' · ')}</p>}
        </div>
      </div>
    </Dialog>
  )
}
