import { describe, expect, test } from 'vitest'
import { playlistId, videoPlace } from './video-address.ts'

describe('Video addresses (requirement K-4)', () => {
  test('every form of a YouTube address names the video', () => {
    const id = 'aircAruvnKk'
    for (const address of [
      `https://www.youtube.com/watch?v=${id}`, `https://youtube.com/watch?list=PL1&v=${id}&t=30`, `http://m.youtube.com/watch?v=${id}`, `https://youtu.be/${id}?si=x`,
      `https://www.youtube.com/embed/${id}`, `https://www.youtube-nocookie.com/embed/${id}`, `https://www.youtube.com/shorts/${id}`, `  https://youtu.be/${id}  `,
    ]) expect([address, videoPlace(address)]).toEqual([address, { host: 'youtube', id }])
  })

  test('a file of this site is one, too', () => {
    expect(videoPlace('/api/videos/0190a1b2-0000-7000-8000-000000000000')).toEqual({ host: 'file', id: '0190a1b2-0000-7000-8000-000000000000' })
  })

  test('playlists, other sites, scripts and malformed addresses are none', () => {
    for (const address of [
      'https://www.youtube.com/playlist?list=PLZHQObOWTQDNU6R1_67000Dx_ZCJB-3pi', 'https://www.youtube.com/watch?v=short', 'https://evil.example/watch?v=aircAruvnKk', 'https://youtube.com.evil.example/watch?v=aircAruvnKk',
      'javascript:alert(1)//youtu.be/aircAruvnKk', 'https://user@youtube.com/watch?v=aircAruvnKk', 'https://youtu.be/aircAruvnKk"onload=', 'data:text/html,x', '', 'not an address', '/api/videos/../../etc/passwd', '//youtu.be/aircAruvnKk',
    ]) expect([address, videoPlace(address)]).toEqual([address, null])
  })

  test('a playlist is named by its address', () => {
    expect(playlistId('https://www.youtube.com/playlist?list=PLZHQObOWTQDNU6R1_67000Dx_ZCJB-3pi')).toBe('PLZHQObOWTQDNU6R1_67000Dx_ZCJB-3pi')
    expect([playlistId('https://www.youtube.com/watch?v=aircAruvnKk'), playlistId('https://evil.example/playlist?list=PLZHQObOWTQDNU6R1_67000Dx_ZCJB-3pi'), playlistId('x')]).toEqual([null, null, null])
  })
})
