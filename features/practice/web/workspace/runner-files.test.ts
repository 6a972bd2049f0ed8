import { expect, test } from 'vitest'
import { supportsSnapshot } from './runner-files.ts'

test.each([
  ['Chromium on Linux', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36', 'Linux x86_64', 0, true],
  ['Safari on a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15', 'MacIntel', 0, true],
  ['a PC with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Win32', 10, true],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1', 'iPhone', 5, false],
  ['an iPad that identifies itself as a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15', 'MacIntel', 5, false],
])('Python starts from the memory snapshot if the browser supports it (requirement Q-6): %s', (_name, userAgent, platform, maxTouchPoints, isSupported) => {
  expect(supportsSnapshot({ userAgent, platform, maxTouchPoints })).toBe(isSupported)
})
