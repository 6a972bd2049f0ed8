import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { playlistId, videoPlace } from '../../rules/video-address.ts'
import { useCourseForm } from './course-form.ts'
import type { LessonFormProps } from './LessonEditor.tsx'

/** What is wrong with the address of a video while it is typed; null: nothing, or nothing yet. */
function addressFault(address: string): string | null {
  if (address.trim() === '' || videoPlace(address) !== null) return null
  return playlistId(address) === null ? 'This isn’t the address of a YouTube video.' : 'This is a playlist. Enter the address of one of its videos.'
}

/** The address and the length of a video. */
export function VideoFields({ lesson: { videoUrl, seconds }, path, set }: LessonFormProps) {
  const { errorAt } = useCourseForm()
  const place = videoPlace(videoUrl)
  const found = place === null ? 'A YouTube address of one video.' : place.host === 'youtube' ? `YouTube video ${place.id}` : 'A video of this site'
  return (
    <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_8rem]">
      <Field label="Address of the video" hint={found} error={addressFault(videoUrl) ?? errorAt(`${path}.videoUrl`)}>
        {(control) => <TextInput {...control} type="url" inputMode="url" spellCheck={false} value={videoUrl} onChange={({ target }) => set({ videoUrl: target.value })} />}
      </Field>
      <Field label="Length" hint="Such as 12:30" error={errorAt(`${path}.seconds`)}>
        {(control) => <TextInput {...control} value={seconds} onChange={({ target }) => set({ seconds: target.value })} />}
      </Field>
    </div>
  )
}
