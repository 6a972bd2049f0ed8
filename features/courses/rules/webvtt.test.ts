import { describe, expect, it } from 'vitest'
import { captionsFault } from './webvtt.ts'

const CUE = '00:01.000 --> 00:04.000\nHello'

describe('Captions', () => {
  it.each([`WEBVTT\n\n${CUE}`, `\uFEFFWEBVTT - Talk\r\nKind: captions\r\n\r\nfirst\r\n${CUE.replaceAll('\n', '\r\n')}`, 'WEBVTT\n\n1:00:00.000 --> 01:00:01.500 line:0\nx'.replace('1:00', '01:00')])('are WebVTT: %j', (text) => {
    expect(captionsFault(text)).toBe(null)
  })

  it.each([
    ['', 'These captions aren’t WebVTT: the first line must be WEBVTT.'],
    [`WEBVTTX\n\n${CUE}`, 'These captions aren’t WebVTT: the first line must be WEBVTT.'],
    ['1\n00:00:01,000 --> 00:00:04,000\nHello', 'These captions are in SRT format. Convert them to WebVTT first.'],
    ['WEBVTT\n\n', 'These captions are empty.'],
    ['WEBVTT\n\n00:01 --> 00:04\nx', 'Line 3 of these captions isn’t a WebVTT time range, such as 00:01.000 --> 00:04.000.'],
    ['WEBVTT\n\n00:61.000 --> 00:99.000\nx', 'Line 3 of these captions isn’t a WebVTT time range, such as 00:01.000 --> 00:04.000.'],
    [`WEBVTT\n\n${CUE}\n\n00:09.000 --> 00:08.000\nx`, 'Line 6 of these captions ends before it begins.'],
  ])('are refused with a sentence: %j', (text, fault) => {
    expect(captionsFault(text)).toBe(fault)
  })
})
