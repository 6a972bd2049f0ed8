import { describe, expect, test } from 'vitest'
import { pastedVideos } from './pasted-videos.ts'

const address = (id: string) => `https://www.youtube.com/watch?v=${id}`

describe('Pasting videos (requirement K-21)', () => {
  test('each line is a video, with its title before or after the address', () => {
    expect(pastedVideos('https://youtu.be/aircAruvnKk  But what is a network?\n\n Gradients – https://www.youtube.com/watch?v=IHZwWFHWa-w&list=PLZHQObOWTQDNU6R1_67000Dx_ZCJB-3pi\r\nhttps://youtu.be/Ilg3gGewQ5U')).toEqual({
      videos: [{ url: address('aircAruvnKk'), title: 'But what is a network?' }, { url: address('IHZwWFHWa-w'), title: 'Gradients' }, { url: address('Ilg3gGewQ5U'), title: '' }],
      playlist: null,
      rest: [],
    })
    expect(pastedVideos('https://youtu.be/aircAruvnKk, https://youtu.be/Ilg3gGewQ5U').videos).toHaveLength(2)
  })

  test('a playlist and lines without a video are named', () => {
    const playlist = 'https://www.youtube.com/playlist?list=PLZHQObOWTQDNU6R1_67000Dx_ZCJB-3pi'
    expect(pastedVideos(`${playlist}\nhttps://vimeo.com/1\njavascript:alert(1)`)).toEqual({ videos: [], playlist, rest: ['https://vimeo.com/1', 'javascript:alert(1)'] })
  })
})
