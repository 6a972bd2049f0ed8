import { describe, expect, test } from 'vitest'
import { fileType } from './group-files.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0)!)

describe('Files of groups (requirement X-6)', () => {
  test('the type is detected from the content, not the name', () => {
    expect(fileType(bytes('%PDF-1.7 ...'))).toBe('pdf')
    expect(fileType(bytes('\x89PNG\r\n\x1a\n....'))).toBe('png')
    expect(fileType(bytes('RIFF....WEBPVP8 '))).toBe('webp')
    expect(fileType(bytes('PK\x03\x04....'))).toBe('zip')
    expect(fileType(bytes('MZ\x90\0\x03'))).toBe('txt')
  })
})
