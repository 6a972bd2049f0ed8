import { upload } from '#platform/web/upload.ts'
import { useUpload } from '#platform/web/use-upload.ts'
import { endingRefusal } from '../rules/file-endings.ts'
import { filesPath } from '../rules/paths.ts'

export interface AttachedFile {
  id: string
  name: string
}

const MAX_MB = 20
export const FILES_HINT = `Notebook, code, text, PDF, image, Office document or ZIP, up to ${MAX_MB} MB.`
const refuse = (file: File) => (file.size > MAX_MB * 1024 * 1024 ? `This file is larger than ${MAX_MB} MB. Choose a smaller one.` : endingRefusal(file.name))

/** Uploads files of up to 20 MB for a group, one at a time and at once, with its progress. */
export const useGroupUpload = (groupId: string, onDone: (file: AttachedFile) => void) =>
  useUpload({
    upload: (chosen, onProgress) => upload<AttachedFile>(filesPath(groupId, chosen.name), new Blob([chosen], { type: 'application/octet-stream' }), { onProgress }),
    refuse,
    onDone,
  })
