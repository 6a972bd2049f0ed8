import { describe, expect, test } from 'vitest'
import { endingRefusal, mismatch } from './file-endings.ts'
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

  test('the ending has to be one of the supported ones, and to fit the content', () => {
    for (const name of ['plan.PDF', 'train.py', 'notes.ipynb', 'archive.zip', 'slides.pptx', 'README', 'a name. With a dot']) expect(endingRefusal(name)).toBeNull()
    for (const name of ['bad.exe', 'run.bat', 'plan.pdf.scr', 'old.doc']) expect(endingRefusal(name)).toContain('aren’t supported')
    expect(mismatch('bad.exe', 'txt')).toContain('“.exe”')
    expect(mismatch('report.pdf', 'pdf')).toBeNull()
    expect(mismatch('report.docx', 'zip')).toBeNull()
    expect(mismatch('Report', 'jpg')).toBeNull()
    expect(mismatch('report.pdf', 'txt')).toContain('isn’t what its ending “.pdf” says')
  })
})
