import { describe, expect, it } from 'vitest'
import { captionsId, noStorageText, uploadInput, videoType } from './course-files.ts'

const ID = '0198f2a0-0000-4000-8000-000000000001'
const bytes = (...parts: (string | number[])[]) => new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))))

describe('Files of courses', () => {
  it('have a kind by their first bytes', () => {
    expect(videoType(bytes([0, 0, 0, 24], 'ftypisom'))).toBe('mp4')
    expect(videoType(bytes([0x1a, 0x45, 0xdf, 0xa3, 0x9f], 'webm'))).toBe('webm')
    for (const other of [bytes(''), bytes('ftypisom'), bytes([0, 0, 0, 24], 'ftyp'), bytes([0, 0, 0, 24], 'ftypheic'), bytes([0x1a, 0x45, 0xdf, 0xa3], 'matroska'), bytes('GIF89a')]) expect(videoType(other)).toBe(null)
  })

  it('have addresses of this site only', () => {
    expect(captionsId(`/api/captions/${ID}`)).toBe(ID)
    for (const other of [`/api/videos/${ID}`, `https://evil.test/api/captions/${ID}`, `/api/captions/${ID}/x`, 'javascript:1', '']) expect(captionsId(other), other).toBe(null)
  })

  it('keep a name of one line, and get one when there is none', () => {
    const nameOf = (name: unknown) => uploadInput.parse({ course: ID, name }).name
    expect([nameOf('talk\n1.mp4'), nameOf(' '), nameOf(undefined), nameOf('x'.repeat(300)).length]).toEqual(['talk 1.mp4', 'Untitled', 'Untitled', 200])
  })

  it('that do not fit are explained', () => {
    expect(noStorageText(2048, { used: 4096, limit: 5120 })).toBe('This file needs 2 KiB, but only 1 KiB of your 5 KiB of video storage is free. Delete videos that you no longer need.')
  })
})
