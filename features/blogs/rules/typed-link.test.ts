import { expect, test } from 'vitest'
import { isTypedLink } from './typed-link.ts'

test.each(['https://train.py', 'www.example.ai', 'example.com', 'arxiv.org/abs/1706.03762', 'mailto:a@b.ai', 'someone@example.org', 'example.com:8080/x'])('B-15 %s becomes a link', (text) => expect(isTypedLink(text)).toBe(true))

test.each(['train.py', 'README.md', 'main.rs', 'config.ai', 'model.pt', 'np.io', 'index.ts', 'data.zip', 'a.b.c', 'node.js', '.com', 'a..com', 'run.sh'])('B-15 %s stays a word', (text) => expect(isTypedLink(text)).toBe(false))
